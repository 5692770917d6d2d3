import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { newClient } from '#server/db/connection/pools.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabases: { readonly url: string; readonly template: string };
  }
}

export interface TestDatabase {
  /** In the format of DATABASE_URL. */
  readonly url: string;
  /** Drops the database, even with open connections. The end of the run drops all that remain. */
  readonly drop: () => Promise<void>;
}

/** Creates a database for one test file, with the schema and no rows. */
export function cloneDatabase(): Promise<TestDatabase> {
  return createDatabase(inject('testDatabases').template);
}

/** Creates a database without tables. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template0');
}

/** The URL of another database on the same server. */
export function replaceDatabaseName(url: string, database: string): string {
  const result = new URL(url);
  result.pathname = `/${database}`;
  return result.href;
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
  const client = newClient(url, 'test');
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
