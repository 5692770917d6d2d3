import { type ExportFormat, tenantExportDays } from '#domain/features/exports/contract.ts';
import { exportRetentionDays } from '#domain/features/privacy/contract.ts';
import { addDays } from '#domain/lib/day.ts';
import type { Context, Services } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { listExportFiles } from '#server/features/exports/service.ts';
import { findProfileForExport } from '#server/features/seekers/service.ts';
import { systemContext } from '#server/lib/contexts.ts';
import { type BackgroundTask, runPeriodically } from '#server/lib/periodic.ts';
import {
  claimExports,
  deleteDiscarded,
  expireExports,
  failExport,
  finishExport,
  listDiscarded,
  setProgress,
} from './download-queries.ts';
import { exportSections, findOwnFiles, type Owner, readSection } from './export-queries.ts';
import { buildZip, type ZipEntry } from './zip-writer.ts';

const checkIntervalMs = 2000;
/** After this time an unfinished export is started again. */
const claimMs = 5 * 60_000;
const maxAttempts = 3;
/** Limit for files in an export, which is built in memory; `files_left_out` lists the others. */
const maxFileBytes = 200 * 1024 * 1024;

/** Starts the background task that builds queued exports and removes expired ones. */
export function startExporting(services: Services): BackgroundTask {
  return runPeriodically(services, { intervalMs: checkIntervalMs, name: 'data exports' }, async (signal) => {
    await runDueExports(services, signal);
    await cleanUpExports(services);
  });
}

/** Builds all waiting exports. */
export async function runDueExports(services: Services, signal?: AbortSignal): Promise<void> {
  while (!signal?.aborted) {
    const now = services.clock();
    const [row] = await write(systemContext(services, 0, 'export'), ({ db }) =>
      claimExports(db, now, new Date(now.getTime() + claimMs)),
    );
    if (!row) return;
    const ctx = systemContext(services, row.tenant_id, 'export');
    try {
      await buildExport(ctx, row);
    } catch (error) {
      services.log.warn({ err: error, export: row.id, tries: row.tries }, 'data export failed');
      const key = { tenantId: row.tenant_id, id: row.id };
      if (row.tries >= maxAttempts) await write(ctx, ({ db }) => failExport(db, key));
    }
  }
}

/** Expires exports and removes discarded files. Failures are retried on the next run. */
export async function cleanUpExports(services: Services): Promise<void> {
  const ctx = systemContext(services, 0, 'export');
  await write(ctx, ({ db }) => expireExports(db, services.clock()));
  for (const { tenant_id: tenantId, storage_key: key } of await listDiscarded(ctx.db)) {
    await services.files.remove(key);
    await write(ctx, ({ db }) => deleteDiscarded(db, tenantId, key));
  }
}

/** Stores the bytes before the row: a crash in between leaves an unused file, never a row without a file. */
async function buildExport(ctx: Context, row: ClaimedExport): Promise<void> {
  const key = { tenantId: ctx.tenant.id, id: row.id };
  const now = ctx.clock();
  const report: ReportProgress = (done, total) => write(ctx, ({ db }) => setProgress(db, key, done, total));
  const entries =
    row.kind === 'own'
      ? await collectEntries(ctx, { tenantId: ctx.tenant.id, userId: row.user_id }, report)
      : await collectTenantEntries(ctx, row, report);
  const bytes = await buildZip(entries, now);
  const storageKey = await ctx.files.put(bytes);
  const expiresAt = addDays(now, row.kind === 'own' ? exportRetentionDays : tenantExportDays);
  const isWanted = await write(ctx, ({ db }) =>
    finishExport(db, key, { storageKey, byteSize: bytes.byteLength, now, expiresAt }),
  );
  if (!isWanted) await ctx.files.remove(storageKey);
}

type ClaimedExport = Awaited<ReturnType<typeof claimExports>>[number];

type ReportProgress = (done: number, total: number) => Promise<void>;

/** The files of what the role may see, and what the archive is. A file counts as done when its last line is read. */
async function collectTenantEntries(ctx: Context, row: ClaimedExport, report: ReportProgress): Promise<ZipEntry[]> {
  const { user_id: userId, purpose } = row;
  const files = await listExportFiles(ctx, { userId, format: row.format as ExportFormat });
  const total = files.length;
  await report(0, total);
  const count = async function* (lines: AsyncIterable<string>, done: number) {
    yield* lines;
    await report(done, total);
  };
  const about = { made_at: ctx.clock().toISOString(), made_by: userId, purpose, files: files.map(({ name }) => name) };
  return [
    { name: 'about.json', bytes: Buffer.from(JSON.stringify(about, null, 2)) },
    ...files.map(({ name, lines }, index) => ({ name, bytes: count(lines, index + 1) })),
  ];
}

/** Builds the archive's entries: `data.json` with every subject, and the files. */
async function collectEntries(ctx: Context, owner: Owner, report: ReportProgress): Promise<ZipEntry[]> {
  const files = await findOwnFiles(ctx.db, owner);
  const sections = Object.entries(exportSections);
  const total = sections.length + files.length;
  const profile = await findProfileForExport(ctx, owner.userId);
  const data: Record<string, unknown> = { made_at: ctx.clock().toISOString(), profile };
  let done = 0;
  for (const [name, section] of sections) {
    data[name] = await readSection(ctx.db, owner, section);
    await report(++done, total);
  }
  const entries: ZipEntry[] = [];
  const leftOut: string[] = [];
  let size = 0;
  for (const file of files) {
    size += file.byte_size;
    const name = `files/${file.id}-${file.file_name.replaceAll(/[\\/]/g, '_')}`;
    if (size > maxFileBytes) leftOut.push(name);
    else entries.push({ name, bytes: await ctx.files.get(file.storage_key) });
    await report(++done, total);
  }
  data.files_left_out = leftOut;
  return [{ name: 'data.json', bytes: Buffer.from(JSON.stringify(data, null, 2)) }, ...entries];
}
