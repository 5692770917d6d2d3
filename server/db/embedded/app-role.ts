import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import pg from 'pg';
import { appRole, buildConnectionUrl, type DatabasePaths, productDatabase } from './database-paths.ts';

/**
 * Creates the product's database and the role that the product connects as. Runs at every start, so that a folder of an
 * earlier version, whose product was the superuser, gets the role too.
 */
export async function ensureAppRole(paths: DatabasePaths): Promise<void> {
  await runAsSuperuser(paths, 'postgres', async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [productDatabase]);
    if (rowCount === 0) await client.query(`create database ${productDatabase}`);
  });
  const password = getOrCreatePassword(paths.appPasswordFile);
  await runAsSuperuser(paths, productDatabase, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [appRole]);
    if (rowCount === 0) await client.query(`create role ${appRole}`);
    await client.query(buildGrants(password));
    await client.query(leakproofOperators);
  });
}

/** Statements sent together run in one transaction. The defaults apply to what later migrations create. */
function buildGrants(password: string): string {
  const onRows = 'select, insert, update, delete';
  return `
    alter role ${appRole} login nosuperuser nobypassrls nocreatedb nocreaterole noreplication password '${password}';
    grant usage on schema public to ${appRole};
    grant ${onRows} on all tables in schema public to ${appRole};
    alter default privileges grant usage on schemas to ${appRole};
    alter default privileges grant ${onRows} on tables to ${appRole};`;
}

/**
 * Lets the search for texts and skills use its indexes under row-level security, which needs the operators `@@` and `@>` to be
 * marked as not revealing their arguments. They have no side effects, and their errors contain no values.
 */
export const leakproofOperators = `
  alter function ts_match_vq(tsvector, tsquery) leakproof;
  alter function arraycontains(anyarray, anyarray) leakproof;`;

function getOrCreatePassword(file: string): string {
  if (!existsSync(file)) {
    // Has this name only when complete.
    writeFileSync(`${file}.new`, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
  }
  return readFileSync(file, 'utf8').trim();
}

async function runAsSuperuser(
  paths: DatabasePaths,
  database: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ connectionString: buildConnectionUrl(paths, database) });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
