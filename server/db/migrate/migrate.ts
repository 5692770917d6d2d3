import { join } from 'node:path';
import type pg from 'pg';
import { DatabaseError } from '#server/db/connection/database-error.ts';
import { newClient } from '#server/db/connection/pools.ts';
import type { DatabaseLog } from '#server/db/log.ts';
import { type Migration, readMigrations } from './migration-files.ts';

/** The product's own migrations. */
export const migrationsFolder = join(import.meta.dirname, '..', 'migrations');

/**
 * Applies all pending migrations. Each file runs in one transaction with its row in `schema_migrations`, so an interrupted run
 * leaves no partial migration. A lock serializes processes that start at the same time.
 * @returns the names of the files applied
 * @throws DatabaseError if an applied file was changed or is missing, or a new one is numbered below an applied one
 */
export async function migrate(url: string, log: DatabaseLog, folder = migrationsFolder): Promise<string[]> {
  const migrations = readMigrations(folder);
  const client = newClient(url, 'migrations');
  await client.connect();
  try {
    // Held by the connection, so it is released if this process is killed.
    await client.query('select pg_advisory_lock($1)', [advisoryLockId]);
    await createMigrationsTable(client);
    const pending = findPending(migrations, await appliedMigrations(client), log);
    for (const migration of pending) await applyInTransaction(client, migration, log);
    return pending.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

/**
 * Runs and records one migration in the caller's transaction. Its temporary objects end with it, because a restore runs
 * several migrations in one transaction.
 */
export async function applyMigration(client: pg.ClientBase, { name, sql, sha256 }: Migration): Promise<void> {
  try {
    await client.query(sql);
    await client.query('discard temp');
  } catch (error) {
    throw new DatabaseError(`The migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
  await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256]);
}

export async function createMigrationsTable(client: pg.ClientBase): Promise<void> {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, sha256 text not null, applied_at timestamptz not null default now())',
  );
}

interface AppliedMigration {
  readonly name: string;
  readonly sha256: string;
}

export async function appliedMigrations(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>('select name, sha256 from schema_migrations order by name');
  return rows;
}

const advisoryLockId = 7_205_759_403;

/** Returns the pending migrations after checking that the applied ones are unchanged. */
function findPending(known: readonly Migration[], applied: readonly AppliedMigration[], log: DatabaseLog): Migration[] {
  const newest = known.at(-1)?.name ?? '';
  for (const { name, sha256 } of applied) {
    const file = known.find((migration) => migration.name === name);
    if (file && file.sha256 !== sha256) {
      throw new DatabaseError(
        `The migration ${name} was changed after it ran on this database. Restore the file, and put the change into a new migration.`,
      );
    }
    if (!file && name < newest)
      throw new DatabaseError(`The migration ${name} ran on this database, but its file is missing.`);
    // During a rolling deployment, the old version runs on the new schema.
    if (!file) log.warn({ migration: name }, 'the database has a migration from a newer version');
  }
  const last = applied.at(-1)?.name ?? '';
  const pending = known.filter(({ name }) => !applied.some((migration) => migration.name === name));
  const late = pending.find(({ name }) => name < last);
  if (late)
    throw new DatabaseError(
      `The migration ${late.name} is numbered below ${last}, which already ran. Give it the next free number.`,
    );
  return pending;
}

async function applyInTransaction(client: pg.Client, migration: Migration, log: DatabaseLog): Promise<void> {
  await client.query('begin');
  try {
    await applyMigration(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
  log.info({ migration: migration.name }, 'migration applied');
}
