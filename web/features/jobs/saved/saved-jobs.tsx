import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type ReactElement, useEffect, useRef } from 'react';
import type { JobCard } from '#domain/features/jobs/job.ts';
import css from '#web/features/jobs/cards/job-list.module.css';
import { PublicJobCard } from '#web/features/jobs/cards/public-job-card.tsx';
import { useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { UndoRow } from '#web/ui/feedback/undo-row.tsx';
import { savedJobIds, savedJobs, useSaveJob } from './saved-queries.ts';

/** Saved jobs, including closed ones. Removing one can be undone until the page is left. */
export function SavedJobs({ empty }: { readonly empty: ReactElement }) {
  const t = useT();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(savedJobs());
  if (error && !data) {
    return <ErrorState error={error} title={t('jobs.saved.failed')} onRetry={() => void refetch()} />;
  }
  if (!data) return <Loading label={t('jobs.saved.loading')} skeleton={<Skeleton shape="card" count={3} />} />;
  const jobs = data.pages.flatMap((page) => page.jobs.map(({ job }) => job));
  if (jobs.length === 0) return empty;
  return (
    <>
      <SavedList jobs={jobs} />
      {hasNextPage && (
        <div>
          <Button icon={ChevronDown} isPending={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {t('jobs.saved.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function SavedList({ jobs }: { readonly jobs: readonly JobCard[] }) {
  const t = useT();
  const { data: ids } = useQuery(savedJobIds());
  const { mutate } = useSaveJob();
  const list = useRef<HTMLUListElement>(null);
  const returned = useRef<number | null>(null);
  // The pressed button is gone; focus the one that replaced it.
  useEffect(() => {
    const button = list.current?.querySelector<HTMLElement>(`[data-job="${returned.current}"] button`);
    if (button) returned.current = null;
    button?.focus();
  });
  const undo = (id: number) => {
    returned.current = id;
    mutate({ id, isSaved: true });
  };
  return (
    <ul ref={list} className={css.list}>
      {jobs.map((job) => (
        <li key={job.id}>
          {ids?.includes(job.id) === false ? (
            <UndoRow text={t('jobs.saved.removed', { title: job.title })} onUndo={() => undo(job.id)} takesFocus />
          ) : (
            <PublicJobCard job={job} />
          )}
        </li>
      ))}
    </ul>
  );
}
