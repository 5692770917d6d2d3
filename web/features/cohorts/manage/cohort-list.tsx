import { useInfiniteQuery } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import type { CohortSummary } from '#domain/features/cohorts/contract.ts';
import { paths } from '#web/app/paths.ts';
import { cohorts } from '#web/features/cohorts/queries.ts';
import { loadNextPage } from '#web/lib/navigation/next-page.ts';
import { formatDate, formatNumber } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { TwoLines } from '#web/ui/table/two-lines.tsx';
import { CohortChip } from './cohort-status.tsx';

/** The classes of the organization, latest start first. */
export function CohortList({ hasPrograms }: { readonly hasPrograms: boolean }) {
  const t = useT();
  const query = useInfiniteQuery(cohorts());
  const pages = query.data?.pages ?? [];
  return (
    <DataTable
      tableId="cohorts"
      label={t('cohorts.title')}
      columns={buildColumns(t)}
      rows={pages.flatMap((page) => page.cohorts)}
      row={{ id: ({ id }) => String(id), name: ({ name }) => name, href: ({ id }) => paths.cohort(id) }}
      status={query.status}
      error={query.error}
      onRetry={() => void query.refetch()}
      total={{ count: pages[0]?.total ?? 0, capped: false }}
      empty={
        <EmptyState icon={GraduationCap} title={t('cohorts.empty')}>
          {t(hasPrograms ? 'cohorts.emptyProgram' : 'cohorts.emptyText')}
        </EmptyState>
      }
      more={{
        hasMore: query.hasNextPage,
        isLoading: query.isFetchingNextPage,
        load: () => void loadNextPage(query),
      }}
    />
  );
}

function buildColumns(t: Translate): Column<CohortSummary>[] {
  return [
    { id: 'name', header: t('cohorts.columns.name'), cell: ({ name }) => name },
    { id: 'program', header: t('cohorts.columns.program'), cell: ({ program }) => program },
    {
      id: 'dates',
      header: t('cohorts.columns.dates'),
      cell: ({ starts_on: from, ends_on: to }) => t('cohorts.dates', { from: formatDate(from), to: formatDate(to) }),
    },
    {
      id: 'status',
      header: t('cohorts.columns.status'),
      card: 'top',
      cell: ({ status }) => <CohortChip status={status} />,
    },
    { id: 'members', header: t('cohorts.columns.members'), cell: (cohort) => <People cohort={cohort} /> },
    {
      id: 'certificates',
      header: t('cohorts.columns.certificates'),
      cell: ({ certificate_count: count }) => formatNumber(count),
    },
  ];
}

function People({ cohort: { member_count: members, invited_count: invited } }: { readonly cohort: CohortSummary }) {
  const t = useT();
  if (invited === 0) return formatNumber(members);
  return <TwoLines below={t('cohorts.invited', { count: invited })}>{formatNumber(members)}</TwoLines>;
}
