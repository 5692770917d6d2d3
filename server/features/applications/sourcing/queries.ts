import { sql } from 'kysely';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
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
    select a.user_id, a.status, coalesce(s.answer = 'declined', false) as is_declined,
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
