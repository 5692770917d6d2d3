import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AuditEntry } from '#domain/features/audit/contract.ts';
import { loadNextPage } from '#web/lib/navigation/next-page.ts';
import { type Translate, useT } from '#web/lib/texts/i18n.ts';
import { Button } from '#web/ui/action/button.tsx';
import { Link } from '#web/ui/action/link.tsx';
import { Time } from '#web/ui/data/time.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { TwoLines } from '#web/ui/table/two-lines.tsx';
import css from './audit.module.css';
import { formatAction, formatChange, formatPerson, formatRecord } from './audit-texts.ts';
import { auditEntries } from './queries.ts';
import type { AuditAddress } from './use-audit-address.ts';

/** The entries, newest first. A person or a record links to its own entries. */
export function AuditTable({ address }: { readonly address: AuditAddress }) {
  const t = useT();
  const query = useInfiniteQuery(auditEntries(address.query));
  const rows = query.data?.pages.flatMap((page) => page.entries) ?? [];
  return (
    <DataTable
      tableId="audit"
      label={t('audit.title')}
      columns={buildColumns(t)}
      rows={rows}
      row={{ id: ({ id }) => String(id), name: ({ id }) => t('audit.entry', { id }) }}
      status={query.status}
      error={query.error}
      onRetry={() => void query.refetch()}
      more={{
        hasMore: query.hasNextPage,
        isLoading: query.isFetchingNextPage,
        load: () => void loadNextPage(query),
      }}
      empty={
        <EmptyState
          icon={SearchX}
          title={t('audit.empty.title')}
          action={<Button onPress={address.clear}>{t('audit.empty.clear')}</Button>}
        >
          {t('audit.empty.text')}
        </EmptyState>
      }
    />
  );
}

function buildColumns(t: Translate): Column<AuditEntry>[] {
  return [
    { id: 'at', header: t('audit.columns.at'), cell: ({ at }) => <Time when={at} variant="moment" /> },
    { id: 'who', header: t('audit.columns.who'), cell: (entry) => <Person entry={entry} /> },
    { id: 'what', header: t('audit.columns.what'), cell: ({ action }) => formatAction(t, action) },
    { id: 'record', header: t('audit.columns.record'), cell: ({ record }) => <AuditRecord record={record} /> },
    { id: 'changes', header: t('audit.columns.changes'), cell: (entry) => formatChanges(t, entry) },
    {
      id: 'origin',
      header: t('audit.columns.origin'),
      cell: ({ network, device }) =>
        network === null && device === null ? t('audit.noOrigin') : <TwoLines below={device}>{network ?? ''}</TwoLines>,
    },
  ];
}

function Person({ entry }: { readonly entry: AuditEntry }) {
  const t = useT();
  const person = entry.impersonator ?? entry.actor;
  const name = formatPerson(t, entry);
  return person === null ? name : <Link href={`?person=${person.id}`}>{name}</Link>;
}

function AuditRecord({ record }: { readonly record: AuditEntry['record'] }) {
  const t = useT();
  const name = formatRecord(t, record);
  if (record.is_hidden) return name;
  return <Link href={`?record=${encodeURIComponent(`${record.kind}:${record.id}`)}`}>{name}</Link>;
}

function formatChanges(t: Translate, { changes, record }: AuditEntry): ReactNode {
  if (changes.length === 0) return null;
  return (
    <ul className={css.changes}>
      {changes.map((change) => (
        <li key={change.field}>{formatChange(t, record.kind, change)}</li>
      ))}
    </ul>
  );
}
