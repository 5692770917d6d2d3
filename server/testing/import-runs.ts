import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { visitor } from '#domain/access/actor.ts';
import { DEFAULT_WEIGHTS } from '#domain/features/matching/weights.ts';
import { type OpenDatabase, openDatabase } from '#server/db/open.ts';
import type { ImportContext } from '#server/features/imports/import-context.ts';
import type { ImportOutcome, RowProblem } from '#server/features/imports/outcome.ts';
import { importJobs, tenantForImport } from '#server/features/imports/service.ts';
import { createMetrics } from '#server/lib/metrics.ts';
import type { DomainEvent } from '#server/realtime/events.ts';
import { openLocations } from '#server/reference/locations.ts';
import { sharedTaxonomy } from '#server/reference/taxonomy.ts';
import { silentLog } from './peers/throwaway-server.ts';
import { cloneDatabase } from './template.ts';

export const importedAt = new Date('2026-11-21T12:00:00Z');

/** Imports into a tenant that is new for each test. */
export interface ImportHelpers {
  readonly ctx: ImportContext;
  /** What the running product was told in this test. */
  readonly publishedEvents: DomainEvent[];
  readonly run: (file: string, isTrial?: boolean) => Promise<{ outcome: ImportOutcome; problems: RowProblem[] }>;
  /** Writes a file of JSON lines and returns its path. */
  readonly writeJsonLines: (name: string, rows: readonly object[]) => string;
}

export function importHelpers(): () => ImportHelpers {
  const scratch = mkdtempSync(join(tmpdir(), 'wavelength-import-'));
  let open: { database: OpenDatabase; close: () => Promise<void> } | undefined;
  let runs: ImportHelpers | undefined;
  let tenants = 0;
  beforeAll(async () => {
    open = await openDatabaseClone(scratch);
  });
  afterAll(async () => {
    await open?.close();
    rmSync(scratch, { recursive: true });
  });
  beforeEach(async () => {
    tenants += 1;
    if (open) runs = await createRuns(open.database, `tenant-${tenants}`, scratch);
  });
  return () => {
    if (!runs) throw new Error('There are imports only inside tests');
    return runs;
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

async function createRuns({ db, pool }: OpenDatabase, slug: string, scratch: string): Promise<ImportHelpers> {
  const announced: DomainEvent[] = [];
  await db
    .insertInto('tenants')
    .values({ slug, title: slug, match_weights: JSON.stringify(DEFAULT_WEIGHTS) })
    .execute();
  const ctx: ImportContext = {
    db,
    tenant: await tenantForImport(db, slug),
    actor: visitor,
    requestId: 'test',
    taxonomy: sharedTaxonomy,
    locations: openLocations(),
    events: {
      publish: async (event) => void announced.push(event),
      subscribe: () => () => {},
      onGap: () => {},
      close: async () => {},
    },
    metrics: createMetrics(pool),
    clock: () => importedAt,
  };
  return {
    ctx,
    publishedEvents: announced,
    run: (file, isTrial = false) => runImport(ctx, file, isTrial),
    writeJsonLines: createWriter(scratch),
  };
}

async function runImport(ctx: ImportContext, file: string, isTrial: boolean) {
  const problems: RowProblem[] = [];
  const onProblem = (problem: RowProblem): void => void problems.push(problem);
  return { outcome: await importJobs(ctx, file, { isTrial, onProblem, onProgress: () => {} }), problems };
}

function createWriter(scratch: string): ImportHelpers['writeJsonLines'] {
  return (name, rows) => {
    const file = join(scratch, name);
    writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
    return file;
  };
}
