import { type RawBuilder, sql } from 'kysely';

/**
 * Statements that remove what was written in some applications of a tenant (a set of ids): answers, notes, offer letters,
 * interviews, and accommodations. Dates, statuses, scores, and events stay. In the order that foreign keys require.
 */
export function buildContentSteps(t: number, applications: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const offers = sql`(select id from offers where tenant_id = ${t} and application_id in ${applications})`;
  const interviews = sql`(select id from interviews where tenant_id = ${t} and application_id in ${applications})`;
  const requests = sql`(select id from adjustment_requests where tenant_id = ${t} and application_id in ${applications})`;
  return [
    sql`update applications set answers = '[]', cover_note = '', resume_id = null
      where tenant_id = ${t} and id in ${applications}`,
    sql`update application_suggestions set reason = '', decline_reason = ''
      where tenant_id = ${t} and application_id in ${applications}`,
    sql`delete from application_notes where tenant_id = ${t} and application_id in ${applications}`,
    sql`delete from tagged_applications where tenant_id = ${t} and application_id in ${applications}`,
    sql`delete from application_ratings where tenant_id = ${t} and application_id in ${applications}`,
    sql`update offers set terms = '{}', letter = '', decline_message = '', version = version + 1
      where tenant_id = ${t} and id in ${offers}`,
    sql`delete from offer_versions where tenant_id = ${t} and offer_id in ${offers}`,
    sql`update offer_signatures set address = '', user_agent = '' where tenant_id = ${t} and offer_id in ${offers}`,
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
  ];
}
