import { createReadStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { DatabaseError } from '#server/db/connection/database-error.ts';
import { newClient } from '#server/db/connection/pools.ts';
import type { DatabaseLog } from '#server/db/log.ts';
import { applyMigration, createMigrationsTable, migrate, migrationsFolder } from '#server/db/migrate/migrate.ts';
import { readMigrations } from '#server/db/migrate/migration-files.ts';
import type { BackupCounts, BackupSettings } from './backup.ts';
import { computeFingerprint, listTables, listUserTables, portableSession, quote, quoteAll } from './catalog.ts';
import {
  type AppliedMigrationName,
  type BackupReader,
  createBackupReader,
  createOrderError,
  readRecords,
  type SequenceValue,
} from './records.ts';
import { unseal } from './seal.ts';
import { isEmptyFolder, restoreFile } from './stored-files.ts';
import { suspendConstraints } from './suspend-constraints.ts';

/**
 * Restores schema, rows, sequences and files from a backup into an empty database and files folder, all or nothing. Then
 * migrates to the current schema.
 * @throws DatabaseError if the target is not empty, the secret differs, the file is damaged, or counts or hashes differ
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
  const temporaryPath = `${filesFolder}.restoring`;
  await rm(temporaryPath, { recursive: true, force: true });
  await mkdir(temporaryPath, { recursive: true, mode: 0o700 });
  try {
    const counts = { tables: 0, rows: 0, files: 0 };
    await client.query(portableSession);
    await client.query('begin');
    await pipeline(
      createReadStream(file),
      (bytes: AsyncIterable<Buffer>) => unseal(bytes, secret),
      createGunzip(),
      (bytes: AsyncIterable<Buffer>) =>
        loadRecords(client, createBackupReader(readRecords(bytes)), { temporaryPath, folder, counts }),
    );
    await replaceEmptyFolder(filesFolder, temporaryPath);
    await client.query('commit');
    return counts;
  } catch (error) {
    await client.query('rollback').catch(() => {}); // if the connection failed, nothing was committed
    await rm(temporaryPath, { recursive: true, force: true });
    throw error;
  }
}

interface LoadOptions {
  readonly temporaryPath: string;
  readonly folder: string;
  readonly counts: BackupCounts;
}

async function loadRecords(
  client: pg.Client,
  backup: BackupReader,
  { temporaryPath, folder, counts }: LoadOptions,
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
      await restoreFile(temporaryPath, message.path, backup);
    } else if (message.kind === 'end') {
      const isWhole = tables.size === 0 && message.rows === counts.rows && message.files === counts.files;
      if (!isWhole) throw new DatabaseError('This backup is incomplete: tables, rows or files are missing.');
      return;
    } else throw createOrderError();
  }
}

/** Creates the schema as of the backup. */
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
        `This version does not know the schema of the backup (migration ${name}). Restore it with the version that made it, or a newer one.`,
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
      `The ${actual.rows} restored rows of the table ${table.name} do not match the ${expected.rows} rows in the backup.`,
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
