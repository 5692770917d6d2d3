import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '#server/db/migrate/migrate.ts';
import { replaceDatabaseName } from './database/template.ts';
import { silentLog, startThrowawayServer } from './peers/throwaway-server.ts';
import { removeAbandonedFolders } from './test-folders.ts';

/**
 * Starts one PostgreSQL server per run and creates a migrated template database that test files clone. With
 * TEST_DATABASE_URL it uses that server; its role must be able to create databases and be no superuser.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  removeAbandonedFolders(tmpdir());
  const server = process.env.TEST_DATABASE_URL ? connectToServer(process.env.TEST_DATABASE_URL) : await startServer();
  const run = `wavelength_test_${randomBytes(6).toString('hex')}`;
  const client = await connectAs(server.url, run);
  await dropAbandoned(client);
  await client.query(`create database ${run} template template0 encoding 'UTF8' locale 'C.UTF-8'`);
  await migrate(replaceDatabaseName(server.url, run), silentLog);
  project.provide('testDatabases', { url: server.url, template: run });
  return async () => {
    await dropDatabases(client, await listDatabases(client, run));
    await client.end();
    await server.stop();
  };
}

/** The connection stays open, so that other runs see by its name that these databases are in use. */
async function connectAs(url: string, run: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: run });
  // A lost connection fails the next statement; without a listener it would end the whole run.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/**
 * The role owns its databases and nothing else, like the role of DATABASE_URL, so that row-level security applies to it. It
 * may end other sessions, because dropping a database ends an autovacuum worker in it.
 */
async function startServer() {
  const { ownerUrl, stop } = await startThrowawayServer();
  const client = await connectAs(ownerUrl, 'setup');
  await client.query("create role wavelength_test login createdb in role pg_signal_backend password 'test'");
  await client.end();
  const url = new URL(replaceDatabaseName(ownerUrl, 'postgres'));
  url.username = 'wavelength_test';
  url.password = 'test';
  return { url: url.href, stop };
}

function connectToServer(url: string) {
  return { url, stop: () => Promise.resolve() };
}

/** Drops databases of killed runs. */
async function dropAbandoned(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select distinct application_name as name from pg_stat_activity',
  );
  const existing = await listDatabases(client, 'wavelength_test_');
  await dropDatabases(
    client,
    existing.filter((database) => !rows.some(({ name }) => name && database.startsWith(name))),
  );
}

async function listDatabases(client: pg.Client, prefix: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  );
  return rows.map(({ name }) => name);
}

async function dropDatabases(client: pg.Client, names: readonly string[]): Promise<void> {
  for (const name of names) await client.query(`drop database if exists ${name} with (force)`);
}
