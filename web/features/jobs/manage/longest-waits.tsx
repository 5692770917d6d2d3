import { useInfiniteQuery } from '@tanstack/react-query';
import { BriefcaseBusiness } from 'lucide-react';
import type { ManagedJob } from '#domain/features/jobs/contract.ts';
import { capCount } from '#domain/lib/capped-count.ts';
import { paths } from '#web/app/paths.ts';
import { managedJobs } from '#web/features/jobs/staff-queries.ts';
import { useT } from '#web/lib/i18n.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { managedColumns } from './managed-columns.tsx';

/** Active jobs by longest wait, for the dashboard. */
export function ActiveJobs({ isWide }: { readonly isWide: boolean }) {
  const t = useT();
  const query = useInfiniteQuery(managedJobs({ status: 'active', words: '', organisation: '', sort: 'waiting' }));
  const jobs = query.data?.pages.flatMap((page) => page.jobs) ?? [];
  const count = query.data?.pages[0]?.counts?.active;
  return (
    <DataTable
      tableId="active-jobs"
      label={t('overview.staffHome.activeTitle')}
      columns={managedColumns(t, { hasEmployer: isWide, isPartner: false })}
      rows={jobs}
      row={{
        id: (job: ManagedJob) => String(job.id),
        name: (job: ManagedJob) => job.title,
        href: (job: ManagedJob) => paths.applicantTable(job.id),
      }}
      status={query.status}
      error={query.error}
      onRetry={() => void query.refetch()}
      total={count === undefined ? undefined : capCount(count)}
      more={{
        hasMore: query.hasNextPage,
        isLoading: query.isFetchingNextPage,
        load: () => void query.fetchNextPage(),
      }}
      empty={
        <EmptyState icon={BriefcaseBusiness} title={t('overview.staffHome.noActive')}>
          {t('overview.staffHome.noActiveText')}
        </EmptyState>
      }
    />
  );
}
