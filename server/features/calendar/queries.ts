import { sql } from 'kysely';
import { type Actor, getScope } from '#domain/access/actor.ts';
import type { Db } from '#server/db/db.ts';
import { getApplicantName } from '#server/db/visibility.ts';

interface Owner {
  readonly tenantId: number;
  readonly userId: number;
}

export function findFeed(db: Db, { tenantId, userId }: Owner) {
  return db
    .selectFrom('calendar_feeds')
    .select('created_at')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function storeFeed(
  db: Db,
  { tenantId, userId }: Owner,
  feed: { readonly hash: Buffer; readonly created_at: Date },
): Promise<void> {
  await db
    .insertInto('calendar_feeds')
    .values({ tenant_id: tenantId, user_id: userId, ...feed })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet(feed))
    .execute();
}

/** Returns false if there was no address. */
export async function deleteFeed(db: Db, { tenantId, userId }: Owner): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar_feeds')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The owner of an address, if their account is active. */
export function findFeedOwner(db: Db, tenantId: number, hash: Buffer) {
  return db
    .selectFrom('calendar_feeds as f')
    .innerJoin('users as u', (on) => on.onRef('u.tenant_id', '=', 'f.tenant_id').onRef('u.id', '=', 'f.user_id'))
    .leftJoin('organisations as o', (on) =>
      on.onRef('o.tenant_id', '=', 'u.tenant_id').onRef('o.id', '=', 'u.organisation_id'),
    )
    .select([
      'u.id as user_id',
      'u.account_kind',
      'u.role_id',
      'u.organisation_id',
      'u.full_name',
      'u.language',
      'u.email_verified_at',
      'o.status as organisation_status',
    ])
    .where('f.tenant_id', '=', tenantId)
    .where('f.hash', '=', hash)
    .where('u.state', '=', 'active')
    .executeTakeFirst();
}

interface FeedInterview {
  readonly id: number;
  readonly application_id: number;
  readonly sequence: number;
  readonly starts_at: Date;
  readonly length_minutes: number;
  readonly place: string;
  readonly link: string;
  readonly name: string;
  readonly job: string;
  readonly company: string;
}

/** Days of past interviews in a calendar. */
const pastDays = 30;
const maxEvents = 500;

/**
 * Confirmed interviews in which the person takes part: as the job seeker, on the panel, or as the planner. Nothing about
 * accommodations, because calendars are shared with others; a masked applicant is a number.
 */
export async function findFeedInterviews(
  db: Db,
  tenantId: number,
  actor: Extract<Actor, { kind: 'signed_in' }>,
  now: Date,
): Promise<FeedInterview[]> {
  if (getScope(actor, 'calendar.own') === null) return [];
  const { userId } = actor;
  const isTakingPart =
    actor.role === 'job_seeker'
      ? sql<boolean>`a.user_id = ${userId}`
      : sql<boolean>`(i.created_by = ${userId} or exists (select from interview_panel p
          where p.tenant_id = i.tenant_id and p.interview_id = i.id and p.user_id = ${userId}))`;
  const found = await sql<FeedInterview>`
    select i.id, i.application_id, i.sequence, i.starts_at, i.length_minutes, coalesce(i.pack ->> 'place', '') as place,
      coalesce(i.pack ->> 'link', '') as link, ${getApplicantName(actor)} as name, j.title as job, j.company
    from interviews i
    join applications a on a.tenant_id = i.tenant_id and a.id = i.application_id
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
    where i.tenant_id = ${tenantId} and i.status in ('scheduled', 'rescheduled', 'completed') and ${isTakingPart}
      and i.starts_at > ${now.toISOString()}::timestamptz - make_interval(days => ${pastDays})
    order by i.starts_at, i.id limit ${maxEvents}`.execute(db);
  return found.rows;
}
