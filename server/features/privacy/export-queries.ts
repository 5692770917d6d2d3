import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/db/db.ts';
import type { Database } from '#server/db/tables.ts';

export interface Owner {
  readonly tenantId: number;
  readonly userId: number;
}

type Section = (owner: Owner) => RawBuilder<{ row: unknown }>;

/** Rows of a table by owner, without internal columns. */
const ownRows =
  (table: keyof Database, excluded: readonly string[] = [], owner = 'user_id'): Section =>
  ({ tenantId, userId }) =>
    sql`
    select to_jsonb(t) - ${sql.val(['tenant_id', ...excluded])}::text[] as row from ${sql.table(table)} t
    where t.tenant_id = ${tenantId} and t.${sql.ref(owner)} = ${userId} order by to_jsonb(t) -> 'id'`;

/** All data stored about an account, by subject. Excludes notes that others wrote for themselves. */
export const exportSections: Readonly<Record<string, Section>> = {
  account: ({ tenantId, userId }) => sql`
    select to_jsonb(u) - array['tenant_id', 'password_hash'] as row from users u
    where u.tenant_id = ${tenantId} and u.id = ${userId}`,
  sign_in_providers: ownRows('external_identities'),
  second_step: ownRows('second_steps', ['sealed_secret', 'pending_secret', 'last_counter']),
  recovery_codes: ownRows('recovery_codes', ['code_hash']),
  devices: ownRows('sessions', ['origin_session_id']),
  consents: ownRows('consent_events'),
  self_identification: ({ tenantId, userId }) => sql`
    select to_jsonb(s) - array['tenant_id'] as row from read_own_answers(${tenantId}, ${userId}) s`,
  preferences: ({ tenantId, userId }) => sql`
    select preferences as row from seeker_profiles where tenant_id = ${tenantId} and user_id = ${userId}`,
  resumes: ownRows('resumes'),
  files: ownRows('files', ['storage_key'], 'owner_user_id'),
  working_needs: ownRows('working_needs'),
  private_drafts: ownRows('private_drafts'),
  shown_to: ownRows('disclosure_grants'),
  opened_by: ({ tenantId, userId }) => sql`
    select jsonb_build_object('at', d.at, 'reader', u.full_name, 'subject', d.subject, 'items', d.item_count) as row
    from disclosure_openings d join users u on u.tenant_id = d.tenant_id and u.id = d.reader_user_id
    where d.tenant_id = ${tenantId} and d.user_id = ${userId} order by d.id`,
  supporters: ownRows('supporters'),
  supporter_acts: ({ tenantId, userId }) => sql`
    select to_jsonb(a) - array['tenant_id'] as row from supporter_acts a
    join supporters s on s.tenant_id = a.tenant_id and s.id = a.supporter_id
    where s.tenant_id = ${tenantId} and s.user_id = ${userId} order by a.id`,
  team_invitations: ({ tenantId, userId }) => sql`
    select to_jsonb(i) - array['tenant_id', 'invited_by', 'joined_user_id'] as row from team_invitations i
    where i.tenant_id = ${tenantId} and (i.joined_user_id = ${userId} or i.invited_by = ${userId}) order by i.id`,
  invitations_as_job_seeker: ({ tenantId, userId }) => sql`
    select jsonb_build_object('email', i.email, 'organization', o.name, 'invited_at', i.invited_at,
      'accepted_at', i.answered_at) as row
    from person_invitations i
    join imported_people p on p.tenant_id = i.tenant_id and p.id = i.person_id
    left join organisations o on o.tenant_id = p.tenant_id and o.id = p.organisation_id
    where i.tenant_id = ${tenantId} and i.joined_user_id = ${userId} order by i.person_id`,
  applications: ({ tenantId, userId }) => sql`
    select (to_jsonb(a) - array['tenant_id', 'owner_user_id']) || jsonb_build_object('job', j.title, 'company', j.company)
      as row from applications a join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    where a.tenant_id = ${tenantId} and a.user_id = ${userId} order by a.id`,
  application_history: ({ tenantId, userId }) => sql`
    select to_jsonb(e) - array['tenant_id', 'actor_user_id', 'note'] as row from application_events e
    join applications a on a.tenant_id = e.tenant_id and a.id = e.application_id
    where a.tenant_id = ${tenantId} and a.user_id = ${userId} order by e.id`,
  job_suggestions: ({ tenantId, userId }) => sql`
    select jsonb_build_object('job', j.title, 'company', j.company, 'by', u.full_name, 'reason', s.reason,
      'suggested_at', s.created_at, 'answer', s.answer, 'answered_at', s.answered_at,
      'your_reason', s.decline_reason) as row
    from application_suggestions s join applications a on a.tenant_id = s.tenant_id and a.id = s.application_id
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    join users u on u.tenant_id = s.tenant_id and u.id = s.suggested_by_user_id
    where s.tenant_id = ${tenantId} and a.user_id = ${userId} order by s.application_id`,
  prepared_applications: ({ tenantId, userId }) => sql`
    select jsonb_build_object('job', j.title, 'company', j.company, 'partner', o.name, 'prepared_by', u.full_name,
      'status', p.status, 'answers', p.answers, 'note', p.note, 'prepared_at', p.prepared_at,
      'answered_at', p.answered_at, 'your_reason', p.decline_reason) as row
    from prepared_applications p join jobs j on j.tenant_id = p.tenant_id and j.id = p.job_id
    join organisations o on o.tenant_id = p.tenant_id and o.id = p.organisation_id
    join users u on u.tenant_id = p.tenant_id and u.id = p.prepared_by_user_id
    where p.tenant_id = ${tenantId} and p.user_id = ${userId} order by p.job_id`,
  offers: ({ tenantId, userId }) => sql`
    select jsonb_build_object('id', o.id, 'job', j.title, 'company', j.company, 'status', o.status, 'terms',
      o.terms - 'pay_reason', 'letter', o.letter, 'sent_at', o.sent_at, 'viewed_at', o.viewed_at, 'answered_at',
      o.answered_at, 'decline_message', o.decline_message, 'signed_name', g.typed_name, 'signed_at', g.at,
      'signed_from', g.address, 'signed_with', g.user_agent) as row
    from offers o join applications a on a.tenant_id = o.tenant_id and a.id = o.application_id
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    left join offer_signatures g on g.tenant_id = o.tenant_id and g.offer_id = o.id
    where o.tenant_id = ${tenantId} and a.user_id = ${userId} and o.sent_at is not null
      and o.status in ('sent', 'accepted', 'declined', 'expired', 'withdrawn') order by o.id`,
  interviews: ({ tenantId, userId }) => sql`
    select jsonb_build_object('id', i.id, 'job', j.title, 'company', j.company, 'round', i.round, 'status', i.status,
      'starts_at', i.starts_at, 'time_zone', i.time_zone, 'pack', i.pack, 'accommodations', n.note,
      'your_message', i.seeker_message, 'their_message', i.staff_message) as row
    from interviews i join applications a on a.tenant_id = i.tenant_id and a.id = i.application_id
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    left join interview_accommodations n on n.tenant_id = i.tenant_id and n.interview_id = i.id
    where i.tenant_id = ${tenantId} and a.user_id = ${userId} and i.proposed_at is not null order by i.id`,
  adjustments: ownRows('adjustment_requests'),
  adjustment_history: ({ tenantId, userId }) => sql`
    select to_jsonb(t) - array['tenant_id', 'actor_user_id'] as row from adjustment_turns t
    join adjustment_requests r on r.tenant_id = t.tenant_id and r.id = t.request_id
    where r.tenant_id = ${tenantId} and r.user_id = ${userId} order by t.id`,
  human_reviews: ownRows('human_reviews', ['answered_by_user_id']),
  messages: ({ tenantId, userId }) => sql`
    select to_jsonb(m) - array['tenant_id', 'client_id'] as row from messages m
    join applications a on a.tenant_id = m.tenant_id and a.id = m.application_id
    where m.tenant_id = ${tenantId} and (a.user_id = ${userId} or m.sender_user_id = ${userId}) order by m.id`,
  application_drafts: ownRows('application_drafts'),
  saved_jobs: ({ tenantId, userId }) => sql`
    select jsonb_build_object('job', j.title, 'company', j.company, 'saved_at', s.saved_at) as row
    from saved_jobs s join jobs j on j.tenant_id = s.tenant_id and j.id = s.job_id
    where s.tenant_id = ${tenantId} and s.user_id = ${userId} order by s.saved_at`,
  saved_searches: ownRows('saved_searches'),
  calendar_feeds: ownRows('calendar_feeds', ['hash']),
  api_tokens: ownRows('api_tokens', ['hash']),
  report_views: ownRows('report_views'),
  people_searches: ownRows('people_searches', ['known_user_ids']),
  applicant_views: ownRows('applicant_views'),
  applicant_visits: ownRows('applicant_visits'),
  journal: ({ tenantId, userId }) => sql`
    select to_jsonb(e) - array['tenant_id', 'organisation_id', 'user_id', 'author_user_id'] as row
    from journal_entries e where e.tenant_id = ${tenantId} and e.user_id = ${userId} and e.is_shared order by e.id`,
  classes: ({ tenantId, userId }) => sql`
    select jsonb_build_object('class', c.name, 'program', p.name, 'organization', o.name, 'consent', m.consent,
      'added_at', m.added_at, 'answered_at', m.answered_at) as row
    from cohort_members m join cohorts c on c.tenant_id = m.tenant_id and c.id = m.cohort_id
    join programs p on p.tenant_id = c.tenant_id and p.id = c.program_id
    join organisations o on o.tenant_id = c.tenant_id and o.id = c.organisation_id
    where m.tenant_id = ${tenantId} and m.user_id = ${userId} order by m.id`,
  certificates: ownRows('certificates', ['issued_by_user_id']),
  notifications: ownRows('notifications', ['token']),
  notification_settings: ownRows('notification_settings'),
  mails: ownRows('mails', ['link_token_id']),
  comfort: ownRows('comfort_settings'),
  first_steps: ownRows('onboarding_steps'),
  feedback: ownRows('feedback'),
  ratings: ownRows('rating_feedback'),
  hires_with_a_partner: ({ tenantId, userId }) => sql`
    select jsonb_build_object('job', j.title, 'company', j.company, 'partner', o.name, 'hired_at', p.hired_at,
      'support_ended_at', p.ended_at) as row
    from placements p join applications a on a.tenant_id = p.tenant_id and a.id = p.application_id
    join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    join organisations o on o.tenant_id = p.tenant_id and o.id = p.organisation_id
    where p.tenant_id = ${tenantId} and p.user_id = ${userId} order by p.application_id`,
  survey_invitations: ownRows('survey_invitations', ['token_hash']),
  survey_answers: ({ tenantId, userId }) => sql`
    select to_jsonb(a) - array['tenant_id', 'number'] as row from survey_answers a
    join survey_responses r on r.tenant_id = a.tenant_id and r.survey_id = a.survey_id and r.number = a.number
    join survey_invitations i on i.tenant_id = r.tenant_id and i.id = r.invitation_id
    where i.tenant_id = ${tenantId} and i.user_id = ${userId} order by a.survey_id, a.question_id`,
  chats: ownRows('chat_rooms', ['guest_hash', 'assigned_user_id', 'desk_read_seq', 'desk_unread_count']),
  chat_messages: ({ tenantId, userId }) => sql`
    select to_jsonb(m) - array['tenant_id', 'client_id', 'sender_user_id'] as row from chat_messages m
    join chat_rooms r on r.tenant_id = m.tenant_id and r.id = m.chat_id
    where m.tenant_id = ${tenantId} and (r.user_id = ${userId} or m.sender_user_id = ${userId})
    order by m.chat_id, m.seq`,
};

/** The rows of one subject, as plain JSON. */
export async function readSection(db: Db, owner: Owner, section: Section): Promise<unknown[]> {
  const { rows } = await section(owner).execute(db);
  return rows.map(({ row }) => row);
}

/** The files that an account has uploaded. */
export function findOwnFiles(db: Db, { tenantId, userId }: Owner) {
  return (
    db
      .selectFrom('files')
      .select(['id', 'storage_key', 'file_name', 'byte_size'])
      .where('tenant_id', '=', tenantId)
      .where('owner_user_id', '=', userId)
      // Résumés that the account imported belong to the organization.
      .where(sql<boolean>`not exists (select from imported_person_files p
        where p.tenant_id = files.tenant_id and p.file_id = files.id)`)
      .orderBy('id')
      .execute()
  );
}
