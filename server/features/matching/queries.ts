import { prepared } from '#server/db/connection/prepared.ts';
import type { Db } from '#server/db/db.ts';
import { type BatchKey, inBatches } from '#server/db/rows/in-batches.ts';

const jobColumns = [
  'id',
  'effective_skill_ids',
  'effective_certification_ids',
  'effective_education_level',
  'effective_title_ids',
  'effective_industry_ids',
  'effective_management_level',
  'none_required',
  'read_none_required',
  'read_key_words',
  'read_seniority',
  'match_weights',
] as const;

const seekerColumns = [
  'user_id',
  'skill_ids',
  'certification_ids',
  'education_level',
  'title_ids',
  'experience_title_ids',
  'industry_ids',
  'management_level',
  'key_words',
  'seniority',
  'hidden_fields',
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

export function findOffersOfAll(db: Db, tenantId: number, userIds: readonly number[]) {
  return db
    .selectFrom('seeker_profiles')
    .select(seekerColumns)
    .where('tenant_id', '=', tenantId)
    .where('user_id', 'in', [...userIds])
    .execute();
}

export async function findTenantWeights(db: Db, tenantId: number): Promise<unknown> {
  const row = await db
    .selectFrom('tenants')
    .select('match_weights')
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
  return row.match_weights;
}

/** Rows per query while the ranking is loaded. */
const batchSize = 2000;

/** All active jobs in batches, by tenant and id. */
export function readActiveNeeds(db: Db) {
  const read = (after: BatchKey) =>
    db
      .selectFrom('jobs')
      .select(['tenant_id', ...jobColumns])
      .where('status', '=', 'active')
      .where((where) => where(where.refTuple('tenant_id', 'id'), '>', where.tuple(...after)))
      .orderBy('tenant_id')
      .orderBy('id')
      .limit(batchSize)
      .execute();
  return inBatches(read, (row) => [row.tenant_id, row.id]);
}

/** All job seekers in batches, by tenant and id. */
export function readAllOffers(db: Db) {
  const read = (after: BatchKey) =>
    db
      .selectFrom('seeker_profiles')
      .select(['tenant_id', ...seekerColumns])
      .where((where) => where(where.refTuple('tenant_id', 'user_id'), '>', where.tuple(...after)))
      .orderBy('tenant_id')
      .orderBy('user_id')
      .limit(batchSize)
      .execute();
  return inBatches(read, (row) => [row.tenant_id, row.user_id]);
}

/** The needs of an active job. */
export function findActiveNeeds(db: Db, tenantId: number, jobId: number) {
  return db
    .selectFrom('jobs')
    .select(jobColumns)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', jobId)
    .where('status', '=', 'active')
    .executeTakeFirst();
}

/** What the explanation of one job needs. */
export function findExplainableJob(db: Db, tenantId: number, jobId: number) {
  return db
    .selectFrom('jobs')
    .modifyFront(prepared)
    .select([
      ...jobColumns,
      'title',
      'skill_ids',
      'nice_skill_ids',
      'certification_ids',
      'title_ids',
      'industry_ids',
      'written_terms',
      'education_level',
      'management_level',
      'reading',
      'experience_min',
      'experience_max',
      'effective_experience_min',
      'effective_experience_max',
      'work_mode',
      'city',
      'region',
      'country',
      'latitude',
      'longitude',
      'salary_min',
      'salary_max',
      'salary_currency',
      'salary_period',
    ])
    .select((select) =>
      select
        .selectFrom('tenants')
        .select('tenants.match_weights')
        .whereRef('tenants.id', '=', 'jobs.tenant_id')
        .as('tenant_weights'),
    )
    .where('tenant_id', '=', tenantId)
    .where('id', '=', jobId)
    .executeTakeFirst();
}

/** What the explanation needs of a profile. */
export function findExplainableProfile(db: Db, tenantId: number, userId: number) {
  return db
    .selectFrom('seeker_profiles')
    .modifyFront(prepared)
    .select([...seekerColumns, 'written_terms', 'experience', 'preferences'])
    .select(['city', 'region', 'country', 'latitude', 'longitude'])
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export type ExplainableProfile = NonNullable<Awaited<ReturnType<typeof findExplainableProfile>>>;
