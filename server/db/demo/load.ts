import type { Taxonomy } from '#domain/features/matching/taxonomy.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import type { PasswordHasher } from '#server/features/accounts/password/password-hasher.ts';
import { newToken } from '#server/lib/random-token.ts';
import type { LocationFinder } from '#server/reference/locations.ts';
import { demoPassword } from './accounts.ts';
import { buildDemoRows, countRows } from './build-rows.ts';
import { demoTables, insertRows } from './rows.ts';

interface DemoOptions {
  readonly taxonomy: Taxonomy;
  readonly locations: LocationFinder;
  readonly passwords: PasswordHasher;
  readonly now: Date;
  /** Hears what happens, for the person who waits. */
  readonly onProgress: (step: string) => void;
}

/**
 * Fills an empty database with the demo programme, in one transaction: killed at any moment, it leaves all or nothing.
 * A database that holds a tenant is left as it is.
 * @returns whether it was filled now
 */
export async function loadDemo(database: Pick<OpenDatabase, 'newClient'>, options: DemoOptions): Promise<boolean> {
  const client = database.newClient('demo');
  await client.connect();
  try {
    await client.query('begin');
    // Two servers that start together take turns; the second finds the tenants of the first.
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLockId]);
    const { rowCount } = await client.query('select from tenants limit 1');
    if (rowCount !== 0) return false;
    options.onProgress('Making the demo programme');
    const rows = buildDemoRows({ ...options, hashes: await hashPasswords(options.passwords) });
    options.onProgress(`Loading it: ${countRows(rows).toLocaleString('en-US')} rows`);
    for (const table of demoTables) await insertRows(client, table, rows[table]);
    await client.query('commit');
    await client.query(`analyze ${demoTables.join(', ')}`);
    return true;
  } finally {
    // What was not committed is rolled back with the end of the connection.
    await client.end();
  }
}

const advisoryLockId = 7_205_759_404;

async function hashPasswords(passwords: PasswordHasher): Promise<{ publicPassword: string; randomPassword: string }> {
  const [publicPassword, randomPassword] = await Promise.all([
    passwords.hash(demoPassword),
    passwords.hash(newToken()),
  ]);
  return { publicPassword, randomPassword };
}
