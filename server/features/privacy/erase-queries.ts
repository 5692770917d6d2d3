import { type RawBuilder, sql } from 'kysely';
import { openStatuses } from '#domain/features/applications/lifecycle.ts';
import type { DbTransaction } from '#server/db/db.ts';
import { buildContentSteps } from './content-queries.ts';
import { buildRecordSteps } from './record-erase-queries.ts';
import { buildSurveySteps } from './survey-erase-queries.ts';

interface AccountToErase {
  readonly tenantId: number;
  readonly userId: number;
  readonly email: string;
  readonly now: Date;
}

/** The account, locked so that nothing is added while it is deleted. */
export function lockAccount(db: DbTransaction, tenantId: number, userId: number) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash', 'account_kind', 'role_id', 'organisation_id'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Locks the active accounts of the same kind and role in the same organization, in id order, so that two of them can't
 * leave at the same time. Returns how many others there are.
 */
export async function lockSuccessors(db: DbTransaction, tenantId: number, userId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u join users me on me.tenant_id = u.tenant_id and me.id = ${userId}
    where u.tenant_id = ${tenantId} and u.state = 'active' and u.account_kind = me.account_kind
      and u.role_id is not distinct from me.role_id
      and u.organisation_id is not distinct from me.organisation_id
    order by u.id for update of u`.execute(db);
  return rows.filter(({ id }) => id !== userId).length;
}

/** When the caller's session started. */
export async function findSessionStart(db: DbTransaction, tenantId: number, sessionId: string): Promise<Date> {
  const row = await db
    .selectFrom('sessions')
    .select('created_at')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
  return row.created_at;
}

/**
 * Deletes the person's own data and anonymizes what has to stay: applications with dates, stages and scores, and
 * messages of others. Steps are in the order that foreign keys require.
 */
export async function eraseAccount(db: DbTransaction, erased: AccountToErase): Promise<void> {
  for (const step of buildSteps(erased)) await step.execute(db);
}

function buildSteps({ tenantId: t, userId: u, email, now }: AccountToErase): RawBuilder<unknown>[] {
  const ownApplications = sql`(select id from applications where tenant_id = ${t} and user_id = ${u})`;
  const open = [...openStatuses, 'draft'];
  return [
    ...buildPrivateSteps(t, u, now),
    ...buildOfferSteps(t, u, now),
    ...buildInterviewSteps(t, u, now),
    sql`insert into application_events (tenant_id, application_id, actor_user_id, from_status, to_status)
      select tenant_id, id, ${u}, status, 'withdrawn' from applications
      where tenant_id = ${t} and user_id = ${u} and status = any(${open})`,
    sql`update applications set status = 'withdrawn', status_before = null, status_since = ${now}, version = version + 1
      where tenant_id = ${t} and user_id = ${u} and status = any(${open})`,
    ...buildContentSteps(t, ownApplications, deletedName),
    sql`delete from application_suggestions where tenant_id = ${t} and application_id in ${ownApplications}`,
    sql`update application_suggestions set reason = '' where tenant_id = ${t} and suggested_by_user_id = ${u}`,
    sql`delete from prepared_applications where tenant_id = ${t} and user_id = ${u}`,
    sql`update prepared_applications set note = '' where tenant_id = ${t} and prepared_by_user_id = ${u}`,
    sql`update messages set text = '' where tenant_id = ${t} and sender_user_id = ${u}`,
    sql`update mails set phrase_values = phrase_values || ${deletedNameValues}::jsonb
      where tenant_id = ${t} and phrase_values ? 'name' and path = '/jobSeekers/' || ${u}`,
    ...buildTeamSteps(t, u, email),
    ...buildRecordSteps(t, u, deletedNameValues),
    ...buildReaderSteps(t, u),
    ...buildFileSteps(t, u),
    ...buildAccountSteps(t, u, email, now),
  ];
}

/** Needs, requests and supporters; only the records of openings stay. */
function buildPrivateSteps(t: number, u: number, now: Date): RawBuilder<unknown>[] {
  const requests = sql`(select id from adjustment_requests where tenant_id = ${t} and user_id = ${u})`;
  return [
    sql`delete from disclosure_grants where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from working_needs where tenant_id = ${t} and user_id = ${u}`,
    // The policy of the table hides the rows of others.
    sql`select set_config('app.self_identification', ${String(u)}, true)`,
    sql`delete from self_identifications where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from private_drafts where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from adjustment_turns where tenant_id = ${t} and request_id in ${requests}`,
    sql`delete from adjustment_requests where tenant_id = ${t} and user_id = ${u}`,
    sql`update adjustment_turns set words = '' where tenant_id = ${t} and actor_user_id = ${u}`,
    // Notifications of the people whom the account supported lose its name.
    sql`update notifications set phrase_values = phrase_values || ${deletedNameValues}::jsonb
      where tenant_id = ${t} and model_type = 'supporter' and user_id in
        (select user_id from supporters where tenant_id = ${t} and supporter_user_id = ${u})`,
    sql`update disclosure_grants set revoked_at = ${now} where tenant_id = ${t} and revoked_at is null and supporter_id in
      (select id from supporters where tenant_id = ${t} and supporter_user_id = ${u})`,
    sql`update supporters set status = 'ended', ended_at = coalesce(ended_at, ${now}), name = ${deletedName}, email = ''
      where tenant_id = ${t} and (user_id = ${u} or supporter_user_id = ${u})`,
  ];
}

/** Open offers end. */
function buildOfferSteps(t: number, u: number, now: Date): RawBuilder<unknown>[] {
  const own = sql`(select o.id from offers o join applications a on a.tenant_id = o.tenant_id and a.id = o.application_id
    where o.tenant_id = ${t} and a.user_id = ${u})`;
  const open = ['draft', 'pending_approval', 'approved', 'sent', 'expired'];
  return [
    sql`insert into offer_events (tenant_id, offer_id, at, actor_user_id, from_status, to_status, revision)
      select tenant_id, id, ${now}, ${u}, status, 'withdrawn', revision from offers
      where tenant_id = ${t} and id in ${own} and status = any(${open})`,
    sql`update offers set status = 'withdrawn' where tenant_id = ${t} and id in ${own} and status = any(${open})`,
    sql`update offer_approvers set reason = '' where tenant_id = ${t} and user_id = ${u}`,
  ];
}

/** Open interviews are canceled. */
function buildInterviewSteps(t: number, u: number, now: Date): RawBuilder<unknown>[] {
  const own = sql`(select i.id from interviews i join applications a on a.tenant_id = i.tenant_id
    and a.id = i.application_id where i.tenant_id = ${t} and a.user_id = ${u})`;
  const open = ['draft', 'proposed', 'no_time', 'scheduled', 'rescheduled'];
  return [
    sql`insert into interview_events (tenant_id, interview_id, at, actor_user_id, from_status, to_status, starts_at)
      select tenant_id, id, ${now}, ${u}, status, 'cancelled', starts_at from interviews
      where tenant_id = ${t} and id in ${own} and status = any(${open})`,
    sql`update interviews set status = 'cancelled', sequence = sequence + 1
      where tenant_id = ${t} and id in ${own} and status = any(${open})`,
  ];
}

/** Team invitations of the person, notifications that they joined, and their classes. */
function buildTeamSteps(t: number, u: number, email: string): RawBuilder<unknown>[] {
  return [
    sql`update notifications set phrase_values = phrase_values || ${deletedNameValues}::jsonb
      where tenant_id = ${t} and model_type = 'team' and user_id in
        (select invited_by from team_invitations where tenant_id = ${t} and joined_user_id = ${u})`,
    sql`update team_invitations set name = '', email = '',
      status = case status when 'open' then 'cancelled' else status end
      where tenant_id = ${t} and (joined_user_id = ${u} or email = ${email})`,
    sql`delete from certificates where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from cohort_members where tenant_id = ${t} and (user_id = ${u} or email = ${email})`,
  ];
}

/** What the account stored as a reader of applications. */
function buildReaderSteps(t: number, u: number): RawBuilder<unknown>[] {
  return [
    sql`delete from applicant_views where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from note_mentions where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from approval_delegations where tenant_id = ${t} and (user_id = ${u} or delegate_user_id = ${u})`,
    sql`delete from reply_reminders where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from reply_digests where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from applicant_visits where tenant_id = ${t} and user_id = ${u}`,
  ];
}

function buildFileSteps(t: number, u: number): RawBuilder<unknown>[] {
  // Résumés that the account imported for its organization are records of the organization.
  const isOwn = sql`tenant_id = ${t} and owner_user_id = ${u} and not exists (select from imported_person_files p
    where p.tenant_id = files.tenant_id and p.file_id = files.id)`;
  const own = sql`(select id from files where ${isOwn})`;
  return [
    sql`delete from onboarding_steps where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from resumes where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from message_files where tenant_id = ${t} and file_id in ${own}`,
    sql`insert into discarded_files (tenant_id, storage_key) select tenant_id, storage_key from files
      where ${isOwn} on conflict do nothing`,
    sql`delete from files where ${isOwn}`,
    sql`insert into discarded_files (tenant_id, storage_key) select tenant_id, storage_key from data_exports
      where tenant_id = ${t} and user_id = ${u} and storage_key is not null on conflict do nothing`,
    sql`delete from data_exports where tenant_id = ${t} and user_id = ${u}`,
  ];
}

function buildAccountSteps(t: number, u: number, email: string, now: Date): RawBuilder<unknown>[] {
  const links = sql`(select id from link_tokens where tenant_id = ${t} and user_id = ${u})`;
  return [
    sql`delete from mails where tenant_id = ${t} and (user_id = ${u} or to_address = ${email} or link_token_id in ${links})`,
    sql`delete from link_tokens where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from external_identities where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from recovery_codes where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from second_steps where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from sign_in_flows where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from sign_in_attempts where tenant_id = ${t} and username = ${email}`,
    sql`delete from socket_tickets where tenant_id = ${t} and session_id in
      (select id from sessions where tenant_id = ${t} and user_id = ${u})`,
    sql`delete from notifications where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from application_drafts where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from saved_jobs where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from saved_searches where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from calendar_feeds where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from api_tokens where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from report_views where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from people_searches where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from journal_entries where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from person_tags where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from notification_settings where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from conversation_marks where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from comfort_settings where tenant_id = ${t} and user_id = ${u}`,
    ...buildSurveySteps(t, u),
    sql`delete from rating_feedback where tenant_id = ${t} and (user_id = ${u} or user_email = ${email})`,
    sql`delete from chat_messages where tenant_id = ${t} and chat_id in
      (select id from chat_rooms where tenant_id = ${t} and user_id = ${u})`,
    sql`delete from chat_rooms where tenant_id = ${t} and user_id = ${u}`,
    sql`update chat_rooms set assigned_user_id = null where tenant_id = ${t} and assigned_user_id = ${u}`,
    sql`delete from helpdesk_connections where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from helpdesk_agents where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from feedback where tenant_id = ${t} and (user_id = ${u} or contact_email = ${email})`,
    sql`delete from mails where tenant_id = ${t} and kind = 'contact_message' and phrase_values->>'sender' = ${email}`,
    sql`delete from job_team where tenant_id = ${t} and user_id = ${u}`,
    sql`delete from refresh_tokens where tenant_id = ${t} and session_id in
      (select id from sessions where tenant_id = ${t} and user_id = ${u})`,
    sql`update sessions set user_agent = '', revoked_at = coalesce(revoked_at, ${now}),
      revoked_reason = coalesce(revoked_reason, 'account_deleted') where tenant_id = ${t} and user_id = ${u}`,
    sql`update seeker_profiles set headline = '', summary = '', phone = '', city = '', region = '', country = '',
      latitude = null, longitude = null, education_level = null, management_level = null, skill_ids = '{}',
      certification_ids = '{}', title_ids = '{}', industry_ids = '{}', written_terms = '{}', education = '[]',
      experience = '[]',
      languages = '[]', links = '[]', skill_details = '[]', preferences = '{}', hidden_fields = '{email}',
      experience_title_ids = '{}', key_words = '', seniority = 0,
      sponsor_organisation_id = null, is_discoverable = false,
      version = version + 1, updated_at = ${now} where tenant_id = ${t} and user_id = ${u}`,
    sql`update users set email = 'deleted-' || id || '@deleted.invalid', full_name = ${deletedName}, password_hash = null,
      state = 'disabled', is_consent = false, wants_mail = false, email_verified_at = null, deleted_at = ${now}
      where tenant_id = ${t} and id = ${u}`,
  ];
}

/** Replaces the name of a deleted account. */
const deletedName = 'Deleted account';
const deletedNameValues = JSON.stringify({ name: deletedName });
