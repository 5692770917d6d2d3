import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { ensureDefaultTenant } from '#server/db/default-tenant.ts';
import { migrate } from '#server/db/migrate.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import { createPasswordHasher } from '#server/features/accounts/password/password-hasher.ts';
import { copyRows } from './copy-rows.ts';
import { benchJob, employerCount, employerName } from './jobs.ts';
import { benchPassword, benchProfile, benchUser } from './seekers.ts';

export const jobCount = 100_000;
export const seekerCount = 200_000;

/** Hash of everything that determines the rows and the schema. */
export function dataVersion(): string {
  const files = ['bench/data/*.ts', 'server/db/migrations/*.sql', 'server/reference/data/*.tsv'];
  const hash = createHash('sha256');
  for (const file of globSync(files).sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** Creates the schema and all rows in an empty database. */
export async function fill(database: OpenDatabase, onStep: (step: string) => void): Promise<void> {
  await migrate(database.ownerUrl, silent);
  await ensureDefaultTenant(database.forTenant('none'));
  const hash = await createPasswordHasher().hash(benchPassword);
  const client = database.newOwnerClient('bench');
  await client.connect();
  try {
    await copyRows(client, 'organisations', employerCount, employer);
    onStep(`Loading ${seekerCount.toLocaleString('en')} job seekers`);
    await copyRows(client, 'users', seekerCount, (id) => benchUser(id, hash));
    await copyRows(client, 'seeker_profiles', seekerCount, benchProfile);
    onStep(`Loading ${jobCount.toLocaleString('en')} jobs`);
    await copyRows(client, 'jobs', jobCount, (id) => benchJob(id, jobCount));
    await vacuum(client);
  } finally {
    await client.end();
  }
}

const silent = { info: () => {}, warn: () => {}, error: () => {} };

function employer(id: number) {
  const name = employerName(id);
  return { tenant_id: 1, id, kind: 'employer', name, slug: `employer-${id}`, status: 'approved' };
}

/** Sets sequences, then updates statistics and the pending lists of the GIN indexes, which autovacuum would do later. */
async function vacuum(client: pg.Client): Promise<void> {
  for (const table of ['organisations', 'users', 'jobs']) {
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
  }
  await client.query('vacuum analyze');
  // Without the right, the first measurements may include a checkpoint.
  await client.query('checkpoint').catch(() => {});
}
