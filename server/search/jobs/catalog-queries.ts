import type { Db } from '#server/db/db.ts';
import { type BatchKey, inBatches } from '#server/db/rows/in-batches.ts';

const columns = [
  'tenant_id',
  'id',
  'title',
  'organisation_id',
  'company',
  'published_at',
  'work_mode',
  'job_type',
  'experience_min',
  'latitude',
  'longitude',
  'region',
  'country',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'effective_skill_ids',
  'effective_certification_ids',
  'effective_industry_ids',
  'inclusion',
] as const;

export type ListedJobRow = NonNullable<Awaited<ReturnType<typeof findActiveJob>>>;

/** All active jobs in batches, by tenant and id. */
export function readActiveJobs(db: Db): AsyncGenerator<ListedJobRow[]> {
  const read = (after: BatchKey) =>
    db
      .selectFrom('jobs')
      .select(columns)
      .where('status', '=', 'active')
      .where((where) => where(where.refTuple('tenant_id', 'id'), '>', where.tuple(...after)))
      .orderBy('tenant_id')
      .orderBy('id')
      .limit(batchSize)
      .execute();
  return inBatches(read, (row) => [row.tenant_id, row.id]);
}

const batchSize = 5000;

export function findActiveJob(db: Db, tenantId: number, id: number) {
  return db
    .selectFrom('jobs')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst();
}
