import { useInfiniteQuery } from '@tanstack/react-query';
import { History } from 'lucide-react';
import type { ImportRecord } from '#domain/features/bulk-imports/import-record.ts';
import { paths } from '#web/app/paths.ts';
import { loadNextPage } from '#web/lib/navigation/next-page.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Time } from '#web/ui/data/time.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { TwoLines } from '#web/ui/table/two-lines.tsx';
import { importHistory } from './queries.ts';
import { UndoImport } from './result/undo-import.tsx';

/** All imports of the organization: who, when, file, counts, state, and undo. */
export function ImportHistory() {
  const t = useT();
  const query = useInfiniteQuery(importHistory);
  return (
    <DataTable
      tableId="resume-imports"
      label={t('resumeImports.history.title')}
      columns={buildColumns(t)}
      rows={query.data?.pages.flatMap((page) => page.imports) ?? []}
      row={{
        id: ({ id }) => String(id),
        name: getName,
        href: ({ token }) => paths.resumeImport(token),
        actions: (record) => record.can_undo && <UndoImport record={record} />,
      }}
      status={query.status}
      error={query.error}
      onRetry={() => void query.refetch()}
      empty={
        <EmptyState icon={History} title={t('resumeImports.history.empty')}>
          {t('resumeImports.history.emptyText')}
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

function getName({ file_name: name, id }: ImportRecord): string {
  return name || `#${id}`;
}

function buildColumns(t: Translate): Column<ImportRecord>[] {
  return [
    {
      id: 'file',
      header: t('resumeImports.history.columns.file'),
      cell: (record) => (
        <TwoLines below={t('resumeImports.history.files', { count: record.counts.total })}>{getName(record)}</TwoLines>
      ),
    },
    { id: 'by', header: t('resumeImports.history.columns.by'), cell: ({ user_name }) => user_name },
    {
      id: 'started',
      header: t('resumeImports.history.columns.started'),
      cell: ({ created_at }) => <Time when={created_at} variant="relative" />,
    },
    {
      id: 'counts',
      header: t('resumeImports.history.columns.counts'),
      cell: ({ counts: { new: created, existing, skipped } }) =>
        t('resumeImports.history.counts', { created, existing, skipped }),
    },
    {
      id: 'state',
      header: t('resumeImports.history.columns.state'),
      cell: ({ state }) => t(`resumeImports.steps.${state}`),
    },
  ];
}
