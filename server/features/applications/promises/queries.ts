import { type RawBuilder, sql } from 'kysely';
import { getLateBefore, type ReminderLevel, reminderLevels } from '#domain/features/applications/lateness.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import { jobOwnerIds } from '#server/db/visibility.ts';
import { dueStatuses, getStepDue } from '#server/features/applications/step-queries.ts';

/** The employer was reminded of a deadline of an application. */
export interface Reminder {
  readonly due_at: string;
  readonly sent_at: string;
}

/** The reminders of the employer of an application (`a`). */
export const employerReminders = sql<Reminder[] | null>`case when exists (
  select from reply_reminders m where m.tenant_id = a.tenant_id and m.application_id = a.id) then (
  select jsonb_agg(jsonb_build_object('due_at', m.due_at, 'sent_at', m.sent_at)) from reply_reminders m
  where m.tenant_id = a.tenant_id and m.application_id = a.id and m.level <> 'helpdesk') end`;

/** The time zone in which a tenant counts days; read once for all rows. */
export function getTimeZoneColumn(tenantId: number): RawBuilder<string> {
  return sql`(select t.time_zone from tenants t where t.id = ${tenantId})`;
}

/** A business day of a tenant. */
export interface BusinessDay {
  readonly tenantId: number;
  readonly timeZone: string;
  readonly day: string;
  readonly now: Date;
}

/** The people who have not been reminded of a late reply that has reached them, nor of any other today. */
export async function findReceivers(db: Db, today: BusinessDay): Promise<number[]> {
  const found = await sql<{ user_id: number }>`
    with ${pendingReminders(today)}
    select distinct p.user_id from pending p where not exists (select from reply_digests d
      where d.tenant_id = ${today.tenantId} and d.user_id = p.user_id and d.day = ${today.day}::date)
    order by p.user_id`.execute(db);
  return found.rows.map((row) => row.user_id);
}

/** Claims the person's reminder of the day. Returns whether it was free. */
export async function claimDigest(db: DbTransaction, userId: number, today: BusinessDay): Promise<boolean> {
  const row = await db
    .insertInto('reply_digests')
    .values({ tenant_id: today.tenantId, user_id: userId, day: today.day, sent_at: today.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface RemindedJob {
  readonly title: string;
  readonly count: number;
  /** The earliest deadline. */
  readonly due: Date;
  /** Requests for a human review, not next steps. */
  readonly is_review: boolean;
}

/** Records the reminders of a person. Returns the jobs with late replies, most applicants first. */
export async function insertReminders(db: DbTransaction, userId: number, today: BusinessDay): Promise<RemindedJob[]> {
  const found = await sql<RemindedJob>`
    with ${pendingReminders(today)}, added as (
      insert into reply_reminders (tenant_id, application_id, due_at, level, user_id, sent_at)
      select ${today.tenantId}, p.id, p.due, p.level, p.user_id, ${today.now} from pending p where p.user_id = ${userId}
      on conflict do nothing returning application_id, due_at
    )
    select j.title, count(distinct a.id)::int as count, min(d.due_at) as due, r.id is not null as is_review
    from added d join applications a on a.tenant_id = ${today.tenantId} and a.id = d.application_id
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    left join human_reviews r on r.tenant_id = a.tenant_id and r.application_id = a.id and r.status = 'open'
      and r.due_at = d.due_at
    group by j.id, j.title, r.id is not null order by count desc, j.id`.execute(db);
  return found.rows;
}

/** Late replies and late human reviews with the people whom they have reached and who were not reminded of them. */
function pendingReminders({ tenantId, timeZone, day, now }: BusinessDay): RawBuilder<unknown> {
  const reached = (level: ReminderLevel) =>
    sql`(l.due at time zone ${timeZone})::date < ${getLateBefore(day, reminderLevels[level])}::date`;
  const people = (level: ReminderLevel, condition: RawBuilder<unknown>) => sql`
    select l.id, l.due, ${level}::text as level, u.id as user_id
    from late l join jobs j on j.tenant_id = ${tenantId} and j.id = l.job_id
    join users u on u.tenant_id = j.tenant_id and u.state = 'active' and ${condition}
    where ${reached(level)}`;
  return sql`late as materialized (
    select a.id, a.job_id, date_trunc('milliseconds', ${getStepDue(now)}) as due from applications a
    where a.tenant_id = ${tenantId} and a.status = any(${[...dueStatuses]}::text[]) and a.status_since < ${now}
      and not a.awaits_consent
    union all select a.id, a.job_id, r.due_at from human_reviews r
    join applications a on a.tenant_id = r.tenant_id and a.id = r.application_id
    where r.tenant_id = ${tenantId} and r.status = 'open' and r.due_at < ${now} and not a.awaits_consent
  ), pending as (
    select r.* from (
      ${people('owner', sql`u.id = any(${jobOwnerIds})`)}
      union all ${people('lead', sql`u.organisation_id = j.organisation_id and u.role_id = 1`)}
      union all ${people('helpdesk', sql`u.role_id = 6`)}
    ) r
    where not exists (select from reply_reminders m where m.tenant_id = ${tenantId} and m.application_id = r.id
      and m.due_at = r.due and m.level = r.level and m.user_id = r.user_id)
  )`;
}
