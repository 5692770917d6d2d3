import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: { readonly url: string; readonly template: string };
  }
}

export interface TestDatabase {
  /** Its connection address, as DATABASE_URL takes it. */
  readonly url: string;
  /** Removes it, whoever is still connected. What is not removed goes with the end of the run. */
  readonly drop: () => Promise<void>;
}

/** A database of its own for one test file, with the schema and no rows. */
export function cloneDatabase(): Promise<TestDatabase> {
  return createDatabase(inject('testDatabases').template);
}

/** A database without any table. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template0');
}

/** The address of another database of the same server. */
export function replaceDatabaseName(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const { url, template: run } = inject('testDatabases');
  const name = `${run}_${randomBytes(5).toString('hex')}`;
  await runStatement(url, `create database ${name} template ${template}`);
  return {
    url: replaceDatabaseName(url, name),
    drop: () => runStatement(url, `drop database if exists ${name} with (force)`),
  };
}

async function runStatement(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
