import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { Jobs } from '#server/db/tables.ts';

const identityColumns = [
  'tenant_id',
  'organisation_id',
  'source',
  'source_id',
  'status',
  'published_at',
  'updated_at',
] as const;
/** What an import that meets the posting again compares and changes. */
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
  'source_url',
  'closes_on',
] as const satisfies readonly (keyof Jobs)[];

/** The columns of an imported job. */
export type ImportedJob = Selectable<Pick<Jobs, (typeof identityColumns)[number] | (typeof contentColumns)[number]>> & {
  source: 'import';
  status: 'active';
  published_at: Date;
};

/**
 * Writes postings: new ones are inserted, known ones changed where the file tells something else. What people have done
 * with a job (its status, its day of publication) stays. Returns the rows written; those that were the same are left out.
 */
export async function upsertJobs(db: Db, jobs: readonly ImportedJob[]): Promise<{ id: number; is_new: boolean }[]> {
  const columns = sql.join([...identityColumns, ...contentColumns].map((name) => sql.ref(name)));
  const stored = sql.join(contentColumns.map((name) => sql.ref(`jobs.${name}`)));
  const given = sql.join(contentColumns.map((name) => sql.ref(`excluded.${name}`)));
  const changes = sql.join(contentColumns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`));
  const written = await sql<{ id: number; is_new: boolean }>`
    insert into jobs (${columns}) select ${columns} from json_populate_recordset(null::jobs, ${JSON.stringify(jobs)})
    on conflict (tenant_id, organisation_id, source_id) where source_id is not null
    do update set ${changes}, updated_at = excluded.updated_at, version = jobs.version + 1
    where jobs.source = 'import' and row(${stored}) is distinct from row(${given})
    returning id, (xmax = 0) as is_new`.execute(db);
  return written.rows;
}

/** An imported job is written and published in one go. */
export async function insertFirstEvents(db: Db, tenantId: number, jobIds: readonly number[], now: Date): Promise<void> {
  if (jobIds.length === 0) return;
  await sql`
    insert into job_events (tenant_id, job_id, at, from_status, to_status)
    select ${tenantId}, id, ${now}, step.from_status, step.to_status
    from unnest(${[...jobIds]}::bigint[]) with ordinality as job (id, place),
      (values (1, null, 'draft'), (2, 'draft', 'active')) as step (number, from_status, to_status)
    order by job.place, step.number`.execute(db);
}

/** Ids of employers by name in lower case. */
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

/** Makes employers that are not there; another import may have been faster. Returns how many were made. */
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

/** The tenant by its short name, else the default one: the first without a host of its own. */
export function findTenant(db: Db, slug: string | undefined) {
  const tenants = db.selectFrom('tenants').select(['id', 'slug', 'title', 'host']);
  return (slug === undefined ? tenants.where('host', 'is', null) : tenants.where('slug', '=', slug))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
