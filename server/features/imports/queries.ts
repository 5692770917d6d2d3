import { type Selectable, sql } from 'kysely';
import type { JobStatus } from '#domain/features/jobs/lifecycle.ts';
import type { Db } from '#server/db/db.ts';
import { stringifyRows } from '#server/db/rows/json-rows.ts';
import type { Jobs } from '#server/db/tables.ts';

const identityColumns = [
  'tenant_id',
  'organisation_id',
  'source',
  'source_id',
  'status',
  'published_at',
  'is_first_seen',
  'updated_at',
] as const;
/** Compared and updated when a posting is imported again. */
const contentColumns = [
  'company',
  'title',
  'slug',
  'description',
  'responsibilities',
  'requirements',
  'benefits',
  'city',
  'region',
  'country',
  'latitude',
  'longitude',
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
  'management_level',
  'skill_ids',
  'title_ids',
  'industry_ids',
  'written_terms',
  'source_url',
  'closes_on',
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
] as const satisfies readonly (keyof Jobs)[];

/** The columns of an imported job. */
export type ImportedJob = Selectable<Pick<Jobs, (typeof identityColumns)[number] | (typeof contentColumns)[number]>> & {
  source: 'import';
  status: 'active' | 'closed';
  published_at: Date;
};

interface WrittenJob {
  readonly id: number;
  readonly status: JobStatus;
  readonly is_new: boolean;
}

/**
 * Inserts new postings and updates known ones if their content differs. Keeps the status and publication date of existing jobs.
 * Returns only the rows that were written.
 */
export async function upsertJobs(db: Db, jobs: readonly ImportedJob[]): Promise<WrittenJob[]> {
  const columns = sql.join([...identityColumns, ...contentColumns].map((name) => sql.ref(name)));
  const stored = sql.join(contentColumns.map((name) => sql.ref(`jobs.${name}`)));
  const given = sql.join(contentColumns.map((name) => sql.ref(`excluded.${name}`)));
  const changes = sql.join(contentColumns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`));
  const written = await sql<WrittenJob>`
    insert into jobs (${columns}) select ${columns} from json_populate_recordset(null::jobs, ${stringifyRows(jobs)})
    on conflict (tenant_id, organisation_id, source_id) where source_id is not null
    do update set ${changes}, updated_at = excluded.updated_at, version = jobs.version + 1
    where jobs.source = 'import' and row(${stored}) is distinct from row(${given})
    returning id, status, (xmax = 0) as is_new`.execute(db);
  return written.rows;
}

/** Records the creation and publication of imported jobs, and the end of those that are over. */
export async function insertFirstEvents(
  db: Db,
  tenantId: number,
  jobs: readonly WrittenJob[],
  now: Date,
): Promise<void> {
  if (jobs.length === 0) return;
  await sql`
    insert into job_events (tenant_id, job_id, at, from_status, to_status)
    select ${tenantId}, id, ${now}, step.from_status, step.to_status
    from unnest(${jobs.map(({ id }) => id)}::bigint[], ${jobs.map(({ status }) => status)}::text[])
      with ordinality as job (id, status, position),
      (values (1, null, 'draft'), (2, 'draft', 'active'), (3, 'active', 'closed')) as step (number, from_status, to_status)
    where step.number < 3 or job.status = 'closed'
    order by job.position, step.number`.execute(db);
}

/** Employer ids by lowercase name. */
export async function findEmployers(db: Db, tenantId: number, names: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('organisations')
    .select(['id', sql<string>`lower(name)`.as('key')])
    .where('tenant_id', '=', tenantId)
    .where('kind', 'in', ['employer', 'corporate_partner'])
    .where(
      sql`lower(name)`,
      'in',
      names.map((name) => name.toLowerCase()),
    )
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ key, id }) => [key, id]));
}

export interface NewEmployer {
  readonly name: string;
  readonly slug: string;
}

/** Skips employers that a concurrent import has created. Returns the number of inserted ones. */
export async function insertEmployers(db: Db, tenantId: number, employers: readonly NewEmployer[]): Promise<number> {
  if (employers.length === 0) return 0;
  const inserted = await db
    .insertInto('organisations')
    .values(
      employers.map(({ name, slug }) => ({
        tenant_id: tenantId,
        kind: 'employer',
        name,
        slug,
        status: 'approved',
        source: 'import',
      })),
    )
    .onConflict((conflict) => conflict.columns(['tenant_id', 'slug']).doNothing())
    .returning('id')
    .execute();
  return inserted.length;
}

/** Without a slug, returns the default tenant: the first one without a host. */
export function findTenant(db: Db, slug: string | undefined) {
  const tenants = db.selectFrom('tenants').select(['id', 'slug', 'title', 'host']);
  return (slug === undefined ? tenants.where('host', 'is', null) : tenants.where('slug', '=', slug))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
