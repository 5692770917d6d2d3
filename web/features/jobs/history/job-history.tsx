import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useId, useState } from 'react';
import type { Job } from '#domain/features/jobs/job.ts';
import type { JobEdit, JobHistoryEntry } from '#domain/features/jobs/job-history.ts';
import { getLocalDay } from '#web/lib/local-day.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Loading } from '#web/ui/feedback/loading.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx';
import { LoadMore } from '#web/ui/table/load-more.tsx';
import { HistoryEntry } from './history-entry.tsx';
import { jobHistory } from './history-queries.ts';
import css from './job-history.module.css';
import { useVersion } from './use-version.ts';

/** The edits and status changes of a job, by day. */
export function JobHistory({ job }: { readonly job: Job }) {
  const t = useT();
  const query = useInfiniteQuery(jobHistory(job.id));
  if (query.isPending) {
    return <Loading label={t('jobHistory.loading')} skeleton={<Skeleton shape="row" count={6} />} />;
  }
  if (!query.data) {
    return <ErrorState error={query.error} title={t('jobHistory.failed')} onRetry={() => void query.refetch()} />;
  }
  const entries = query.data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) {
    return (
      <EmptyState icon={History} title={t('jobHistory.empty.title')}>
        {t('jobHistory.empty.text')}
      </EmptyState>
    );
  }
  const more = {
    hasMore: query.hasNextPage,
    isLoading: query.isFetchingNextPage,
    load: () => void query.fetchNextPage(),
  };
  return (
    <div className={css.history}>
      <Days job={job} entries={entries} />
      <LoadMore more={more} rowCount={entries.length} />
    </div>
  );
}

interface DaysProps {
  readonly job: Job;
  readonly entries: readonly JobHistoryEntry[];
}

function Days({ job, entries }: DaysProps) {
  const t = useT();
  const version = useVersion(job.id);
  const [wanted, setWanted] = useState<JobEdit | null>(null);
  const use = (edit: JobEdit) => (version.hasUnsavedChanges() ? setWanted(edit) : version.open(edit));
  const days = [...new Set(entries.map(getDay))];
  return (
    <>
      {days.map((day) => (
        <Day
          key={day}
          day={day}
          entries={entries.filter((entry) => getDay(entry) === day)}
          onUse={job.can_edit ? use : null}
          isOpening={version.isPending}
        />
      ))}
      <ConfirmDialog
        isOpen={wanted !== null}
        title={t('jobHistory.replace.title')}
        text={t('jobHistory.replace.text')}
        confirmLabel={t('jobHistory.replace.confirm')}
        isPending={version.isPending}
        onConfirm={() => wanted && version.open(wanted)}
        onClose={() => setWanted(null)}
      />
    </>
  );
}

/** The day in the time zone of the reader. */
function getDay({ at }: JobHistoryEntry): string {
  return getLocalDay(new Date(at));
}

interface DayProps {
  readonly day: string;
  readonly entries: readonly JobHistoryEntry[];
  /** Null for people who can't edit the job. */
  readonly onUse: ((edit: JobEdit) => void) | null;
  readonly isOpening: boolean;
}

function Day({ day, entries, onUse, isOpening }: DayProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={css.day}>
      <h2 id={headingId} className={css.date}>
        {formatDate(day)}
      </h2>
      <ul className={css.list}>
        {entries.map((entry) => (
          <HistoryEntry
            key={entry.kind === 'edit' ? `edit-${entry.version}` : `status-${entry.id}`}
            entry={entry}
            onUse={onUse}
            isOpening={isOpening}
          />
        ))}
      </ul>
    </section>
  );
}
