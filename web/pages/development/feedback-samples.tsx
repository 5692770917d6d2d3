import { SearchX } from 'lucide-react';
import { Button } from '#web/ui/action/button.tsx';
import { Banner, InlineNote } from '#web/ui/feedback/banner.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { ProgressBar } from '#web/ui/feedback/progress-bar.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { UndoRow } from '#web/ui/feedback/undo-row.tsx';
import { Sample } from './sample.tsx';

const tones = ['info', 'ok', 'warn', 'danger'] as const;

export function FeedbackSamples() {
  return (
    <>
      <Sample name="Banner" layout="stack">
        {tones.map((tone) => (
          <Banner
            key={tone}
            tone={tone}
            title="Your session ends in 10 minutes"
            actions={<Button>Stay signed in</Button>}
          >
            Nothing you typed is lost.
          </Banner>
        ))}
      </Sample>
      <Sample name="InlineNote" layout="stack">
        {tones.map((tone) => (
          <InlineNote key={tone} tone={tone}>
            Only you can see this.
          </InlineNote>
        ))}
      </Sample>
      <Sample name="EmptyState, ErrorState" layout="grid">
        <EmptyState icon={SearchX} title="No matching jobs" action={<Button>Remove the last filter</Button>}>
          Your search and filters are unchanged.
        </EmptyState>
        <ErrorState error={new Error('offline')} onRetry={() => {}} />
      </Sample>
      <Sample name="Skeleton, ProgressBar, UndoRow" layout="grid">
        <Skeleton count={2} shape="row" />
        <Skeleton count={1} shape="card" />
        <ProgressBar label="Résumés" done={3} total={5} valueText="3 of 5 files read" />
        <UndoRow text="Ana Silva moved to Interview" onUndo={() => {}} />
      </Sample>
    </>
  );
}
