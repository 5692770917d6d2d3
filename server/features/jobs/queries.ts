import { sql } from 'kysely';
import type { JobType, SalaryPeriod, WorkMode } from '#domain/features/jobs/job.ts';
import type { JobStatus } from '#domain/features/jobs/lifecycle.ts';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import { teamUserIds } from '#server/db/visibility.ts';
import type { ReadColumns } from './reading/read-job.ts';
import { selectedColumns } from './selected-columns.ts';

export function findJob(db: Db, tenantId: number, id: number) {
  return db
    .selectFrom('jobs as j')
    .innerJoin('organisations as o', (on) =>
      on.onRef('o.tenant_id', '=', 'j.tenant_id').onRef('o.id', '=', 'j.organisation_id'),
    )
    .modifyFront(prepared)
    .select(selectedColumns)
    .select(['o.name as organisation_name', 'o.description as organisation_description', 'o.website'])
    .select('o.country as organisation_country')
    .select(teamUserIds.as('team_user_ids'))
    .where('j.tenant_id', '=', tenantId)
    .where('j.id', '=', id)
    .executeTakeFirst();
}

/** Whether the tenant has the job, in any status. */
export async function isJobId(db: Db, tenantId: number, id: number): Promise<boolean> {
  const query = db.selectFrom('jobs').select('id').where('tenant_id', '=', tenantId).where('id', '=', id);
  return (await query.executeTakeFirst()) !== undefined;
}

export type JobRow = NonNullable<Awaited<ReturnType<typeof findJob>>>;

/** The job's columns for policy checks, locked until the transaction ends. */
export function lockJob(db: DbTransaction, tenantId: number, id: number) {
  return db
    .selectFrom('jobs as j')
    .select(['j.id', 'j.title', 'j.company', 'j.status', 'j.version', 'j.organisation_id', 'j.closes_on'])
    .select(teamUserIds.as('team_user_ids'))
    .where('j.tenant_id', '=', tenantId)
    .where('j.id', '=', id)
    .forUpdate('j')
    .executeTakeFirst();
}

/** Active jobs with a closing day before `before`, after the job `after` in the order of `sortKey`. */
export function findPastClosing(db: Db, before: string, after: PastClosing | undefined, limit: number) {
  const sortKey = sql`(closes_on, tenant_id, id)`;
  return db
    .selectFrom('jobs')
    .select(['tenant_id', 'id', sql<string>`closes_on`.as('closes_on')])
    .where('status', '=', 'active')
    .where('closes_on', '<', before)
    .$if(after !== undefined, (jobs) =>
      jobs.where(sql<boolean>`${sortKey} > (${after?.closes_on}::date, ${after?.tenant_id}, ${after?.id})`),
    )
    .orderBy('closes_on')
    .orderBy('tenant_id')
    .orderBy('id')
    .limit(limit)
    .execute();
}

export interface PastClosing {
  readonly tenant_id: number;
  readonly id: number;
  readonly closes_on: string;
}

/** Owners of the job with an active account. */
export async function findJobLeads(db: Db, tenantId: number, jobId: number): Promise<{ id: number }[]> {
  return db
    .selectFrom('job_team as t')
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 't.tenant_id').onRef('u.id', '=', 't.user_id'))
    .select('u.id')
    .where('t.tenant_id', '=', tenantId)
    .where('t.job_id', '=', jobId)
    .where('t.is_lead', '=', true)
    .where('u.state', '=', 'active')
    .orderBy('u.id')
    .execute();
}

/** The openings of a job, the hired applicants, and with `filled` also those whose offer is out. */
export async function countFilledOpenings(
  db: Db,
  tenantId: number,
  jobId: number,
): Promise<{ openings: number; hired: number; filled: number }> {
  const found = await sql<{ openings: number; hired: number; filled: number }>`
    select j.openings, count(a.id) filter (where a.status = 'hired')::int as hired, count(a.id)::int as filled
    from jobs j
    left join applications a on a.tenant_id = j.tenant_id and a.job_id = j.id and a.status in ('offered', 'hired')
    where j.tenant_id = ${tenantId} and j.id = ${jobId} group by j.openings`.execute(db);
  return found.rows[0] ?? { openings: 0, hired: 0, filled: 0 };
}

/** Whether a request to publish the job is pending. */
export async function hasJobRequest(db: Db, tenantId: number, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('approvals')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('job_id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return row !== undefined;
}

/** The stored columns that an employer edits. */
export interface JobColumns extends ReadColumns {
  title: string;
  summary: string[];
  description: string;
  responsibilities: string;
  requirements: string;
  benefits: string;
  city: string;
  region: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
  work_mode: WorkMode;
  job_type: JobType;
  openings: number;
  salary_min: number | null;
  salary_max: number | null;
  salary_currency: string | null;
  salary_period: SalaryPeriod | null;
  experience_min: number | null;
  experience_max: number | null;
  education_level: number | null;
  management_level: number | null;
  skill_ids: number[];
  nice_skill_ids: number[];
  certification_ids: number[];
  title_ids: number[];
  industry_ids: number[];
  written_terms: string;
  none_required?: string[];
  match_weights?: string | null;
  inclusion: string;
  stage_plan: string;
  screening_questions: string;
  adjustments_contact: string;
  uses_ai_screening?: boolean | null;
  is_existing_vacancy?: boolean | null;
  closes_on: string | null;
}

export async function insertJob(
  db: Db,
  job: JobColumns & { tenant_id: number; organisation_id: number; company: string; slug: string; created_by: number },
): Promise<number> {
  const row = await db.insertInto('jobs').values(job).returning('id').executeTakeFirstOrThrow();
  return row.id;
}

export async function addToTeam(
  db: Db,
  member: { tenantId: number; jobId: number; userId: number; isLead: boolean },
): Promise<void> {
  const { tenantId, jobId, userId, isLead } = member;
  await db
    .insertInto('job_team')
    .values({ tenant_id: tenantId, job_id: jobId, user_id: userId, is_lead: isLead })
    .execute();
}

export async function updateJob(db: Db, tenantId: number, id: number, columns: JobColumns, now: Date): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ ...columns, updated_at: now })
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

/** Sets the status. The first activation also sets `published_at`. */
export async function updateJobStatus(db: Db, tenantId: number, id: number, to: JobStatus, now: Date): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ status: to, updated_at: now })
    .set((set) => ({
      version: set('version', '+', 1),
      published_at: set.fn.coalesce('published_at', sql<Date>`${now}::timestamptz`),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function insertJobEvent(
  db: Db,
  event: {
    tenantId: number;
    jobId: number;
    actorId: number | null;
    from: JobStatus | null;
    to: JobStatus;
    note: string;
  },
): Promise<void> {
  await db
    .insertInto('job_events')
    .values({
      tenant_id: event.tenantId,
      job_id: event.jobId,
      actor_user_id: event.actorId,
      from_status: event.from,
      to_status: event.to,
      note: event.note,
    })
    .execute();
}

export async function findOrganisationName(db: Db, tenantId: number, id: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('organisations')
    .select('name')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.name;
}

/** The application of a person for a job, without a suggestion that they declined: they can still apply. */
export async function findOwnApplication(
  db: Db,
  tenantId: number,
  jobId: number,
  userId: number,
): Promise<{ id: number; status: string } | undefined> {
  return db
    .selectFrom('applications')
    .select(['id', 'status'])
    .where('tenant_id', '=', tenantId)
    .where('job_id', '=', jobId)
    .where('user_id', '=', userId)
    .where(sql<boolean>`not (status = 'withdrawn' and status_before is not distinct from 'sourced')`)
    .executeTakeFirst();
}

/** Whether a job has ever been published. */
export async function isPublishedJob(db: Db, tenantId: number, id: number): Promise<boolean> {
  const jobs = db.selectFrom('jobs').select('id').where('tenant_id', '=', tenantId).where('id', '=', id);
  return (await jobs.where('published_at', 'is not', null).executeTakeFirst()) !== undefined;
}
