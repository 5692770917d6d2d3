import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ManagedJob } from '#domain/features/jobs/contract.ts';
import { paths } from '#web/app/paths.ts';
import { formatEmployer } from '#web/lib/employer.ts';
import { loadNextPage } from '#web/lib/navigation/next-page.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import type { Total } from '#web/ui/table/table-tools.tsx';
import css from './managed-jobs.module.css';

interface ManagedTableProps {
  readonly jobs: readonly ManagedJob[];
  /** One table per employer. */
  readonly isGrouped: boolean;
  readonly columns: readonly Column<ManagedJob>[];
  readonly query: Pick<
    UseInfiniteQueryResult,
    'status' | 'error' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'isPlaceholderData' | 'fetchNextPage'
  >;
  readonly total: Total | undefined;
  readonly empty: ReactNode;
  readonly actions: (job: ManagedJob) => ReactNode;
}

/** The jobs in one table, or grouped by employer. */
export function ManagedTable(props: ManagedTableProps) {
  const { jobs, isGrouped, columns, query, total, empty, actions } = props;
  const t = useT();
  const shared = {
    tableId: 'managed-jobs',
    columns,
    row: { id: (job: ManagedJob) => String(job.id), name: (job: ManagedJob) => job.title, href: getHref, actions },
    status: query.status,
    error: query.error,
    onRetry: () => void query.refetch(),
    empty,
  };
  const more = {
    hasMore: query.hasNextPage,
    isLoading: query.isFetchingNextPage,
    load: () => void loadNextPage(query),
  };
  if (!isGrouped || jobs.length === 0) {
    return <DataTable {...shared} label={t('jobs.manage.list')} rows={jobs} more={more} total={total} />;
  }
  const groups = buildGroups(t, jobs);
  return (
    <>
      {groups.map(({ id, name, rows }, index) => (
        <section key={id} className={css.group} aria-labelledby={`employer-${id}`}>
          <h2 id={`employer-${id}`} className={css.groupTitle}>
            {name} <span className={css.groupCount}>{t('jobs.manage.groupCount', { count: rows.length })}</span>
          </h2>
          <DataTable
            {...shared}
            label={name}
            rows={rows}
            hasTools={false}
            more={index === groups.length - 1 ? more : undefined}
          />
        </section>
      ))}
    </>
  );
}

function getHref(job: ManagedJob): string {
  return job.status === 'draft' && job.can_edit ? paths.editJob(job.id) : paths.applicantTable(job.id);
}

function buildGroups(t: Translate, jobs: readonly ManagedJob[]) {
  const groups = new Map<number, ManagedJob[]>();
  for (const job of jobs) groups.set(job.organisation_id, [...(groups.get(job.organisation_id) ?? []), job]);
  return [...groups]
    .map(([id, rows]) => ({ id, name: formatEmployer(t, rows[0]?.company ?? ''), rows }))
    .sort((left, right) => left.name.localeCompare(right.name));
}
