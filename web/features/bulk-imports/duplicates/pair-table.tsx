import { useInfiniteQuery } from '@tanstack/react-query';
import { CopyCheck } from 'lucide-react';
import type { PairSummary } from '#domain/features/bulk-imports/duplicates/contract.ts';
import { paths } from '#web/app/paths.ts';
import { loadNextPage } from '#web/lib/navigation/next-page.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { TwoLines } from '#web/ui/table/two-lines.tsx';
import { duplicatePairs } from './queries.ts';

/** The pairs to review, strongest reason first. */
export function PairTable() {
  const t = useT();
  const query = useInfiniteQuery(duplicatePairs);
  return (
    <DataTable
      tableId="duplicates"
      label={t('duplicates.list')}
      columns={buildColumns(t)}
      rows={query.data?.pages.flatMap((page) => page.pairs) ?? []}
      row={{
        id: ({ key }) => key,
        name: ({ first, second }) => t('duplicates.pair', { first: first.name, second: second.name }),
        href: ({ key }) => paths.duplicatePair(key),
      }}
      status={query.status}
      error={query.error}
      onRetry={() => void query.refetch()}
      empty={
        <EmptyState icon={CopyCheck} title={t('duplicates.empty')}>
          {t('duplicates.emptyText')}
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

function buildColumns(t: Translate): Column<PairSummary>[] {
  const describe = ({ kind, email, phone, city }: PairSummary['second']) =>
    [kind === 'account' ? t('duplicates.account') : '', email, phone, city].filter(Boolean).join(' · ');
  return [
    {
      id: 'first',
      header: t('duplicates.columns.first'),
      cell: ({ first }) => <TwoLines below={describe(first)}>{first.name}</TwoLines>,
    },
    {
      id: 'second',
      header: t('duplicates.columns.second'),
      cell: ({ second }) => <TwoLines below={describe(second)}>{second.name}</TwoLines>,
    },
    { id: 'reason', header: t('duplicates.columns.reason'), cell: ({ reason }) => t(`duplicates.reasons.${reason}`) },
  ];
}
