import { type AuditChange, type AuditEntry, type AuditFilter, auditColumns } from '#domain/features/audit/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { auditExport } from '#server/features/files/service.ts';
import type { FileResponse } from '#server/http/send-file.ts';
import { formatCsvFile } from '#server/lib/csv/csv-file.ts';
import { buildEntryQuery } from './list.ts';
import { type EntryCursor, type EntryQuery, listEntries } from './list-queries.ts';
import { presentEntries } from './present.ts';

const batchSize = 1000;

/** All entries that a filter finds, as a file. */
export async function downloadEntries(ctx: SignedInContext, filter: AuditFilter): Promise<FileResponse> {
  const query = await buildEntryQuery(ctx, filter);
  await write(ctx, (change) =>
    auditExport(ctx, change, { action: 'audit.download', subject: ['audit', 'csv'], detail: { filter } }),
  );
  return {
    bytes: formatCsvFile(auditColumns, readBatches(ctx, query)),
    file_name: `audit-${ctx.clock().toISOString().slice(0, 10)}.csv`,
    media_type: 'text/csv; charset=utf-8',
  };
}

type Line = (string | number | null)[];

async function* readBatches(ctx: SignedInContext, query: EntryQuery): AsyncGenerator<Line[]> {
  let cursor: EntryCursor | null = null;
  for (;;) {
    const rows = await listEntries(ctx.db, query, cursor, batchSize);
    yield (await presentEntries(ctx.db, ctx, rows)).map(formatEntry);
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    cursor = { moment: last.moment, id: last.id };
  }
}

/** In the order of the columns: during an impersonation the administrator is the person, acting as the account. */
function formatEntry({ actor, impersonator, actor_kind: kind, record, changes, ...entry }: AuditEntry): Line {
  const person = impersonator ?? actor;
  const hiddenName = kind === 'person' ? '' : `(${kind})`;
  return [
    entry.id,
    entry.at,
    person?.name ?? hiddenName,
    person?.id ?? null,
    impersonator && (actor?.name ?? hiddenName),
    impersonator && (actor?.id ?? null),
    entry.action,
    record.kind,
    record.id,
    record.name,
    changes.map(formatChange).join('; '),
    entry.network,
    entry.device,
  ];
}

function formatChange({ field, from, to }: AuditChange): string {
  return `${field}: ${[from, to].filter((value) => value !== null).join(' → ')}`;
}
