import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { type ManagedJob, managedJobSorts } from '#domain/features/jobs/contract.ts';
import { type JobStatus, jobLifecycle } from '#domain/features/jobs/lifecycle.ts';
import { capCount } from '#domain/lib/capped-count.ts';
import { listStatuses } from '#domain/lib/lifecycle.ts';
import { type ManagedFilter, managedJobs } from '#web/features/jobs/staff-queries.ts';
import { parseChoice, useUrlFilters } from '#web/lib/hooks/use-url-filters.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { StatusFilter } from '#web/ui/data/marks/status-filter.tsx';
import { JobMenu } from './job-menu.tsx';
import { managedColumns } from './managed-columns.tsx';
import { ManagedEmpty } from './managed-empty.tsx';
import css from './managed-jobs.module.css';
import { ManagedTable } from './managed-table.tsx';
import { ManagedTools } from './managed-tools.tsx';
import { MoveJobDialog, type RequestedStatusChange } from './move-job-dialog.tsx';

interface ManagedJobsProps {
  /** All employers or only the user's own. */
  readonly isWide: boolean;
  readonly isPartner: boolean;
}

const SaveTemplate = lazy(async () => ({
  default: (await import('#web/features/jobs/templates/save-template.tsx')).SaveTemplate,
}));

const JobTeamDialog = lazy(async () => ({ default: (await import('./job-team-dialog.tsx')).JobTeamDialog }));

const statuses = listStatuses(jobLifecycle);

/** The managed jobs, with filters in the address, waiting applicants, and actions. */
export function ManagedJobs({ isWide, isPartner }: ManagedJobsProps) {
  const t = useT();
  const { filter, isGrouped, change, clear } = useManagedFilter();
  const query = useInfiniteQuery(managedJobs(filter));
  const [wanted, setWanted] = useState<RequestedStatusChange | null>(null);
  const [saved, setSaved] = useState<ManagedJob | null>(null);
  const [staffed, setStaffed] = useState<ManagedJob | null>(null);
  const counts = query.data?.pages[0]?.counts ?? undefined;
  const jobs = query.data?.pages.flatMap((page) => page.jobs) ?? [];
  const isFiltered = filter.status !== null || filter.words !== '' || filter.organisation !== '';
  return (
    <div className={css.list}>
      {!isPartner && (
        <StatusFilter
          value={filter.status}
          onChange={(status) => change({ status })}
          choices={statuses.map((value) => ({
            value,
            label: t(`statuses.job.${value}`),
            ...(counts ? { count: counts[value] } : {}),
          }))}
          {...(counts ? { total: Object.values(counts).reduce((sum, count) => sum + count, 0) } : {})}
          isCapped
        />
      )}
      <ManagedTools filter={filter} isWide={isWide} isGrouped={isGrouped} onChange={change} />
      <ManagedTable
        jobs={jobs}
        isGrouped={isGrouped && isWide}
        columns={managedColumns(t, { hasEmployer: isPartner || (isWide && !isGrouped), isPartner })}
        query={query}
        total={getTotal(filter, counts)}
        empty={<ManagedEmpty isFiltered={isFiltered} isPartner={isPartner} onClear={clear} />}
        actions={(job: ManagedJob) => (
          <JobMenu
            job={job}
            onMove={(to) => setWanted({ job, to })}
            onSaveTemplate={() => setSaved(job)}
            onOpenTeam={() => setStaffed(job)}
          />
        )}
      />
      <MoveJobDialog wanted={wanted} onClose={() => setWanted(null)} />
      {saved && (
        <Suspense>
          <SaveTemplate job={saved} onClose={() => setSaved(null)} />
        </Suspense>
      )}
      {staffed && (
        <Suspense>
          <JobTeamDialog job={staffed} onClose={() => setStaffed(null)} />
        </Suspense>
      )}
    </div>
  );
}

function useManagedFilter() {
  const { get, update } = useUrlFilters();
  const filter: ManagedFilter = {
    status: parseChoice(get('status'), statuses),
    words: get('words'),
    organisation: /^[1-9]\d{0,14}$/.test(get('employer')) ? get('employer') : '',
    sort: parseChoice(get('sort'), managedJobSorts) ?? 'changed',
  };
  const clear = () => update({ status: null, words: null, employer: null });
  return { filter, isGrouped: get('group') === 'employer', change: update, clear };
}

/** The total is known from the counts only without a query. */
function getTotal(filter: ManagedFilter, counts: Partial<Record<JobStatus, number>> | undefined) {
  if (!counts) return undefined;
  const count =
    filter.status === null ? Object.values(counts).reduce((sum, each) => sum + each, 0) : (counts[filter.status] ?? 0);
  return capCount(count);
}
