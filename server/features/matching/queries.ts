import type { Kysely, Transaction } from 'kysely';
import type { Database } from '#server/db/tables.ts';

type Db = Kysely<Database> | Transaction<Database>;

const jobColumns = [
  'id',
  'skill_ids',
  'certification_ids',
  'education_level',
  'title_ids',
  'industry_ids',
  'management_level',
  'match_weights',
] as const;

const seekerColumns = [
  'user_id',
  'skill_ids',
  'certification_ids',
  'education_level',
  'title_ids',
  'industry_ids',
  'management_level',
] as const;

export function findNeeds(db: Db, tenantId: number, jobIds: readonly number[]) {
  return db
    .selectFrom('jobs')
    .select(jobColumns)
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...jobIds])
    .execute();
}

export function findOffers(db: Db, tenantId: number, userId: number) {
  return db
    .selectFrom('seeker_profiles')
    .select(seekerColumns)
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function findTenantWeights(db: Db, tenantId: number): Promise<unknown> {
  const row = await db
    .selectFrom('tenants')
    .select('match_weights')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return row.match_weights;
}

/** Rows of one read while the ranking index is filled: few enough that requests are answered between two reads. */
const batch = 2000;

/** All active jobs, in batches by tenant and id. */
export async function* activeNeeds(db: Db) {
  let last: readonly [number, number] = [0, 0];
  for (;;) {
    const rows = await db
      .selectFrom('jobs')
      .select(['tenant_id', ...jobColumns])
      .where('status', '=', 'active')
      .where((where) => where(where.refTuple('tenant_id', 'id'), '>', where.tuple(last[0], last[1])))
      .orderBy('tenant_id')
      .orderBy('id')
      .limit(batch)
      .execute();
    const end = rows.at(-1);
    if (!end) return;
    yield rows;
    last = [end.tenant_id, end.id];
  }
}

/** All job seekers, in batches by tenant and id. */
export async function* allOffers(db: Db) {
  let last: readonly [number, number] = [0, 0];
  for (;;) {
    const rows = await db
      .selectFrom('seeker_profiles')
      .select(['tenant_id', ...seekerColumns])
      .where((where) => where(where.refTuple('tenant_id', 'user_id'), '>', where.tuple(last[0], last[1])))
      .orderBy('tenant_id')
      .orderBy('user_id')
      .limit(batch)
      .execute();
    const end = rows.at(-1);
    if (!end) return;
    yield rows;
    last = [end.tenant_id, end.user_id];
  }
}

/** The needs of a job that is active; undefined for any other. */
export function findActiveNeeds(db: Db, tenantId: number, jobId: number) {
  return db
    .selectFrom('jobs')
    .select(jobColumns)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', jobId)
    .where('status', '=', 'active')
    .executeTakeFirst();
}
