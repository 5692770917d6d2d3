import { sql } from 'kysely';
import type { Db, DbTransaction } from '#server/db/db.ts';
import { stringifyRows } from '#server/db/rows/json-rows.ts';
import type { NewImportedJob } from '#server/features/bulk-imports/jobs/job-queries.ts';
import type { ImportKey } from '#server/features/bulk-imports/queries.ts';

/** What a posting determines and a person can edit. */
const contentColumns = [
  'title',
  'description',
  'responsibilities',
  'requirements',
  'benefits',
  'city',
  'region',
  'country',
  'work_mode',
  'job_type',
  'openings',
  'salary_min',
  'salary_max',
  'salary_currency',
  'salary_period',
  'experience_min',
  'experience_max',
  'education_level',
  'skill_ids',
  'title_ids',
  'industry_ids',
  'closes_on',
] as const;

/** What follows from the content. */
const derivedColumns = [
  'company',
  'slug',
  'latitude',
  'longitude',
  'written_terms',
  'source_url',
  'reading',
  'reading_version',
  'read_skill_ids',
  'read_certification_ids',
  'read_title_ids',
  'read_industry_ids',
  'read_education_level',
  'read_management_level',
  'read_experience_min',
  'read_experience_max',
  'read_none_required',
  'read_key_words',
  'read_seniority',
] as const;

const contentHash = sql<string>`md5(row(${sql.join(contentColumns.map((name) => sql.ref(`j.${name}`)))})::text)`;

export interface Posting {
  readonly posting_id: string;
  readonly job_id: number;
  readonly posting_hash: string;
  readonly absence_count: number;
  readonly is_closed: boolean;
}

const columns = ['posting_id', 'job_id', 'posting_hash', 'absence_count', 'is_closed'] as const;

/** The known postings among the given, locked. */
export async function lockPostings(
  db: DbTransaction,
  { tenantId, id }: ImportKey,
  postingIds: readonly string[],
): Promise<ReadonlyMap<string, Posting>> {
  const rows = await db
    .selectFrom('job_source_postings')
    .select(columns)
    .where('tenant_id', '=', tenantId)
    .where('source_id', '=', id)
    .where(sql<boolean>`posting_id = any(${[...postingIds]}::text[])`)
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.posting_id, row]));
}

interface NewPosting {
  readonly posting_id: string;
  readonly job_id: number;
  readonly posting_hash: string;
}

/** Links postings with their jobs. Leaves out jobs that belong to another source; returns the ids of the linked postings. */
export async function insertPostings(
  db: DbTransaction,
  { tenantId, id }: ImportKey,
  postings: readonly NewPosting[],
): Promise<ReadonlySet<string>> {
  if (postings.length === 0) return new Set();
  const { rows } = await sql<{ posting_id: string }>`
    insert into job_source_postings (tenant_id, source_id, posting_id, job_id, posting_hash, content_hash)
    select j.tenant_id, ${id}, given.posting_id, j.id, given.posting_hash, ${contentHash}
    from json_to_recordset(${stringifyRows(postings)}) as given (posting_id text, job_id bigint, posting_hash text)
    join jobs as j on j.tenant_id = ${tenantId} and j.id = given.job_id
    on conflict do nothing returning posting_id`.execute(db);
  return new Set(rows.map((row) => row.posting_id));
}

/** Records that postings were read: they are not absent, and have this content. */
export async function updatePostings(
  db: DbTransaction,
  { tenantId, id }: ImportKey,
  postings: readonly Pick<NewPosting, 'posting_id' | 'posting_hash'>[],
): Promise<void> {
  if (postings.length === 0) return;
  await sql`
    update job_source_postings as p set absence_count = 0, is_closed = false, posting_hash = given.posting_hash
    from json_to_recordset(${stringifyRows(postings)}) as given (posting_id text, posting_hash text)
    where p.tenant_id = ${tenantId} and p.source_id = ${id} and p.posting_id = given.posting_id`.execute(db);
}

/** Updates the jobs that no person has edited since they were last written. Returns the ids of their postings. */
export async function updateUneditedJobs(
  db: DbTransaction,
  { tenantId, id }: ImportKey,
  jobs: readonly NewImportedJob[],
): Promise<ReadonlyMap<string, number>> {
  if (jobs.length === 0) return new Map();
  const changes = sql.join(
    [...contentColumns, ...derivedColumns].map((name) => sql`${sql.ref(name)} = ${sql.ref(`given.${name}`)}`),
  );
  const { rows } = await sql<{ id: number; source_id: string }>`
    update jobs as j set ${changes}, updated_at = given.updated_at, version = j.version + 1
    from json_populate_recordset(null::jobs, ${stringifyRows(jobs)}) as given, job_source_postings as p
    where p.tenant_id = ${tenantId} and p.source_id = ${id} and p.posting_id = given.source_id
      and j.tenant_id = ${tenantId} and j.id = p.job_id and ${contentHash} = p.content_hash
    returning j.id, given.source_id`.execute(db);
  await sql`
    update job_source_postings as p set content_hash = ${contentHash} from jobs as j
    where p.tenant_id = ${tenantId} and p.source_id = ${id} and j.tenant_id = ${tenantId} and j.id = p.job_id
      and j.id = any(${rows.map((row) => row.id)}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.source_id, row.id]));
}

/** A job of a source that is open or a draft. */
export interface OpenPosting extends Posting {
  readonly title: string;
}

/** The postings whose job is still open here. */
export function findOpenPostings(db: Db, { tenantId, id }: ImportKey): Promise<OpenPosting[]> {
  return db
    .selectFrom('job_source_postings as p')
    .innerJoin('jobs as j', (on) => on.onRef('j.tenant_id', '=', 'p.tenant_id').onRef('j.id', '=', 'p.job_id'))
    .select(columns.map((name) => `p.${name}` as const))
    .select('j.title')
    .where('p.tenant_id', '=', tenantId)
    .where('j.tenant_id', '=', tenantId)
    .where('p.source_id', '=', id)
    .where('j.status', 'in', ['draft', 'active', 'paused'])
    .orderBy('p.posting_id')
    .execute();
}

/** Counts an absence. */
export async function addAbsences(
  db: DbTransaction,
  { tenantId, id }: ImportKey,
  postingIds: readonly string[],
): Promise<void> {
  await sql`update job_source_postings set absence_count = absence_count + 1
    where tenant_id = ${tenantId} and source_id = ${id} and posting_id = any(${[...postingIds]}::text[])`.execute(db);
}

export async function markClosed(db: DbTransaction, { tenantId, id }: ImportKey, postingIds: readonly string[]) {
  await sql`update job_source_postings set is_closed = true
    where tenant_id = ${tenantId} and source_id = ${id} and posting_id = any(${[...postingIds]}::text[])`.execute(db);
}

/** Ends the link of postings that are absent; their jobs stay as they are. Returns how many. */
export async function unlinkAbsent(db: DbTransaction, { tenantId, id }: ImportKey): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('job_source_postings')
    .where('tenant_id', '=', tenantId)
    .where('source_id', '=', id)
    .where('absence_count', '>', 0)
    .where('is_closed', '=', false)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The numbers of jobs of sources. */
export async function countJobs(
  db: Db,
  tenantId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ source_id: number; count: number }>`
    select source_id, count(*)::int as count from job_source_postings
    where tenant_id = ${tenantId} and source_id = any(${[...ids]}::bigint[]) group by source_id`.execute(db);
  return new Map(rows.map((row) => [row.source_id, row.count]));
}
