import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import type { PairDecision } from '#domain/features/bulk-imports/duplicates/contract.ts';
import { paths } from '#web/app/paths.ts';
import { loadNextPage } from '#web/lib/navigation/next-page.ts';
import { formatDate } from '#web/lib/texts/format.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Time } from '#web/ui/data/time.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { TwoLines } from '#web/ui/table/two-lines.tsx';
import { pairDecisions } from './queries.ts';
import { UndoDecision } from './undo-decision.tsx';

/** What was decided, newest first, and why it can't be undone. */
export function DecisionTable() {
  const t = useT();
  const query = useInfiniteQuery(pairDecisions);
  return (
    <DataTable
      tableId="duplicate-decisions"
      label={t('duplicates.decisions.list')}
      columns={buildColumns(t)}
      rows={query.data?.pages.flatMap((page) => page.decisions) ?? []}
      row={{
        id: ({ kind, id }) => `${kind}-${id}`,
        name: (decision) => getName(t, decision),
        href: ({ first }) => paths.importedPerson(first.id),
        actions: (decision) => decision.undo_block === null && <UndoDecision decision={decision} />,
      }}
      status={query.status}
      error={query.error}
      onRetry={() => void query.refetch()}
      empty={
        <EmptyState icon={History} title={t('duplicates.decisions.empty')}>
          {t('duplicates.decisions.emptyText')}
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

function getName(t: Translate, { first, second_name: second }: PairDecision): string {
  return second === '' ? first.name : t('duplicates.pair', { first: first.name, second });
}

function describeUndo(t: Translate, { undo_block: block, undo_until: until }: PairDecision): string {
  if (block !== null) return t(`duplicates.undo.blocks.${block}`);
  return until === null ? '' : t('duplicates.decisions.until', { date: formatDate(until) });
}

function buildColumns(t: Translate): Column<PairDecision>[] {
  return [
    { id: 'people', header: t('duplicates.decisions.columns.people'), cell: (decision) => getName(t, decision) },
    {
      id: 'decision',
      header: t('duplicates.decisions.columns.decision'),
      cell: (decision) => (
        <TwoLines below={describeUndo(t, decision)}>{t(`duplicates.decisions.kinds.${decision.kind}`)}</TwoLines>
      ),
    },
    { id: 'by', header: t('duplicates.decisions.columns.by'), cell: ({ decided_by_name }) => decided_by_name },
    {
      id: 'when',
      header: t('duplicates.decisions.columns.when'),
      cell: ({ decided_at }) => <Time when={decided_at} variant="relative" />,
    },
  ];
}
