import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { visitor } from '#domain/access/actor.ts';
import { DEFAULT_WEIGHTS } from '#domain/features/matching/score/weights.ts';
import { type OpenDatabase, openDatabase } from '#server/db/connection/open.ts';
import type { ImportContext } from '#server/features/imports/import-context.ts';
import type { ImportOutcome, RowProblem } from '#server/features/imports/outcome.ts';
import { importJobs, tenantForImport } from '#server/features/imports/service.ts';
import { createMetrics } from '#server/lib/metrics.ts';
import type { DomainEvent } from '#server/realtime/events.ts';
import { openLocations } from '#server/reference/locations.ts';
import { sharedTaxonomy } from '#server/reference/taxonomy.ts';
import { cloneDatabase } from '#server/testing/database/template.ts';
import { silentLog } from '#server/testing/peers/throwaway-server.ts';

export const importedAt = new Date('2026-11-21T12:00:00Z');

interface ImportRunOptions {
  readonly isTrial?: boolean;
  readonly opensPast?: boolean;
}

/** Imports into a new tenant per test. */
export interface ImportHelpers {
  readonly ctx: ImportContext;
  /** Events published during this test. */
  readonly publishedEvents: DomainEvent[];
  readonly run: (
    file: string,
    options?: ImportRunOptions,
  ) => Promise<{ outcome: ImportOutcome; problems: RowProblem[] }>;
  /** Returns the path of the file. */
  readonly writeJsonLines: (name: string, rows: readonly object[]) => string;
  /** Returns the path of the file. */
  readonly writeFile: (name: string, content: string) => string;
}

export function importHelpers(): () => ImportHelpers {
  const folder = mkdtempSync(join(tmpdir(), 'wavelength-import-'));
  let open: { database: OpenDatabase; close: () => Promise<void> } | undefined;
  let helpers: ImportHelpers | undefined;
  let tenantCount = 0;
  beforeAll(async () => {
    open = await openDatabaseClone(folder);
  });
  afterAll(async () => {
    await open?.close();
    rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    tenantCount += 1;
    if (open) helpers = await createHelpers(open.database, `tenant-${tenantCount}`, folder);
  });
  return () => {
    if (!helpers) throw new Error('Imports are available only during tests');
    return helpers;
  };
}

async function openDatabaseClone(dataDir: string) {
  const clone = await cloneDatabase();
  const database = await openDatabase({ databaseUrl: clone.url, dataDir, log: silentLog });
  const close = async (): Promise<void> => {
    await database.close();
    await clone.drop();
  };
  return { database, close };
}

async function createHelpers(database: OpenDatabase, slug: string, folder: string): Promise<ImportHelpers> {
  const publishedEvents: DomainEvent[] = [];
  const tenants = database.forTenant('none');
  await tenants
    .insertInto('tenants')
    .values({ slug, title: slug, match_weights: JSON.stringify(DEFAULT_WEIGHTS) })
    .execute();
  const tenant = await tenantForImport(tenants, slug);
  const ctx: ImportContext = {
    db: database.forTenant(tenant.id),
    tenant,
    actor: visitor,
    requestId: 'test',
    origin: null,
    taxonomy: sharedTaxonomy,
    locations: openLocations(),
    events: {
      publish: async (event) => void publishedEvents.push(event),
      subscribe: () => () => {},
      onGap: () => {},
      close: async () => {},
    },
    metrics: createMetrics(database.poolStatus),
    clock: () => importedAt,
  };
  return {
    ctx,
    publishedEvents,
    run: (file, options = {}) => runImport(ctx, file, options),
    writeJsonLines: (name, rows) => writeFile(folder, name, rows.map((row) => JSON.stringify(row)).join('\n')),
    writeFile: (name, content) => writeFile(folder, name, content),
  };
}

async function runImport(ctx: ImportContext, file: string, { isTrial = false, opensPast = false }: ImportRunOptions) {
  const problems: RowProblem[] = [];
  const onProblem = (problem: RowProblem): void => void problems.push(problem);
  return { outcome: await importJobs(ctx, file, { isTrial, opensPast, onProblem, onProgress: () => {} }), problems };
}

function writeFile(folder: string, name: string, content: string): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}
