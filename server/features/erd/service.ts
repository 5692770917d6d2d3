import * as z from 'zod/mini';
import {
  type ErdColumn,
  type ErdPeriod,
  type ErdPreview,
  type ErdRequest,
  erdColumns,
} from '#domain/features/erd/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { auditExport } from '#server/features/files/service.ts';
import type { FileResponse } from '#server/http/send-file.ts';
import { formatValue, streamCsv } from './csv-stream.ts';
import { countResults, type ErdRow, findDownloads, findResults } from './queries.ts';

const previewRowCount = 10;
const maxDownloads = 10;
/** Rows per query, and in memory at once. */
const batchSize = 1000;

/** The first rows of a period, the total, and the latest downloads. */
export async function previewResults(ctx: SignedInContext, period: ErdPeriod): Promise<ErdPreview> {
  const filter = { ...period, tenantId: ctx.tenant.id };
  const [rows, total, downloads] = await Promise.all([
    findResults(ctx.db, filter, 0, previewRowCount),
    countResults(ctx.db, filter),
    findDownloads(ctx.db, ctx.tenant.id, maxDownloads),
  ]);
  return {
    rows: rows.map((row) => formatRow(row)),
    total,
    downloads: downloads.map(({ at, by, detail }) => ({ at: at.toISOString(), by, ...AuditDetail.parse(detail) })),
  };
}

/** Records the download and its purpose in the audit trail. */
export async function downloadResults(ctx: SignedInContext, request: ErdRequest): Promise<FileResponse> {
  const { columns: requestedColumns, purpose = '', ...period } = request;
  const columns =
    requestedColumns && requestedColumns.length > 0
      ? erdColumns.filter((name) => requestedColumns.includes(name))
      : erdColumns;
  const detail = {
    rows: await countResults(ctx.db, { ...period, tenantId: ctx.tenant.id }),
    purpose,
    columns,
    ...period,
  };
  await write(ctx, (change) => auditExport(ctx, change, { action: 'erd.download', subject: ['erd', 'csv'], detail }));
  const filter = { ...period, tenantId: ctx.tenant.id };
  const lines = streamCsv(columns, (after) => findResults(ctx.db, filter, after, batchSize), batchSize);
  const day = ctx.clock().toISOString().slice(0, 10);
  return {
    bytes: lines,
    file_name: `employment-results-${day}.csv`,
    media_type: 'text/csv; charset=utf-8',
  };
}

const AuditDetail = z.object({ rows: z.catch(z.int(), 0), purpose: z.catch(z.string(), '') });

function formatRow(row: ErdRow): Record<ErdColumn, string> {
  const texts = erdColumns.map((name) => [name, String(formatValue(row[name]) ?? '')]);
  return Object.fromEntries(texts) as Record<ErdColumn, string>;
}
