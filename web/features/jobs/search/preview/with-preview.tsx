import { lazy, type ReactNode, Suspense } from 'react';
import type { SearchResultsProps } from '#web/features/jobs/search/results/search-results.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { SplitView } from '#web/ui/layout/split-view.tsx';
import { PreviewSkeleton } from './preview-skeleton.tsx';
import { useSelectedJob } from './use-selected-job.ts';

const JobPreview = lazy(async () => ({ default: (await import('./job-preview.tsx')).JobPreview }));

interface WithPreviewProps {
  /** The first result, shown until another one is selected; undefined without results. */
  readonly firstId: number | undefined;
  /** The first results are loading: the frame of the preview is there already, so that nothing moves. */
  readonly isLoading: boolean;
  /** The seeker's match in short. */
  readonly renderMatch: (jobId: number) => ReactNode;
  /** The results. */
  readonly children: (getRowPreview: SearchResultsProps['getRowPreview']) => ReactNode;
}

/** The results with the selected job next to them, on a page with room for both. */
export function WithPreview({ firstId, isLoading, renderMatch, children }: WithPreviewProps) {
  const t = useT();
  const { id, hasPreview, isChosen, focusId, getRowPreview } = useSelectedJob(firstId);
  return (
    <SplitView
      detailLabel={t('jobs.search.preview.label')}
      detailKey={id ?? ''}
      row={`[data-job="${id}"] a`}
      detail={
        id === null ? (
          hasPreview && isLoading && <PreviewSkeleton />
        ) : (
          <Suspense fallback={<PreviewSkeleton />}>
            <JobPreview id={id} isChosen={isChosen} focusId={focusId} renderMatch={renderMatch} />
          </Suspense>
        )
      }
    >
      {children(getRowPreview)}
    </SplitView>
  );
}
