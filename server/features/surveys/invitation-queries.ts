import { sql } from 'kysely';
import type { SurveyContent } from '#domain/features/surveys/content.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

interface NewInvitation {
  readonly tenantId: number;
  readonly id: string;
  readonly surveyId: number;
  readonly userId: number | null;
  readonly cameBy: 'list' | 'event' | 'shared' | 'outcome';
  /** The hire that an outcome is about. */
  readonly applicationId?: number;
  readonly hash: Buffer;
  readonly now: Date;
}

/** Returns false if the person was invited to the survey, or asked about the outcome, before. */
export async function insertInvitation(db: DbTransaction, invitation: NewInvitation): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('survey_invitations')
    .values({
      tenant_id: invitation.tenantId,
      id: invitation.id,
      survey_id: invitation.surveyId,
      user_id: invitation.userId,
      came_by: invitation.cameBy,
      application_id: invitation.applicationId ?? null,
      token_hash: invitation.hash,
      created_at: invitation.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export interface Recipient {
  readonly id: number;
  readonly email: string;
  readonly language: string;
}

/** Active accounts with one of these addresses that want email and confirmed their address. */
export function findRecipients(db: Db, tenantId: number, emails: readonly string[]): Promise<Recipient[]> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'language'])
    .where('tenant_id', '=', tenantId)
    .where('state', '=', 'active')
    .where('wants_mail', '=', true)
    .where('email_verified_at', 'is not', null)
    .where('email', 'in', [...emails])
    .execute();
}

export async function isWaiting(db: Db, tenantId: number, id: string): Promise<boolean> {
  const { rows } = await sql`select 1 from survey_invitations i
    join surveys s on s.tenant_id = i.tenant_id and s.id = i.survey_id
    where i.tenant_id = ${tenantId} and i.id = ${id} and i.answered_on is null and s.status = 'open'`.execute(db);
  return rows.length > 0;
}

export interface DuePerson extends Recipient {
  readonly tenant_id: number;
  readonly survey_id: number;
}

/** After a stop of the product, events of the last days are made up for. */
const catchUpDays = 7;

/**
 * People with an event since the survey was opened, who were not invited yet. Days after hiring count only while the
 * application is hired.
 */
export async function findDuePeople(db: Db, now: Date, limit: number): Promise<DuePerson[]> {
  const { rows } = await sql<DuePerson>`
    with waiting as (
      select s.tenant_id, s.id, s.opened_at, s.content ->> 'event' as event,
        make_interval(days => case s.content ->> 'event' when 'days_30' then 30 when 'days_90' then 90
          when 'days_180' then 180 else 0 end) as delay
      from surveys s where s.status = 'open' and s.content ->> 'event' is not null
    ), happened as (
      select w.tenant_id, w.id, a.user_id from waiting w
      join application_events e on e.tenant_id = w.tenant_id
        and e.to_status = case when w.event = 'applied' then 'applied' else 'hired' end
        and e.at between ${now}::timestamptz - w.delay - make_interval(days => ${catchUpDays}) and ${now}::timestamptz - w.delay
        and e.at + w.delay >= w.opened_at
      join applications a on a.tenant_id = e.tenant_id and a.id = e.application_id
      where w.event <> 'interviewed' and e.to_status in ('applied', 'hired')
        and (w.event = 'applied' or a.status = 'hired')
      union
      select w.tenant_id, w.id, a.user_id from waiting w
      join interview_events e on e.tenant_id = w.tenant_id and e.to_status = 'completed'
        and e.at between ${now}::timestamptz - make_interval(days => ${catchUpDays}) and ${now} and e.at >= w.opened_at
      join interviews i on i.tenant_id = e.tenant_id and i.id = e.interview_id
      join applications a on a.tenant_id = i.tenant_id and a.id = i.application_id
      where w.event = 'interviewed'
    )
    select u.tenant_id, u.id, u.email, u.language, h.id as survey_id from happened h
    join users u on u.tenant_id = h.tenant_id and u.id = h.user_id
    where u.state = 'active' and u.wants_mail and u.email_verified_at is not null
      and not exists (select from survey_invitations v where v.tenant_id = h.tenant_id and v.survey_id = h.id
        and v.user_id = h.user_id)
    order by u.tenant_id, h.id, u.id limit ${limit}`.execute(db);
  return rows;
}

export interface DueReminder extends Recipient {
  readonly tenant_id: number;
  readonly invitation_id: string;
  readonly content: SurveyContent;
}

/** Invitations without an answer since `before` that had no reminder. */
export async function findDueReminders(db: Db, before: Date, limit: number): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    select i.tenant_id, i.id as invitation_id, s.content, u.id, u.email, u.language from survey_invitations i
    join surveys s on s.tenant_id = i.tenant_id and s.id = i.survey_id
    join users u on u.tenant_id = i.tenant_id and u.id = i.user_id
    where i.created_at <= ${before} and i.reminded_at is null and i.answered_on is null and s.status = 'open'
    order by i.created_at limit ${limit}`.execute(db);
  return rows;
}

/** Returns false if another process has reminded the person, or the survey was answered. */
export async function claimReminder(db: DbTransaction, tenantId: number, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('survey_invitations')
    .set({ reminded_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('reminded_at', 'is', null)
    .where('answered_on', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
