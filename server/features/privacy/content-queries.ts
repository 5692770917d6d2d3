import { type RawBuilder, sql } from 'kysely';

/**
 * Statements that remove what was written in some applications of a tenant (a set of ids): answers, notes, offer letters,
 * interviews, accommodations, human reviews, and the texts of moves and outcomes. `name` replaces the name of the applicant where it was stored.
 * Dates, statuses, scores, and events stay. In the order that foreign keys require.
 */
export function buildContentSteps(t: number, applications: RawBuilder<unknown>, name: string): RawBuilder<unknown>[] {
  const offers = sql`(select id from offers where tenant_id = ${t} and application_id in ${applications})`;
  const interviews = sql`(select id from interviews where tenant_id = ${t} and application_id in ${applications})`;
  const requests = sql`(select id from adjustment_requests where tenant_id = ${t} and application_id in ${applications})`;
  return [
    sql`update applications set answers = '[]', cover_note = '', resume_id = null
      where tenant_id = ${t} and id in ${applications}`,
    sql`update application_suggestions set reason = '', decline_reason = ''
      where tenant_id = ${t} and application_id in ${applications}`,
    sql`update application_events set note = '', message = ''
      where tenant_id = ${t} and application_id in ${applications} and (note <> '' or message <> '')`,
    sql`delete from application_notes where tenant_id = ${t} and application_id in ${applications}`,
    sql`delete from tagged_applications where tenant_id = ${t} and application_id in ${applications}`,
    sql`delete from application_ratings where tenant_id = ${t} and application_id in ${applications}`,
    sql`update offers set terms = '{}', letter = '', decline_message = '', version = version + 1
      where tenant_id = ${t} and id in ${offers}`,
    sql`delete from offer_versions where tenant_id = ${t} and offer_id in ${offers}`,
    sql`update offer_signatures set address = '', user_agent = '', typed_name = ${name}
      where tenant_id = ${t} and offer_id in ${offers}`,
    sql`update offer_approvers set reason = '' where tenant_id = ${t} and offer_id in ${offers}`,
    sql`update interviews set seeker_message = '', staff_message = '', version = version + 1
      where tenant_id = ${t} and id in ${interviews}`,
    sql`update interview_panel set during = null where tenant_id = ${t} and interview_id in ${interviews}`,
    sql`delete from interview_accommodations where tenant_id = ${t} and interview_id in ${interviews}`,
    sql`delete from interview_slots where tenant_id = ${t} and interview_id in ${interviews}`,
    sql`delete from interview_scorecards where tenant_id = ${t} and interview_id in ${interviews}`,
    sql`delete from disclosure_grants where tenant_id = ${t}
      and (application_id in ${applications} or request_id in ${requests})`,
    sql`delete from adjustment_turns where tenant_id = ${t} and request_id in ${requests}`,
    sql`delete from adjustment_requests where tenant_id = ${t} and application_id in ${applications}`,
    sql`delete from human_reviews where tenant_id = ${t} and application_id in ${applications}`,
    ...buildOutcomeTextSteps(t, applications),
    ...buildNameSteps(t, applications, name),
  ];
}

/** Texts about a hire, by the person and by the partner. */
function buildOutcomeTextSteps(t: number, applications: RawBuilder<unknown>): RawBuilder<unknown>[] {
  return [
    sql`update survey_answers a set text = '' from survey_responses r
      join survey_invitations i on i.tenant_id = r.tenant_id and i.id = r.invitation_id
      where a.tenant_id = ${t} and r.tenant_id = a.tenant_id and r.survey_id = a.survey_id and r.number = a.number
        and i.application_id in ${applications} and a.text <> ''`,
    sql`update survey_invitations set draft = null, draft_at = null
      where tenant_id = ${t} and application_id in ${applications} and draft is not null`,
  ];
}

/** Notifications and emails to staff store the name of the applicant. */
function buildNameSteps(t: number, applications: RawBuilder<unknown>, name: string): RawBuilder<unknown>[] {
  const values = JSON.stringify({ name });
  return [
    sql`update notifications set phrase_values = phrase_values || ${values}::jsonb
      where tenant_id = ${t} and application_id in ${applications} and phrase_values ? 'name'`,
    sql`update mails set phrase_values = phrase_values || ${values}::jsonb where tenant_id = ${t}
      and phrase_values ? 'name' and (path in (select page || id from ${applications} as m (id),
        unnest(array['/applications/', '/offers?application=']) as p (page))
        or path like any(select '/interview?application=' || id || '&%' from ${applications} as m (id)))`,
    sql`update mails set phrase_values = phrase_values || ${JSON.stringify({ applicant: name })}::jsonb
      where tenant_id = ${t} and link_token_id in (select k.id from link_tokens k
        join offers o on o.tenant_id = k.tenant_id and o.id = k.subject_id
        where k.tenant_id = ${t} and k.purpose = 'decide_offer' and o.application_id in ${applications})`,
  ];
}
