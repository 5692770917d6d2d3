import { createReadStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import {
  computeFingerprint,
  listTables,
  listUserTables,
  portableSession,
  quote,
  quoteAll,
} from '#server/db/backup/catalog.ts';
import {
  type AppliedMigrationName,
  type BackupReader,
  createBackupReader,
  createOrderError,
  readRecords,
  type SequenceValue,
} from '#server/db/backup/records.ts';
import { unseal } from '#server/db/backup/seal.ts';
import { isEmptyFolder, restoreFile } from '#server/db/backup/stored-files.ts';
import { suspendConstraints } from '#server/db/backup/suspend-constraints.ts';
import type { BackupCounts, BackupSettings } from './backup.ts';
import { DatabaseError } from './database-error.ts';
import type { DatabaseLog } from './log.ts';
import { applyMigration, createMigrationsTable, migrate, migrationsFolder } from './migrate.ts';
import { readMigrations } from './migration-files.ts';
import { newClient } from './pools.ts';

/**
 * Fills a fresh database and an empty files folder from a backup: the schema as it was then, the rows, the sequences, the
 * files; all of it or nothing. Then brings the schema up to this version.
 * @throws DatabaseRefusal when the target holds anything, the secret is another one, the file is damaged, or counts or hashes differ
 */
export async function restore(
  settings: BackupSettings,
  log: DatabaseLog,
  folder = migrationsFolder,
): Promise<BackupCounts> {
  const client = newClient(settings.url, 'restore');
  await client.connect();
  try {
    await assertEmptyTarget(client, settings.filesFolder);
    const counts = await restoreInto(client, settings, folder);
    await migrate(settings.url, log, folder);
    await client.query('analyze');
    return counts;
  } finally {
    await client.end();
  }
}

async function restoreInto(client: pg.Client, settings: BackupSettings, folder: string): Promise<BackupCounts> {
  const { file, secret, filesFolder } = settings;
  const unfinished = `${filesFolder}.restoring`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const counts = { tables: 0, rows: 0, files: 0 };
    await client.query(portableSession);
    await client.query('begin');
    await pipeline(
      createReadStream(file),
      (bytes: AsyncIterable<Buffer>) => unseal(bytes, secret),
      createGunzip(),
      (bytes: AsyncIterable<Buffer>) =>
        loadRecords(client, createBackupReader(readRecords(bytes)), { unfinished, folder, counts }),
    );
    await replaceEmptyFolder(filesFolder, unfinished);
    await client.query('commit');
    return counts;
  } catch (error) {
    await client.query('rollback').catch(() => {}); // the connection may be what failed; then nothing was committed either
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

interface LoadOptions {
  readonly unfinished: string;
  readonly folder: string;
  readonly counts: BackupCounts;
}

async function loadRecords(
  client: pg.Client,
  backup: BackupReader,
  { unfinished, folder, counts }: LoadOptions,
): Promise<void> {
  const head = await backup.next();
  if (head.kind !== 'head') throw createOrderError();
  await createSchema(client, head.migrations, folder);
  const restoreConstraints = await suspendConstraints(client);
  const tables = new Map((await listTables(client)).map((table) => [table.name, table]));
  if (tables.size > 0) await client.query(`truncate ${quoteAll([...tables.keys()])}`);
  for (;;) {
    const message = await backup.next();
    if (message.kind === 'table') {
      tables.delete(message.name);
      counts.tables += 1;
      counts.rows += await loadTable(client, message, backup);
    } else if (message.kind === 'sequences') {
      await setSequences(client, message.values);
      await restoreConstraints();
    } else if (message.kind === 'file') {
      counts.files += 1;
      await restoreFile(unfinished, message.path, backup);
    } else if (message.kind === 'end') {
      const isWhole = tables.size === 0 && message.rows === counts.rows && message.files === counts.files;
      if (!isWhole) throw new DatabaseError('This backup does not hold every table, row and file it says it does.');
      return;
    } else throw createOrderError();
  }
}

/** The schema as it was when the backup was made, so that its rows fit. */
async function createSchema(
  client: pg.Client,
  applied: readonly AppliedMigrationName[],
  folder: string,
): Promise<void> {
  const known = readMigrations(folder);
  await createMigrationsTable(client);
  for (const { name, sha256 } of applied) {
    const migration = known.find((candidate) => candidate.name === name);
    if (migration?.sha256 !== sha256) {
      throw new DatabaseError(
        `This backup was made by a version whose schema this one does not know (migration ${name}). Restore it with that version or a newer one.`,
      );
    }
    await applyMigration(client, migration);
  }
}

async function loadTable(
  client: pg.Client,
  table: { name: string; columns: readonly string[] },
  backup: BackupReader,
): Promise<number> {
  const copy = client.query(copyFrom(`copy public.${quote(table.name)} (${quoteAll(table.columns)}) from stdin`));
  await pipeline(backup.data(), copy);
  const expected = await backup.next();
  if (expected.kind !== 'table-end') throw createOrderError();
  const actual = await computeFingerprint(client, table);
  if (actual.rows !== expected.rows || actual.hash !== expected.hash) {
    throw new DatabaseError(
      `The table ${table.name} came back with ${actual.rows} rows that differ from the ${expected.rows} backed up.`,
    );
  }
  return actual.rows;
}

async function setSequences(client: pg.Client, values: readonly SequenceValue[]): Promise<void> {
  for (const { name, value, isCalled } of values) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [`public.${quote(name)}`, value, isCalled]);
  }
}

async function assertEmptyTarget(client: pg.Client, filesFolder: string): Promise<void> {
  const tables = await listUserTables(client);
  if (tables.length > 0) {
    throw new DatabaseError(
      `The target database is not empty: it has ${tables.length} tables. Restore into a new database, or a new DATA_DIR.`,
    );
  }
  if (!(await isEmptyFolder(filesFolder))) {
    throw new DatabaseError(`The folder ${filesFolder} is not empty. Restore into a new DATA_DIR.`);
  }
}

async function replaceEmptyFolder(target: string, source: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await rename(source, target);
}
