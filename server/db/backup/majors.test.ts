import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/db/connection/open.ts';
import { newClient } from '#server/db/connection/pools.ts';
import { loadDemo } from '#server/db/demo/load.ts';
import type { EmbeddedDatabase } from '#server/db/embedded/embedded.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { createPasswordHasher } from '#server/features/accounts/password/password-hasher.ts';
import { openLocations } from '#server/reference/locations.ts';
import { sharedTaxonomy } from '#server/reference/taxonomy.ts';
import { runQuery } from '#server/testing/database/query-at.ts';
import { createEmptyDatabase, type TestDatabase } from '#server/testing/database/template.ts';
import { silentLog, startThrowawayServer } from '#server/testing/peers/throwaway-server.ts';
import { backup } from './backup.ts';
import { computeFingerprint, listSequences, listTables } from './catalog.ts';
import { restore } from './restore.ts';

const folder = mkdtempSync(join(tmpdir(), 'wavelength-majors-'));
const bytes = Buffer.alloc(100_000, 7);

const demo = {
  taxonomy: sharedTaxonomy,
  locations: openLocations(),
  passwords: createPasswordHasher(),
  now: new Date('2026-11-21T12:00:00Z'),
  onProgress: () => {},
};

/** Of every table and sequence, and the definitions of indexes and triggers. */
async function readContent(url: string) {
  const client = newClient(url, 'test');
  await client.connect();
  const rows: [table: string, fingerprint: unknown][] = [];
  for (const table of await listTables(client)) rows.push([table.name, await computeFingerprint(client, table)]);
  const sequences = await listSequences(client);
  await client.end();
  const indexes = await runQuery(url, "select indexdef from pg_indexes where schemaname = 'public' order by 1");
  const triggers = await runQuery(
    url,
    'select pg_get_triggerdef(oid) as definition from pg_trigger where not tgisinternal order by 1',
  );
  return { rows, sequences, indexes, triggers };
}

async function getMajor(url: string): Promise<number> {
  const [row] = await runQuery(url, "select current_setting('server_version_num')::integer / 10000 as major");
  return (row as { major: number }).major;
}

// Needs a server of another major version at TEST_DATABASE_URL; `npm run check:full` starts PostgreSQL 15.
describe.runIf(process.env.TEST_DATABASE_URL)('backup and restore between PostgreSQL majors', () => {
  let embedded: EmbeddedDatabase;
  let source: TestDatabase;
  let target: TestDatabase;
  beforeAll(async () => {
    [embedded, source, target] = await Promise.all([
      startThrowawayServer(),
      createEmptyDatabase(),
      createEmptyDatabase(),
    ]);
    await migrate(source.url, silentLog);
    const database = await openDatabase({ databaseUrl: source.url, dataDir: folder, log: silentLog });
    await loadDemo(database, demo);
    await database.close();
    mkdirSync(join(folder, 'files', 'ab'), { recursive: true });
    writeFileSync(join(folder, 'files', 'ab', 'one'), bytes);
  });
  afterAll(async () => {
    await embedded.stop();
    await Promise.all([source.drop(), target.drop()]);
    rmSync(folder, { recursive: true });
  });

  it('from a server to the embedded database and back -> equal rows, sequences, indexes, triggers, and files', async ({
    annotate,
  }) => {
    const secret = 'a secret of thirty-two characters';
    const at = (url: string, files: string, file: string) => ({
      url,
      secret,
      filesFolder: join(folder, files),
      file: join(folder, file),
    });
    const counts = await backup(at(source.url, 'files', 'first'));
    expect(await restore(at(embedded.ownerUrl, 'files-2', 'first'), silentLog)).toEqual(counts);
    expect(await backup(at(embedded.ownerUrl, 'files-2', 'second'))).toEqual(counts);
    expect(await restore(at(target.url, 'files-3', 'second'), silentLog)).toEqual(counts);

    const content = await readContent(source.url);
    expect(await readContent(embedded.ownerUrl)).toEqual(content);
    expect(await readContent(target.url)).toEqual(content);
    for (const files of ['files-2', 'files-3']) expect(readFileSync(join(folder, files, 'ab', 'one'))).toEqual(bytes);
    const majors = [await getMajor(source.url), await getMajor(embedded.ownerUrl)];
    expect(majors[0]).not.toBe(majors[1]);
    await annotate(
      `PostgreSQL ${majors[0]} to ${majors[1]} and back: ${counts.rows} rows of ${counts.tables} tables equal`,
    );
  }, 300_000);
});
