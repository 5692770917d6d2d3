import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/db/migrate.ts';
import { databaseAt } from './template.ts';
import { silentLog, startThrowawayServer } from './throwaway-server.ts';

/**
 * One PostgreSQL server for the whole run, with one migrated template that test files clone: the embedded one in a folder of
 * its own, or the server TEST_DATABASE_URL names (any database of it; the login must be allowed to create databases).
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL
    ? borrowedServer(process.env.TEST_DATABASE_URL)
    : await startThrowawayServer();
  const run = `wavelength_test_${randomBytes(6).toString('hex')}`;
  await administer(server.url, `create database ${run} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
  await migrate(databaseAt(server.url, run), silentLog);
  project.provide('testDatabases', { url: server.url, template: run });
  return async () => {
    await dropAll(server.url, run);
    await server.stop();
  };
}

function borrowedServer(url: string) {
  return { url, stop: () => Promise.resolve() };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function dropAll(url: string, run: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [run],
  );
  for (const { name } of rows) await client.query(`drop database ${name} with (force)`);
  await client.end();
}
