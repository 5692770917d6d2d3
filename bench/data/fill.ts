import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import type pg from 'pg';
import { ensureDefaultTenant } from '#server/db/default-tenant.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import type { OpenDatabase } from '#server/db/connection/open.ts';
import { createPasswordHasher } from '#server/features/accounts/password/password-hasher.ts';
import { benchApplications } from './applications.ts';
import { copyRows } from './copy-rows.ts';
import { benchJob, employerCount, employerName } from './jobs.ts';
import { benchPassword, benchProfile, benchUser } from './seekers.ts';
import { fillStaff, skillingOrganisationId } from './staff.ts';

export const jobCount = 100_000;
export const seekerCount = 200_000;
export const applicationCount = 300_000;

/** Hash of everything that determines the rows and the schema. */
export function dataVersion(): string {
  const words = ['domain/features/matching/taxonomy/key-words.ts', 'domain/features/matching/taxonomy/stems.ts'];
  const files = ['bench/data/*.ts', 'server/db/migrations/*.sql', 'server/reference/data/*.tsv', ...words];
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
    await copyRows(client, 'organisations', skillingOrganisationId, benchOrganisation);
    onStep(`Loading ${seekerCount.toLocaleString('en')} job seekers`);
    await copyRows(client, 'users', seekerCount, (id) => benchUser(id, hash));
    await copyRows(client, 'seeker_profiles', seekerCount, benchProfile);
    onStep(`Loading ${jobCount.toLocaleString('en')} jobs`);
    await copyRows(client, 'jobs', jobCount, (id) => benchJob(id, jobCount));
    onStep(`Loading ${applicationCount.toLocaleString('en')} applications`);
    await fillStaff(client, { seekerCount, passwordHash: hash });
    await copyRows(client, 'applications', applicationCount, benchApplications({ jobCount, seekerCount }));
    await client.query(firstReplies);
    await vacuum(client);
  } finally {
    await client.end();
  }
}

const silent = { info: () => {}, warn: () => {}, error: () => {} };

export function benchOrganisation(id: number) {
  const isEmployer = id <= employerCount;
  const name = isEmployer ? employerName(id) : `Partner ${id - employerCount}`;
  const partnerKind = id === skillingOrganisationId ? 'skilling' : 'non_profit';
  const kind = isEmployer ? 'employer' : partnerKind;
  return { tenant_id: 1, id, kind, name, slug: `organisation-${id}`, status: 'approved' };
}

/** The history of each application: submitted, then its first reply if there is one. */
const firstReplies = `
  insert into application_events (tenant_id, application_id, at, actor_user_id, from_status, to_status)
  select tenant_id, id, applied_at, user_id, null, 'applied' from applications
  union all
  select tenant_id, id, status_since, null, 'applied', status from applications where status <> 'applied'`;

/** Sets sequences, then updates statistics and the pending lists of the GIN indexes, which autovacuum would do later. */
async function vacuum(client: pg.Client): Promise<void> {
  for (const table of ['organisations', 'users', 'jobs', 'applications']) {
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
  }
  await client.query('vacuum analyze');
  // Without the right, the first measurements may include a checkpoint.
  await client.query('checkpoint').catch(() => {});
}
