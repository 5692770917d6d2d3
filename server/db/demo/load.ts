import type { Taxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import type { OpenDatabase } from '#server/db/connection/open.ts';
import type { PasswordHasher } from '#server/features/accounts/password/password-hasher.ts';
import { newToken } from '#server/lib/secrets/random-token.ts';
import type { LocationFinder } from '#server/reference/locations.ts';
import { demoPassword } from './accounts.ts';
import { buildDemoRows, countRows } from './build-rows.ts';
import { demoTables, insertRows } from './rows.ts';

interface DemoOptions {
  readonly taxonomy: Taxonomy;
  readonly locations: LocationFinder;
  readonly passwords: PasswordHasher;
  readonly now: Date;
  readonly onProgress: (step: string) => void;
}

/**
 * Loads the demo data in one transaction, unless the database already has a tenant.
 * @returns whether the data was loaded
 */
export async function loadDemo(database: Pick<OpenDatabase, 'newOwnerClient'>, options: DemoOptions): Promise<boolean> {
  const client = database.newOwnerClient('demo');
  await client.connect();
  try {
    await client.query('begin');
    // Serializes servers that start at the same time; the second one finds the tenants of the first.
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLockId]);
    const { rowCount } = await client.query('select from tenants limit 1');
    if (rowCount !== 0) return false;
    options.onProgress('Creating the demo data');
    const rows = buildDemoRows({ ...options, hashes: await hashPasswords(options.passwords) });
    options.onProgress(`Loading ${countRows(rows).toLocaleString('en-US')} rows`);
    for (const table of demoTables) await insertRows(client, table, rows[table]);
    await client.query('commit');
    await client.query(`analyze ${demoTables.join(', ')}`);
    return true;
  } finally {
    // Rolls back if not committed.
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
