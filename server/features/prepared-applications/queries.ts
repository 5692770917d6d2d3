import { sql } from 'kysely';
import type { JobStatus } from '#domain/features/jobs/lifecycle.ts';
import { listPreviousStatuses, type PreparedStatus } from '#domain/features/prepared-applications/lifecycle.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

/** A person and the organization that supports them. */
export interface Pair {
  readonly tenantId: number;
  readonly organisationId: number;
  readonly userId: number;
}

interface SupportedPerson {
  readonly name: string;
  readonly organisation: string;
}

/** A person whom the organization supports; undefined if it does not. */
export async function findSupportedPerson(db: Db, pair: Pair): Promise<SupportedPerson | undefined> {
  const { rows } = await selectPerson(pair).execute(db);
  return rows[0];
}

/** The same, locked: neither can the support end nor can the person send an application before the transaction ends. */
export async function lockSupportedPerson(db: DbTransaction, pair: Pair): Promise<SupportedPerson | undefined> {
  const { rows } = await sql<SupportedPerson>`${selectPerson(pair)} for share of p, u`.execute(db);
  return rows[0];
}

function selectPerson({ tenantId, organisationId, userId }: Pair) {
  return sql<SupportedPerson>`select u.full_name as name, o.name as organisation from seeker_profiles p
    join users u on u.tenant_id = p.tenant_id and u.id = p.user_id
    join organisations o on o.tenant_id = p.tenant_id and o.id = p.sponsor_organisation_id
    where p.tenant_id = ${tenantId} and p.user_id = ${userId} and p.sponsor_organisation_id = ${organisationId}
      and u.state = 'active'`;
}

interface JobRow {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  readonly status: JobStatus;
  readonly closes_on: string | null;
  readonly screening_questions: unknown;
}

/** A published job. */
export async function findJob(db: Db, tenantId: number, id: number): Promise<JobRow | undefined> {
  const { rows } = await sql<JobRow>`
    select id, title, company, status, closes_on::text, screening_questions from jobs
    where tenant_id = ${tenantId} and id = ${id} and status <> 'draft'`.execute(db);
  return rows[0];
}

export function findResumes(db: Db, { tenantId, userId }: Omit<Pair, 'organisationId'>) {
  return db
    .selectFrom('resumes as r')
    .innerJoin('files as f', (on) => on.onRef('f.tenant_id', '=', 'r.tenant_id').onRef('f.id', '=', 'r.file_id'))
    .select(['r.id', 'f.file_name', 'r.created_at'])
    .where('r.tenant_id', '=', tenantId)
    .where('r.user_id', '=', userId)
    .orderBy('r.id', 'desc')
    .limit(50)
    .execute();
}

export interface PreparedKey {
  readonly tenantId: number;
  readonly userId: number;
  readonly jobId: number;
}

export interface PreparedRow {
  readonly status: PreparedStatus;
  readonly organisation_id: number;
  readonly answers: unknown;
  readonly note: string;
}

export async function findPrepared(db: Db, { tenantId, userId, jobId }: PreparedKey): Promise<PreparedRow | undefined> {
  const { rows } = await sql<PreparedRow>`select status, organisation_id, answers, note from prepared_applications
    where tenant_id = ${tenantId} and user_id = ${userId} and job_id = ${jobId}`.execute(db);
  return rows[0];
}

/** Whether the person has sent an application for the job, or an employer put them forward and ended it. */
export async function hasApplied(db: Db, { tenantId, userId, jobId }: PreparedKey): Promise<boolean> {
  const { rows } = await sql`select 1 from applications where tenant_id = ${tenantId} and job_id = ${jobId}
    and user_id = ${userId} and status not in ('draft', 'sourced')
    and not (status = 'withdrawn' and status_before is not distinct from 'sourced')`.execute(db);
  return rows.length > 0;
}

interface HandedOver extends PreparedKey {
  readonly organisationId: number;
  readonly authorId: number;
  /** JSON of `DraftAnswers`. */
  readonly answers: string;
  readonly note: string;
  readonly now: Date;
}

/** Stores what waits for the person. False if the status does not allow it. */
export async function upsertPrepared(db: DbTransaction, handed: HandedOver): Promise<boolean> {
  const from = [...listPreviousStatuses('waiting'), 'waiting'];
  const result = await sql`
    insert into prepared_applications as p
      (tenant_id, user_id, job_id, organisation_id, prepared_by_user_id, status, answers, note, prepared_at)
    values (${handed.tenantId}, ${handed.userId}, ${handed.jobId}, ${handed.organisationId}, ${handed.authorId}, 'waiting',
      ${handed.answers}::jsonb, ${handed.note}, ${handed.now})
    on conflict (tenant_id, user_id, job_id) do update set organisation_id = excluded.organisation_id,
      prepared_by_user_id = excluded.prepared_by_user_id, status = 'waiting', answers = excluded.answers,
      note = excluded.note, prepared_at = excluded.prepared_at, answered_at = null, decline_reason = ''
    where p.status = any(${from})`.execute(db);
  return Number(result.numAffectedRows) > 0;
}

interface Answer extends PreparedKey {
  readonly to: Exclude<PreparedStatus, 'waiting'>;
  readonly reason: string;
  readonly now: Date;
}

export interface MovedRow {
  readonly from: PreparedStatus;
  readonly authorId: number;
  readonly job: string;
}

/** Answers a waiting one, and deletes the prepared answers. Undefined if it doesn't wait. */
export async function answerPrepared(db: DbTransaction, answer: Answer): Promise<MovedRow | undefined> {
  const { rows } = await sql<MovedRow>`
    update prepared_applications p set status = ${answer.to}, answers = null, note = '',
      decline_reason = ${answer.reason}, answered_at = ${answer.now}
    from jobs j
    where p.tenant_id = ${answer.tenantId} and p.user_id = ${answer.userId} and p.job_id = ${answer.jobId}
      and p.status = 'waiting' and j.tenant_id = p.tenant_id and j.id = p.job_id
    returning 'waiting' as "from", p.prepared_by_user_id as "authorId", j.title as job`.execute(db);
  return rows[0];
}

/** Ends all that an organization prepared for a person; returns the jobs with the former status. */
export async function endPrepared(
  db: DbTransaction,
  { tenantId, organisationId, userId }: Pair,
  now: Date,
): Promise<{ jobId: number; from: PreparedStatus }[]> {
  const { rows } = await sql<{ jobId: number; from: PreparedStatus }>`
    with before as (
      select user_id, job_id, status from prepared_applications
      where tenant_id = ${tenantId} and organisation_id = ${organisationId} and user_id = ${userId}
        and status = any(${listPreviousStatuses('ended')}) for update
    )
    update prepared_applications p set status = 'ended', answers = null, note = '', decline_reason = '',
      answered_at = ${now}
    from before b where p.tenant_id = ${tenantId} and p.user_id = b.user_id and p.job_id = b.job_id
    returning p.job_id as "jobId", b.status as "from"`.execute(db);
  return rows;
}

interface NewEvent extends PreparedKey {
  readonly from: PreparedStatus | null;
  readonly to: PreparedStatus;
  readonly actorId: number;
  readonly now: Date;
}

export async function insertEvent(db: DbTransaction, event: NewEvent): Promise<void> {
  await db
    .insertInto('prepared_application_events')
    .values({
      tenant_id: event.tenantId,
      user_id: event.userId,
      job_id: event.jobId,
      from_status: event.from,
      to_status: event.to,
      actor_user_id: event.actorId,
      at: event.now,
    })
    .execute();
}

interface ListedRow {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  readonly by: string;
  readonly at: Date;
  readonly status: PreparedStatus;
  readonly decline_reason: string;
}

/** What an organization prepared for a person whom it supports, newest first. */
export async function findPreparedFor(db: Db, { tenantId, organisationId, userId }: Pair): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select j.id, j.title, j.company, a.full_name as by, coalesce(p.answered_at, p.prepared_at) as at, p.status,
      p.decline_reason
    from prepared_applications p
    join jobs j on j.tenant_id = p.tenant_id and j.id = p.job_id
    join users a on a.tenant_id = p.tenant_id and a.id = p.prepared_by_user_id
    where p.tenant_id = ${tenantId} and p.organisation_id = ${organisationId} and p.user_id = ${userId}
      and p.status <> 'ended'
    order by p.prepared_at desc, j.id desc limit 100`.execute(db);
  return rows;
}

interface OwnRow {
  readonly id: number;
  readonly title: string;
  readonly company: string;
  readonly status: JobStatus;
  readonly closes_on: string | null;
  readonly screening_questions: unknown;
  readonly by: string;
  readonly organisation: string;
  readonly at: Date;
  readonly note: string;
  readonly answers: unknown;
}

/** What waits for a person, newest first, while the organization supports them. */
export async function findWaiting(db: Db, tenantId: number, userId: number): Promise<OwnRow[]> {
  const { rows } = await sql<OwnRow>`
    select j.id, j.title, j.company, j.status, j.closes_on::text, j.screening_questions, a.full_name as by,
      o.name as organisation, p.prepared_at as at, p.note, p.answers
    from prepared_applications p
    join seeker_profiles s on s.tenant_id = p.tenant_id and s.user_id = p.user_id
      and s.sponsor_organisation_id = p.organisation_id
    join jobs j on j.tenant_id = p.tenant_id and j.id = p.job_id
    join users a on a.tenant_id = p.tenant_id and a.id = p.prepared_by_user_id
    join organisations o on o.tenant_id = p.tenant_id and o.id = p.organisation_id
    where p.tenant_id = ${tenantId} and p.user_id = ${userId} and p.status = 'waiting' and j.status <> 'draft'
    order by p.prepared_at desc, j.id desc limit 50`.execute(db);
  return rows;
}
