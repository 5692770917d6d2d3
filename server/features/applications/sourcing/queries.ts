import { sql } from 'kysely';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import type { JobType, SalaryPeriod, WorkMode } from '#domain/features/jobs/job.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import { type Reader, visibleApplications, visibleJobs, visibleSeekers } from '#server/db/visibility.ts';
import type { ApplicationScore } from '#server/features/matching/service.ts';

/** A job that the reader can suggest, locked so that it can't be closed before the transaction ends. */
export async function lockSuggestibleJob(db: DbTransaction, reader: Reader, id: number) {
  return (await findJobs(db, reader, id, sql`for share of j`)).rows[0];
}

export async function findSuggestibleJob(db: Db, reader: Reader, id: number) {
  return (await findJobs(db, reader, id, sql``)).rows[0];
}

interface JobRow {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  readonly status: 'draft' | 'active' | 'paused' | 'closed' | 'Offered';
  readonly organisation_id: number;
  readonly closes_on: string | null;
}

function findJobs(db: Db, reader: Reader, id: number, lock: ReturnType<typeof sql>) {
  return sql<JobRow>`select j.id, j.title, j.company, j.status, j.organisation_id, j.closes_on::text
    from jobs j where ${visibleJobs(reader)} and j.id = ${id} ${lock}`.execute(db);
}

interface VisiblePerson {
  readonly id: number;
  readonly name: string;
}

/** Those of the people whom the reader sees. Locked, a consent can't be withdrawn before the transaction ends. */
export async function findVisiblePeople(
  db: Db,
  reader: Reader,
  ids: readonly number[],
  { isLocked = false } = {},
): Promise<VisiblePerson[]> {
  const found = await sql<VisiblePerson>`select u.id, u.full_name as name
    from seeker_profiles p join users u on u.tenant_id = p.tenant_id and u.id = p.user_id
    where ${visibleSeekers(reader)} and p.user_id = any(${[...ids]}::bigint[])
    order by u.id ${isLocked ? sql`for share of p, u` : sql``}`.execute(db);
  return found.rows;
}

interface ExistingRow {
  readonly user_id: number;
  readonly status: ApplicationStatus;
  readonly is_declined: boolean;
  readonly is_known: boolean;
}

/** The applications of people for a job, with whether the reader may know of them. */
export async function findExisting(
  db: Db,
  reader: Reader,
  jobId: number,
  userIds: readonly number[],
): Promise<ExistingRow[]> {
  const found = await sql<ExistingRow>`
    select a.user_id, a.status,
      coalesce(s.answer = 'declined' and (a.status = 'withdrawn' or not (${visibleApplications(reader)})), false) as is_declined,
      (${visibleApplications(reader)} or coalesce(s.organisation_id = ${reader.actor.organisationId}, false)) as is_known
    from applications a
    left join application_suggestions s on s.tenant_id = a.tenant_id and s.application_id = a.id
    where a.tenant_id = ${reader.tenantId} and a.job_id = ${jobId} and a.user_id = any(${[...userIds]}::bigint[])`.execute(
    db,
  );
  return found.rows;
}

interface NewSuggestion {
  readonly tenantId: number;
  readonly jobId: number;
  readonly userId: number;
  readonly suggestedBy: number;
  readonly organisationId: number | null;
  readonly reason: string;
  readonly source: 'partner' | 'sourced';
  /** Whether the employer sees the person only once they agreed. */
  readonly awaitsConsent: boolean;
  readonly score: ApplicationScore;
  readonly now: Date;
}

/** Returns the id of the application, or undefined if the person already has one for the job. */
export async function insertSuggestion(db: DbTransaction, suggestion: NewSuggestion): Promise<number | undefined> {
  const { tenantId, jobId, userId, now } = suggestion;
  const application = await db
    .insertInto('applications')
    .values({
      tenant_id: tenantId,
      job_id: jobId,
      user_id: userId,
      status: 'sourced',
      source: suggestion.source,
      awaits_consent: suggestion.awaitsConsent,
      ...suggestion.score,
      status_since: now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'job_id', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!application) return undefined;
  await db
    .insertInto('application_suggestions')
    .values({
      tenant_id: tenantId,
      application_id: application.id,
      suggested_by_user_id: suggestion.suggestedBy,
      organisation_id: suggestion.organisationId,
      reason: suggestion.reason,
      created_at: now,
    })
    .execute();
  return application.id;
}

export async function findOrganisationName(db: Db, tenantId: number, id: number | null): Promise<string> {
  if (id === null) return '';
  const query = db.selectFrom('organisations').select('name').where('tenant_id', '=', tenantId).where('id', '=', id);
  return (await query.executeTakeFirst())?.name ?? '';
}

/** The ids of the active jobs that the reader can suggest; null for readers who can suggest all. */
export async function findSuggestibleIds(db: Db, reader: Reader): Promise<ReadonlySet<number> | null> {
  if (reader.scope === 'tenant' || reader.scope === 'sponsored') return null;
  const found = await sql<{
    id: number;
  }>`select j.id from jobs j where ${visibleJobs(reader)} and j.status = 'active'`.execute(db);
  return new Set(found.rows.map(({ id }) => id));
}

export interface FittingJobRow {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  readonly city: string;
  readonly region: string;
  readonly work_mode: WorkMode;
  readonly job_type: JobType;
  readonly salary_min: number | null;
  readonly salary_max: number | null;
  readonly salary_currency: string | null;
  readonly salary_period: SalaryPeriod | null;
  readonly closes_on: string | null;
}

/** Those of the jobs that are open and for which the reader knows of no application of the person. */
export async function findFittingJobs(
  db: Db,
  reader: Reader,
  { userId, jobIds }: { readonly userId: number; readonly jobIds: readonly number[] },
): Promise<FittingJobRow[]> {
  const found = await sql<FittingJobRow>`
    select j.id, j.title, j.company, j.city, j.region, j.work_mode, j.job_type,
      j.salary_min, j.salary_max, j.salary_currency, j.salary_period, j.closes_on::text
    from jobs j
    where ${visibleJobs(reader)} and j.status = 'active' and j.id = any(${[...jobIds]}::bigint[])
      and not exists (select from applications a
        left join application_suggestions s on s.tenant_id = a.tenant_id and s.application_id = a.id
        where a.tenant_id = j.tenant_id and a.job_id = j.id and a.user_id = ${userId}
          and (${visibleApplications(reader)} or s.organisation_id = ${reader.actor.organisationId}))`.execute(db);
  return found.rows;
}
