import { type Insertable, sql, type Updateable } from 'kysely';
import type { SignedInActor } from '#domain/access/actor.ts';
import { openInterviewStatuses } from '#domain/features/interviews/lifecycle.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import type { InterviewEvents, Interviews } from '#server/db/tables.ts';
import { getApplicantName, jobOwnerIds, teamUserIds } from '#server/db/visibility.ts';

/** Interviews with the columns of the job and the person that policies and pages need. */
export function selectInterviews(db: Db, tenantId: number) {
  return db
    .selectFrom('interviews as i')
    .innerJoin('applications as a', (on) =>
      on.onRef('a.tenant_id', '=', 'i.tenant_id').onRef('a.id', '=', 'i.application_id'),
    )
    .innerJoin('jobs as j', (on) => on.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.user_id'))
    .leftJoin('interview_accommodations as n', (on) =>
      on.onRef('n.tenant_id', '=', 'i.tenant_id').onRef('n.interview_id', '=', 'i.id'),
    )
    .selectAll('i')
    .select([
      'a.job_id',
      'a.user_id as seeker_id',
      'a.status as application_status',
      'j.title as job_title',
      'j.company',
      'j.status as job_status',
      'j.organisation_id',
      'u.full_name as seeker_name',
      'n.note as accommodations',
    ])
    .select(teamUserIds.as('team_user_ids'))
    .where('i.tenant_id', '=', tenantId);
}

export type InterviewRow = Awaited<ReturnType<ReturnType<typeof selectInterviews>['execute']>>[number];

export function findInterview(db: Db, tenantId: number, id: number) {
  return selectInterviews(db, tenantId).where('i.id', '=', id).executeTakeFirst();
}

/** The open interviews from now on, or without a time, with the person on the panel. */
function selectComingInterviews(db: Db, tenantId: number, userId: number, now: Date) {
  return selectInterviews(db, tenantId)
    .innerJoin('interview_panel as p', (on) =>
      on.onRef('p.tenant_id', '=', 'i.tenant_id').onRef('p.interview_id', '=', 'i.id'),
    )
    .where('p.user_id', '=', userId)
    .where('i.status', 'in', openInterviewStatuses)
    .where((where) => where.or([where('i.starts_at', 'is', null), where('i.starts_at', '>', now)]))
    .orderBy('i.id');
}

/** These interviews with the owners of their jobs. */
export function findComingInterviews(db: Db, tenantId: number, userId: number, now: Date) {
  return selectComingInterviews(db, tenantId, userId, now).select(jobOwnerIds.as('owner_ids')).execute();
}

/** These interviews with their applicants as a reader may see them. */
export function listComingInterviews(
  db: Db,
  tenantId: number,
  { userId, reader, now }: { userId: number; reader: SignedInActor; now: Date },
) {
  return selectComingInterviews(db, tenantId, userId, now).select(getApplicantName(reader).as('name')).execute();
}

/**
 * The interview, locked until the transaction ends. Its application is locked first, in the order of a move by hand, so
 * that the two never wait for each other.
 */
export async function lockInterview(db: DbTransaction, tenantId: number, id: number) {
  await db
    .selectFrom('applications as a')
    .innerJoin('interviews as i', (on) =>
      on.onRef('i.tenant_id', '=', 'a.tenant_id').onRef('i.application_id', '=', 'a.id'),
    )
    .select('a.id')
    .where('i.tenant_id', '=', tenantId)
    .where('i.id', '=', id)
    .forUpdate('a')
    .execute();
  return selectInterviews(db, tenantId).where('i.id', '=', id).forUpdate('i').executeTakeFirst();
}

/** The open interviews of an application, locked. */
export function lockOpenInterviews(db: DbTransaction, tenantId: number, applicationId: number) {
  return selectInterviews(db, tenantId)
    .where('i.application_id', '=', applicationId)
    .where('i.status', 'in', [...openInterviewStatuses])
    .orderBy('i.id')
    .forUpdate('i')
    .execute();
}

/** The interviews of an application, by round, the latest of a round last. */
export function findInterviewsOf(db: Db, tenantId: number, applicationId: number) {
  return selectInterviews(db, tenantId)
    .where('i.application_id', '=', applicationId)
    .orderBy('i.round')
    .orderBy('i.id')
    .execute();
}

/** Returns the new id, or undefined if the round has an open interview. */
export async function insertInterview(db: Db, interview: Insertable<Interviews>): Promise<number | undefined> {
  const row = await db
    .insertInto('interviews')
    .values(interview)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

interface Key {
  readonly tenantId: number;
  readonly id: number;
}

export async function updateInterview(
  db: Db,
  { tenantId, id, now }: Key & { readonly now: Date },
  columns: Updateable<Interviews>,
): Promise<void> {
  await db
    .updateTable('interviews')
    .set({ ...columns, changed_at: now })
    .set((set) => ({ version: set('version', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function insertInterviewEvent(db: Db, event: Insertable<InterviewEvents>): Promise<void> {
  await db.insertInto('interview_events').values(event).execute();
}

export async function storeAccommodations(db: Db, { tenantId, id }: Key, note: string): Promise<void> {
  await db
    .insertInto('interview_accommodations')
    .values({ tenant_id: tenantId, interview_id: id, note })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'interview_id']).doUpdateSet({ note }))
    .execute();
}

/** Replaces the proposed times. */
export async function replaceSlots(db: Db, { tenantId, id }: Key, times: readonly Date[]): Promise<void> {
  await db.deleteFrom('interview_slots').where('tenant_id', '=', tenantId).where('interview_id', '=', id).execute();
  if (times.length === 0) return;
  const rows = times.map((startsAt) => ({ tenant_id: tenantId, interview_id: id, starts_at: startsAt }));
  await db.insertInto('interview_slots').values(rows).execute();
}

/** The proposed times of several interviews, earliest first. */
export function findSlots(db: Db, tenantId: number, interviewIds: readonly number[]) {
  return db
    .selectFrom('interview_slots')
    .select(['id', 'interview_id', 'starts_at'])
    .where('tenant_id', '=', tenantId)
    .where('interview_id', 'in', [...interviewIds, 0])
    .orderBy('starts_at')
    .execute();
}

export async function insertScorecard(
  db: Db,
  { tenantId, id }: Key,
  card: { readonly userId: number; readonly content: string; readonly now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('interview_scorecards')
    .values({
      tenant_id: tenantId,
      interview_id: id,
      user_id: card.userId,
      content: card.content,
      submitted_at: card.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findNextRound(db: Db, tenantId: number, applicationId: number): Promise<number> {
  const row = await db
    .selectFrom('interviews')
    .select(sql<number>`coalesce(max(round), 0)::int + 1`.as('round'))
    .where('tenant_id', '=', tenantId)
    .where('application_id', '=', applicationId)
    .where('status', '<>', 'cancelled')
    .executeTakeFirst();
  return Math.min(row?.round ?? 1, 9);
}

/** Confirmed interviews of all tenants with a reminder that is due. */
export function findToRemind(db: Db, now: Date, limit: number) {
  const at = now.toISOString();
  return db
    .selectFrom('interviews')
    .select(['tenant_id', 'id'])
    .where('status', 'in', ['scheduled', 'rescheduled'])
    .where('starts_at', '>', now)
    .where(
      sql<boolean>`(starts_at <= ${at}::timestamptz + interval '1 hour' and reminded_hour_for is distinct from starts_at
        or starts_at > ${at}::timestamptz + interval '1 hour' and starts_at <= ${at}::timestamptz + interval '24 hours'
        and reminded_day_for is distinct from starts_at)`,
    )
    .orderBy('starts_at')
    .limit(limit)
    .execute();
}

/** Records that the reminders for the confirmed time were sent. Not a change of the interview itself. */
export async function setReminded(db: Db, { tenantId, id }: Key, which: 'day' | 'both'): Promise<void> {
  await db
    .updateTable('interviews')
    .set((row) => ({
      reminded_day_for: row.ref('starts_at'),
      ...(which === 'both' ? { reminded_hour_for: row.ref('starts_at') } : {}),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}
