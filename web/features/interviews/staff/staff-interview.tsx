import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, FileUser } from 'lucide-react';
import { paths } from '#web/app/paths.ts';
import css from '#web/features/interviews/interviews.module.css';
import { PackView } from '#web/features/interviews/pack-view.tsx';
import { interviewById } from '#web/features/interviews/queries.ts';
import type { InterviewSelection } from '#web/features/interviews/use-interview-selection.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { LinkButton } from '#web/ui/action/link-button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { InterviewParts } from './interview-parts.tsx';

interface StaffInterviewProps {
  readonly id: number;
  readonly selection: InterviewSelection;
}

/** One interview for staff: its state, the times, the scorecards, and the pack. */
export function StaffInterview({ id, selection }: StaffInterviewProps) {
  const t = useT();
  const { data: interview, error, refetch } = useQuery(interviewById(id));
  if (error && !interview) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!interview) return <Loading label={t('interviews.loading')} />;
  const { seeker, job, round } = interview;
  return (
    <div className={css.stack}>
      <div className={css.actions}>
        <Button icon={ArrowLeft} isDense onPress={selection.openList}>
          {t('interviews.back')}
        </Button>
        <LinkButton icon={FileUser} isDense href={paths.application(interview.application_id)}>
          {t('interviews.application')}
        </LinkButton>
      </div>
      <InterviewParts
        interview={interview}
        title={`${t('interviews.choose.option', { name: seeker.name, job: job.title })} · ${t('interviews.round', { number: round })}`}
        onEdit={() => selection.openEdit(id)}
      />
      <PackView interview={interview} />
    </div>
  );
}
