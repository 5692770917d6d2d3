import { getScope, type SignedInActor } from '#domain/access/actor.ts';
import { getRole } from '#domain/access/roles.ts';
import type { ExportFormat } from '#domain/features/exports/contract.ts';
import { hiringReports } from '#domain/features/reports/names.ts';
import { getDay, getPreset } from '#domain/features/reports/period.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { readReportTable } from '#server/features/reports/service.ts';
import { findTenantTimeZone } from '#server/features/tenants/service.ts';
import { byteOrderMark, formatCsvLine } from '#server/lib/csv/csv.ts';
import { datasets, findExporter, readDataset } from './dataset-queries.ts';

/** A file of an export, written line by line. */
export interface ExportFile {
  readonly name: string;
  readonly lines: AsyncIterable<string>;
}

type Cell = string | number | null;

interface Table {
  readonly columns: readonly string[];
  readonly batches: AsyncIterable<readonly (readonly Cell[])[]>;
}

/**
 * The files of an export of what the account may see now: rows for administrators; for skilling partners the tables of the
 * hiring reports, which have no groups under ten.
 * @throws Error if the account has lost the permission since it asked
 */
export async function listExportFiles(
  ctx: Context,
  { userId, format }: { readonly userId: number; readonly format: ExportFormat },
): Promise<ExportFile[]> {
  const actor = await findExportActor(ctx, userId);
  if (getScope(actor, 'export.tenant') === null) throw new Error('The account may not export any more');
  const own = { ...ctx, actor };
  const tables = actor.role === 'skilling_partner' ? await listReportTables(own) : listDatasetTables(own);
  return Object.entries(tables).map(([name, table]) => ({
    name: `${name}.${format}`,
    lines: format === 'csv' ? formatCsv(table) : formatJsonLines(table),
  }));
}

async function findExportActor(ctx: Context, userId: number): Promise<SignedInActor> {
  const row = await findExporter(ctx.db, ctx.tenant.id, userId);
  const role = getRole(row.account_kind, row.role_id);
  if (role === null || row.state !== 'active') throw new Error('The account is not active any more');
  return {
    kind: 'signed_in',
    userId,
    role,
    organisationId: row.organisation_id,
    isPending: false,
    sessionId: '',
    isRecentlyAuthenticated: false,
    mustSetUpTwoFactor: false,
    impersonatorId: null,
    fullName: row.full_name,
  };
}

function listDatasetTables(ctx: SignedInContext): Record<string, Table> {
  const reader = { tenantId: ctx.tenant.id, readerId: ctx.actor.userId };
  const read = async function* (name: string): AsyncGenerator<Cell[][]> {
    const dataset = datasets[name];
    if (!dataset) return;
    for await (const rows of readDataset(ctx.readDb, reader, dataset))
      yield rows.map((row) => dataset.columns.map((column) => formatCell(row[column])));
  };
  return Object.fromEntries(
    Object.entries(datasets).map(([name, { columns }]) => [name, { columns, batches: read(name) }]),
  );
}

/** The six hiring reports over the last year. */
async function listReportTables(ctx: SignedInContext): Promise<Record<string, Table>> {
  const timeZone = await findTenantTimeZone(ctx.readDb, ctx.tenant.id);
  const period = getPreset('last365', getDay(ctx.clock(), timeZone));
  const tables: Record<string, Table> = {};
  for (const name of hiringReports) {
    const { columns, rows } = await readReportTable(ctx, name, period);
    tables[name] = { columns, batches: toBatch(rows) };
  }
  return tables;
}

async function* toBatch<T>(rows: T): AsyncGenerator<T> {
  yield rows;
}

async function* formatCsv({ columns, batches }: Table): AsyncGenerator<string> {
  yield byteOrderMark + formatCsvLine(columns);
  for await (const rows of batches) yield rows.map(formatCsvLine).join('');
}

async function* formatJsonLines({ columns, batches }: Table): AsyncGenerator<string> {
  const format = (row: readonly Cell[]) =>
    `${JSON.stringify(Object.fromEntries(columns.map((column, index) => [column, row[index]])))}\n`;
  for await (const rows of batches) yield rows.map(format).join('');
}

function formatCell(value: unknown): Cell {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
