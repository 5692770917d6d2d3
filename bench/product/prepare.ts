import type pg from 'pg';
import { dataVersion, fill } from '#bench/data/fill.ts';
import { openDatabase } from '#server/db/connection/open.ts';

interface Target {
  readonly dataDir: string;
  /** Database server; undefined for the embedded one in `dataDir`. */
  readonly databaseUrl: string | undefined;
}

/**
 * Ensures that the database contains this version of the benchmark's rows and nothing from earlier runs.
 * @throws if the database contains tables that the benchmark did not create
 */
export async function prepareData({ dataDir, databaseUrl }: Target, onStep: (step: string) => void): Promise<void> {
  const database = await openDatabase({ dataDir, databaseUrl, log: console });
  try {
    const version = dataVersion();
    const owner = database.newOwnerClient('bench');
    await owner.connect();
    if ((await storedVersion(owner)) !== version) {
      await owner.query('drop schema public cascade; create schema public');
      await fill(database, onStep);
      await owner.query(`create table bench_version as select '${version}' as version`);
    }
    await owner.query('truncate sessions, refresh_tokens, sign_in_attempts cascade');
    await owner.end();
  } finally {
    await database.close();
  }
}

/** Null for an empty database. */
async function storedVersion(client: pg.Client): Promise<string | null> {
  const tables = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  if (tables.rows.length === 0) return null;
  if (!tables.rows.some(({ name }) => name === 'bench_version'))
    throw new Error('This database was not created by the benchmark.');
  const { rows } = await client.query<{ version: string }>('select version from bench_version');
  return rows[0]?.version ?? null;
}
