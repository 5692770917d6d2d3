import { sql } from 'kysely';
import { openStatuses } from '#domain/features/applications/lifecycle.ts';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import { jobOwnerIds, teamUserIds } from '#server/db/visibility.ts';
import type { ApplicationScore } from '#server/features/matching/service.ts';
import { getMarkColumns } from './marks/queries.ts';
import { isKnown, revealedTo } from './masking/queries.ts';
import { employerReminders, getTimeZoneColumn } from './promises/queries.ts';
import { answerBy, replyDays, stepInterviews } from './step-queries.ts';

/** Without enough information for a number, the parts are the null of JSON, and the score of 0 only sorts it last. */
export const hasScore = sql<boolean>`(a.score_parts <> 'null')`;

/** Whether the tenant has the application, in any status. */
export async function isApplicationId(db: Db, tenantId: number, id: number): Promise<boolean> {
  const query = db.selectFrom('applications').select('id').where('tenant_id', '=', tenantId).where('id', '=', id);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Applications with the columns of the job and person that policies and pages need. */
export function selectApplications(db: Db, tenantId: number) {
  return db
    .selectFrom('applications as a')
    .innerJoin('jobs as j', (on) => on.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.user_id'))
    .innerJoin('seeker_profiles as p', (on) =>
      on.onRef('p.tenant_id', '=', 'a.tenant_id').onRef('p.user_id', '=', 'a.user_id'),
    )
    .select([
      'a.id',
      'a.status',
      'a.status_before',
      'a.status_since',
      'a.applied_at',
      'a.score',
      'a.score_band',
      'a.score_parts',
      'a.score_version',
      'a.version',
      'a.awaits_consent',
      'a.job_id',
      'a.user_id',
      'j.slug as job_slug',
      'j.title as job_title',
      'j.company',
      'j.city as job_city',
      'j.region as job_region',
      'j.status as job_status',
      'j.organisation_id',
      'j.masked_stages',
      'u.full_name',
      'p.headline',
      'p.city as seeker_city',
      'p.region as seeker_region',
      'p.hidden_fields',
      'p.sponsor_organisation_id',
    ])
    .select([teamUserIds.as('team_user_ids'), replyDays.as('reply_days'), hasScore.as('has_score')])
    .select([stepInterviews.as('interviews'), answerBy.as('answer_by')])
    .select([revealedTo.as('revealed_to'), isKnown.as('is_known')])
    .where('a.tenant_id', '=', tenantId);
}

export type ApplicationRow = Awaited<ReturnType<ReturnType<typeof selectApplications>['execute']>>[number];

export function findApplication(db: Db, tenantId: number, id: number) {
  return selectApplications(db, tenantId).where('a.id', '=', id).executeTakeFirst();
}

export function findApplications(db: Db, tenantId: number, ids: readonly number[]) {
  return selectApplications(db, tenantId)
    .where('a.id', 'in', [...ids])
    .execute();
}

/** Like `findApplication`, but locks the application until the transaction ends. */
export function lockApplication(db: DbTransaction, tenantId: number, id: number) {
  return selectApplications(db, tenantId)
    .modifyFront(prepared)
    .where('a.id', '=', id)
    .forUpdate('a')
    .executeTakeFirst();
}

/** The open applications for a job, locked until the transaction ends. */
export function lockOpenApplications(db: DbTransaction, tenantId: number, jobId: number) {
  return selectApplications(db, tenantId)
    .where('a.job_id', '=', jobId)
    .where('a.status', 'in', [...openStatuses])
    .orderBy('a.id')
    .forUpdate('a')
    .execute();
}

/** An application with its submitted texts, its marks for a reader, and the owners of its job. */
export function findFullApplication(db: Db, tenantId: number, id: number, readerId: number) {
  const marks = getMarkColumns(readerId);
  return selectApplications(db, tenantId)
    .modifyFront(prepared)
    .leftJoin('resumes as r', (on) => on.onRef('r.tenant_id', '=', 'a.tenant_id').onRef('r.id', '=', 'a.resume_id'))
    .leftJoin('files as f', (on) => on.onRef('f.tenant_id', '=', 'r.tenant_id').onRef('f.id', '=', 'r.file_id'))
    .select([
      'a.answers',
      'a.cover_note',
      'j.screening_questions',
      'r.id as resume_id',
      'r.text as resume_text',
      'f.file_name',
      'f.path',
    ])
    .select([marks.rating.as('rating'), marks.tags.as('tags'), marks.is_new.as('is_new')])
    .select([
      employerReminders.as('reminders'),
      getTimeZoneColumn(tenantId).as('time_zone'),
      jobOwnerIds.as('owner_ids'),
    ])
    .where('a.id', '=', id)
    .executeTakeFirst();
}

export type FullApplicationRow = NonNullable<Awaited<ReturnType<typeof findFullApplication>>>;

export function findEvents(db: Db, tenantId: number, applicationId: number) {
  return db
    .selectFrom('application_events as e')
    .modifyFront(prepared)
    .leftJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.actor_user_id'))
    .select(['e.id', 'e.at', 'e.from_status', 'e.to_status', 'e.note', 'e.message', 'e.actor_user_id', 'u.full_name'])
    .where('e.tenant_id', '=', tenantId)
    .where('e.application_id', '=', applicationId)
    .orderBy('e.id')
    .execute();
}

interface NewApplication {
  readonly tenantId: number;
  readonly jobId: number;
  readonly userId: number;
  readonly resumeId: number | null;
  readonly answers: string;
  readonly coverNote: string;
  /** The score columns. */
  readonly score: ApplicationScore;
  readonly source: 'applied' | 'partner';
  readonly now: Date;
}

/** Returns the new id, or undefined if the person already has an application for the job. */
export async function insertApplication(db: Db, application: NewApplication): Promise<number | undefined> {
  const row = await db
    .insertInto('applications')
    .values({
      tenant_id: application.tenantId,
      job_id: application.jobId,
      user_id: application.userId,
      status: 'applied',
      source: application.source,
      resume_id: application.resumeId,
      answers: application.answers,
      cover_note: application.coverNote,
      ...application.score,
      applied_at: application.now,
      status_since: application.now,
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'job_id', 'user_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export function findByJobAndSeeker(db: Db, tenantId: number, jobId: number, userId: number) {
  return db
    .selectFrom('applications')
    .select(['id', 'status', 'status_before'])
    .where('tenant_id', '=', tenantId)
    .where('job_id', '=', jobId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Locks the job so that it cannot be closed during the transaction. */
export function lockJobForApplying(db: DbTransaction, tenantId: number, jobId: number) {
  return db
    .selectFrom('jobs')
    .select(['id', 'title', 'company', 'status', 'screening_questions', 'organisation_id', 'closes_on'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', jobId)
    .forShare()
    .executeTakeFirst();
}

export async function ownsResume(db: Db, tenantId: number, userId: number, resumeId: number): Promise<boolean> {
  const row = await db
    .selectFrom('resumes')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('id', '=', resumeId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The job's team, or the leads of the organization if it has none. */
export async function findJobOwners(
  db: Db,
  tenantId: number,
  jobId: number,
  organisationId: number,
): Promise<number[]> {
  const found = await sql<{ user_id: number }>`
    with team as (select user_id from job_team where tenant_id = ${tenantId} and job_id = ${jobId})
    select user_id from team
    union
    select id from users where tenant_id = ${tenantId} and organisation_id = ${organisationId} and role_id = 1
      and state = 'active' and not exists (select from team)`.execute(db);
  return found.rows.map((row) => row.user_id);
}
