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
import { jobImportHistory } from './queries.ts';
import { UndoJobImport } from './undo-job-import.tsx';

/** All imports of jobs: who, when, file, counts, state, and undo. */
export function JobImportHistory() {
  const t = useT();
  const query = useInfiniteQuery(jobImportHistory);
  return (
    <DataTable
      tableId="job-imports"
      label={t('jobImports.history.title')}
      columns={buildColumns(t)}
      rows={query.data?.pages.flatMap((page) => page.imports) ?? []}
      row={{
        id: ({ id }) => String(id),
        name: ({ file_name }) => file_name,
        href: ({ token }) => paths.jobImport(token),
        actions: (record) => record.can_undo && <UndoJobImport record={record} />,
      }}
      status={query.status}
      error={query.error}
      onRetry={() => void query.refetch()}
      empty={
        <EmptyState icon={History} title={t('jobImports.history.empty')}>
          {t('jobImports.history.emptyText')}
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

function buildColumns(t: Translate): Column<ImportRecord>[] {
  return [
    { id: 'file', header: t('jobImports.history.file'), cell: ({ file_name }) => file_name },
    { id: 'by', header: t('jobImports.history.by'), cell: ({ user_name }) => user_name },
    {
      id: 'started',
      header: t('jobImports.history.started'),
      cell: ({ created_at }) => <Time when={created_at} variant="relative" />,
    },
    {
      id: 'counts',
      header: t('jobImports.history.counts'),
      cell: ({ counts: { new: created, failed } }) => t('jobImports.history.result', { new: created, failed }),
    },
    { id: 'state', header: t('jobImports.history.state'), cell: ({ state }) => t(`jobImports.states.${state}`) },
  ];
}
