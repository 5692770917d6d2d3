import { sql } from 'kysely';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import type { JobType, SalaryPeriod, WorkMode } from '#domain/features/jobs/job.ts';
import type { JobStatus } from '#domain/features/jobs/lifecycle.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import type { ApplicationScore } from '#server/features/matching/service.ts';

interface UnsentApplication {
  readonly tenantId: number;
  readonly id: number;
  readonly resumeId: number | null;
  readonly answers: string;
  readonly coverNote: string;
  readonly score: ApplicationScore;
  /** Of an application after a declined suggestion. */
  readonly source: 'applied' | 'partner';
  readonly now: Date;
  /** `sourced`, or `withdrawn` for a suggestion that the person declined before. */
  readonly from: ApplicationStatus;
}

/**
 * Sends a suggested application. After a declined suggestion, the person applies on their own. Undefined if another request
 * changed it first.
 */
export async function submitUnsent(db: DbTransaction, accepted: UnsentApplication): Promise<number | undefined> {
  const row = await db
    .updateTable('applications')
    .set({
      status: 'applied',
      status_before: null,
      awaits_consent: false,
      ...(accepted.from === 'sourced' ? {} : { source: accepted.source }),
      resume_id: accepted.resumeId,
      answers: accepted.answers,
      cover_note: accepted.coverNote,
      ...accepted.score,
      applied_at: accepted.now,
      status_since: accepted.now,
    })
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('tenant_id', '=', accepted.tenantId)
    .where('id', '=', accepted.id)
    .where('status', '=', accepted.from)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

interface Answer {
  readonly tenantId: number;
  readonly applicationId: number;
  readonly answer: 'accepted' | 'declined';
  readonly reason: string;
  readonly now: Date;
}

interface AnsweredSuggestion {
  readonly suggested_by_user_id: number;
  readonly user_id: number;
  readonly name: string;
  readonly job: string;
  readonly company: string;
  /** Staff of the tenant or of the employer. */
  readonly reads_application: boolean;
  /** The person's consent to be seen by the organization that suggested the job still holds. */
  readonly sees_person: boolean;
}

/** Undefined for an application that no suggestion started. */
export async function answerSuggestionRow(db: DbTransaction, answer: Answer): Promise<AnsweredSuggestion | undefined> {
  const found = await sql<AnsweredSuggestion>`
    update application_suggestions s
    set answer = ${answer.answer}, answered_at = ${answer.now}, decline_reason = ${answer.reason}
    from applications a
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
    join seeker_profiles p on p.tenant_id = a.tenant_id and p.user_id = a.user_id
    where s.tenant_id = ${answer.tenantId} and s.application_id = ${answer.applicationId} and s.answer is null
      and a.tenant_id = s.tenant_id and a.id = s.application_id
    returning s.suggested_by_user_id, a.user_id, u.full_name as name, j.title as job, j.company,
      (s.organisation_id is null or s.organisation_id = j.organisation_id) as reads_application,
      (coalesce(p.sponsor_organisation_id = s.organisation_id, false) or p.is_discoverable) as sees_person`.execute(db);
  return found.rows[0];
}

interface OwnSuggestionRow {
  readonly application_id: number;
  readonly version: number;
  readonly at: Date;
  readonly by: string;
  readonly organisation: string;
  readonly reason: string;
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
  readonly job_status: JobStatus;
  readonly closes_on: string | null;
}

const maxOwn = 50;

/** The jobs that were suggested to a person and wait for their answer, newest first. */
export async function findOwnSuggestions(db: Db, tenantId: number, userId: number): Promise<OwnSuggestionRow[]> {
  const found = await sql<OwnSuggestionRow>`
    select a.id as application_id, a.version, coalesce(s.created_at, a.status_since) as at,
      coalesce(u.full_name, '') as by, coalesce(o.name, '') as organisation, coalesce(s.reason, '') as reason,
      j.id, j.title, j.company, j.city, j.region, j.work_mode, j.job_type,
      j.salary_min, j.salary_max, j.salary_currency, j.salary_period, j.status as job_status, j.closes_on::text
    from applications a
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    left join application_suggestions s on s.tenant_id = a.tenant_id and s.application_id = a.id
    left join users u on u.tenant_id = s.tenant_id and u.id = s.suggested_by_user_id
    left join organisations o on o.tenant_id = s.tenant_id and o.id = s.organisation_id
    where a.tenant_id = ${tenantId} and a.user_id = ${userId} and a.status = 'sourced'
    order by at desc, a.id desc limit ${sql.lit(maxOwn)}`.execute(db);
  return found.rows;
}

interface SentSuggestionRow {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  readonly by: string;
  readonly reason: string;
  readonly at: Date;
  readonly answer: 'accepted' | 'declined' | null;
  readonly answered_at: Date | null;
  readonly decline_reason: string;
  readonly is_waiting: boolean;
}

/** The jobs suggested to a person by an organization, or by all with `null`, newest first. */
export async function findSentSuggestions(
  db: Db,
  { tenantId, userId, organisationId }: { tenantId: number; userId: number; organisationId: number | null },
): Promise<SentSuggestionRow[]> {
  const found = await sql<SentSuggestionRow>`
    select j.id, j.title, j.company, u.full_name as by, s.reason, s.created_at as at, s.answer, s.answered_at,
      s.decline_reason, a.status = 'sourced' and j.status = 'active' as is_waiting
    from application_suggestions s
    join applications a on a.tenant_id = s.tenant_id and a.id = s.application_id
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    join users u on u.tenant_id = s.tenant_id and u.id = s.suggested_by_user_id
    where s.tenant_id = ${tenantId} and a.user_id = ${userId}
      and (${organisationId}::bigint is null or s.organisation_id = ${organisationId}::bigint)
    order by s.created_at desc, s.application_id desc limit 200`.execute(db);
  return found.rows;
}
