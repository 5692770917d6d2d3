import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { DatabaseError } from '#server/db/connection/database-error.ts';
import { newClient } from '#server/db/connection/pools.ts';
import { appliedMigrations } from '#server/db/migrate/migrate.ts';
import {
  assertOwnPolicies,
  computeFingerprint,
  listSequences,
  listTables,
  portableSession,
  quote,
  quoteAll,
  type Table,
} from './catalog.ts';
import { type BackupRecord, writeRecords } from './records.ts';
import { seal } from './seal.ts';
import { readStoredFiles } from './stored-files.ts';

export interface BackupSettings {
  /** Address of the database. */
  readonly url: string;
  /** The installation's SECRET; the same is needed to restore. */
  readonly secret: string;
  /** Folder of the uploaded files. */
  readonly filesFolder: string;
  /** The file to write or read. */
  readonly file: string;
}

export interface BackupCounts {
  tables: number;
  rows: number;
  files: number;
}

/**
 * Writes a consistent snapshot of all stored data into one encrypted file while the product runs. The file gets its name
 * only when it is complete.
 * @throws DatabaseError if the file already exists
 */
export async function backup({ url, secret, filesFolder, file }: BackupSettings): Promise<BackupCounts> {
  if (existsSync(file)) throw new DatabaseError(`${file} already exists. Choose another file name.`);
  const counts = { tables: 0, rows: 0, files: 0 };
  const client = newClient(url, 'backup');
  await client.connect();
  const temporaryPath = `${file}.part`;
  try {
    const records = writeRecords(createRecords(client, filesFolder, counts));
    const target = createWriteStream(temporaryPath, { mode: 0o600, flush: true });
    await pipeline(records, createGzip({ level: 1 }), (zipped: AsyncIterable<Buffer>) => seal(zipped, secret), target);
    await rename(temporaryPath, file);
    return counts;
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

/** Files come after rows: every file that a row of the snapshot refers to was stored before the row. */
async function* createRecords(
  client: pg.Client,
  filesFolder: string,
  counts: BackupCounts,
): AsyncGenerator<BackupRecord> {
  await client.query(portableSession);
  await client.query('begin isolation level repeatable read read only');
  await assertOwnPolicies(client);
  yield await createHead(client);
  for (const table of await listTables(client)) {
    counts.tables += 1;
    yield { kind: 'table', name: table.name, columns: table.columns };
    yield* client.query(
      copyTo(`copy public.${quote(table.name)} (${quoteAll(table.columns)}) to stdout`),
    ) as AsyncIterable<Buffer>;
    counts.rows += yield* createTableEnd(client, table);
  }
  yield { kind: 'sequences', values: await listSequences(client) };
  await client.query('commit');
  for await (const record of readStoredFiles(filesFolder)) {
    if (!Buffer.isBuffer(record) && record.kind === 'file') counts.files += 1;
    yield record;
  }
  yield { kind: 'end', ...counts };
}

async function createHead(client: pg.Client): Promise<BackupRecord> {
  const { rows } = await client.query<{ at: Date; version: string }>(
    `select now() as at, current_setting('server_version') as version`,
  );
  const migrations = await appliedMigrations(client);
  return { kind: 'head', madeAt: rows[0]?.at.toISOString() ?? '', postgres: rows[0]?.version ?? '', migrations };
}

async function* createTableEnd(client: pg.Client, table: Table): AsyncGenerator<BackupRecord, number> {
  const fingerprint = await computeFingerprint(client, table);
  yield { kind: 'table-end', ...fingerprint };
  return fingerprint.rows;
}
