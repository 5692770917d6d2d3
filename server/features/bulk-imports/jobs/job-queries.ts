import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { ColumnMapping } from '#domain/features/bulk-imports/jobs/contract.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import { stringifyRows } from '#server/db/rows/json-rows.ts';
import type { Jobs } from '#server/db/tables.ts';

interface Organisation {
  readonly tenantId: number;
  readonly id: number;
}

/** The employer of an import. */
export function findEmployer(db: Db, { tenantId, id }: Organisation) {
  return db
    .selectFrom('organisations')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('kind', 'in', ['employer', 'corporate_partner'])
    .executeTakeFirst();
}

export async function findPersonName(db: Db, tenantId: number, userId: number): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select('full_name')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .executeTakeFirst();
  return row?.full_name ?? '';
}

function hashHeader(columns: readonly string[]): string {
  return createHash('sha256').update(columns.join('\0')).digest('hex');
}

export async function findMapping(
  db: Db,
  { tenantId, id }: Organisation,
  columns: readonly string[],
): Promise<ColumnMapping | undefined> {
  const row = await db
    .selectFrom('job_import_mappings')
    .select('mapping')
    .where('tenant_id', '=', tenantId)
    .where('organisation_id', '=', id)
    .where('header_hash', '=', hashHeader(columns))
    .executeTakeFirst();
  return row?.mapping as ColumnMapping | undefined;
}

export async function saveMapping(
  db: DbTransaction,
  { tenantId, id }: Organisation,
  { columns, mapping, now }: { columns: readonly string[]; mapping: ColumnMapping; now: Date },
): Promise<void> {
  const values = { mapping: JSON.stringify(mapping), changed_at: now };
  await db
    .insertInto('job_import_mappings')
    .values({ tenant_id: tenantId, organisation_id: id, header_hash: hashHeader(columns), ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'organisation_id', 'header_hash']).doUpdateSet(values))
    .execute();
}

/** The ids of postings, among the given, that the employer already has. */
export async function findKnownPostings(
  db: Db,
  { tenantId, id }: Organisation,
  sourceIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: number; source_id: string }>`
    select id, source_id from jobs where tenant_id = ${tenantId} and organisation_id = ${id}
      and source_id = any(${[...sourceIds]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.source_id, row.id]));
}

/** The columns of an imported job; `written_terms` and `reading` are JSON values. */
export type NewImportedJob = Partial<Selectable<Jobs>> & { readonly source_id: string };

/** Inserts jobs and leaves out known postings. */
export async function insertImportedJobs(
  db: DbTransaction,
  jobs: readonly NewImportedJob[],
): Promise<{ id: number; source_id: string; version: number; status: string }[]> {
  const [first] = jobs;
  if (!first) return [];
  const columns = sql.join(Object.keys(first).map((name) => sql.ref(name)));
  const { rows } = await sql<{ id: number; source_id: string; version: number; status: string }>`
    insert into jobs (${columns}) select ${columns} from json_populate_recordset(null::jobs, ${stringifyRows(jobs)})
    on conflict (tenant_id, organisation_id, source_id) where source_id is not null do nothing
    returning id, source_id, version, status`.execute(db);
  return rows;
}

interface Author {
  readonly tenantId: number;
  readonly userId: number;
  readonly now: Date;
}

/** Makes the importer the owner of new jobs and records their first statuses. */
export async function insertJobHistory(
  db: DbTransaction,
  { tenantId, userId, now }: Author,
  jobs: readonly { readonly id: number; readonly status: string }[],
): Promise<void> {
  if (jobs.length === 0) return;
  const ids = jobs.map(({ id }) => id);
  const statuses = jobs.map(({ status }) => status);
  await sql`insert into job_team (tenant_id, job_id, user_id, is_lead)
    select ${tenantId}, id, ${userId}, true from unnest(${ids}::bigint[]) as job (id)`.execute(db);
  await sql`
    insert into job_events (tenant_id, job_id, at, actor_user_id, from_status, to_status)
    select ${tenantId}, id, ${now}, ${userId}, step.from_status, step.to_status
    from unnest(${ids}::bigint[], ${statuses}::text[]) with ordinality as job (id, status, position),
      (values (1, null, 'draft'), (2, 'draft', 'active')) as step (number, from_status, to_status)
    where step.number = 1 or job.status = 'active'
    order by job.position, step.number`.execute(db);
}

/** What has happened to a job since its import, locked. */
export async function lockJobUse(db: DbTransaction, tenantId: number, id: number) {
  const job = await db
    .selectFrom('jobs')
    .select(['id', 'version'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!job) return undefined;
  const { rows } = await sql<{ applications: boolean; is_saved: boolean; team: number }>`
    select exists (select from applications where tenant_id = ${tenantId} and job_id = ${id})
        or exists (select from application_drafts where tenant_id = ${tenantId} and job_id = ${id})
        or exists (select from prepared_applications where tenant_id = ${tenantId} and job_id = ${id}) as applications,
      exists (select from saved_jobs where tenant_id = ${tenantId} and job_id = ${id}) as is_saved,
      (select count(*)::int from job_team where tenant_id = ${tenantId} and job_id = ${id}) as team`.execute(db);
  return { version: job.version, ...(rows[0] ?? { applications: false, is_saved: false, team: 0 }) };
}

/** Deletes a job that is not used. Its events stay. */
export async function deleteJob(db: DbTransaction, tenantId: number, id: number): Promise<void> {
  for (const table of ['job_team', 'job_views', 'applicant_visits', 'applicant_views', 'approvals'] as const) {
    await db.deleteFrom(table).where('tenant_id', '=', tenantId).where('job_id', '=', id).execute();
  }
  await db.deleteFrom('jobs').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/** Ends the review of several items at once. */
export async function finishItems(db: DbTransaction, tenantId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('bulk_import_items')
    .set({ state: 'done' })
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .where('state', '=', 'read')
    .execute();
}
