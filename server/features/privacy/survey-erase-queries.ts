import { type RawBuilder, sql } from 'kysely';

/**
 * Statements that remove the texts of a person's answers and the references to them. Of the hires of the person, the answers of
 * partners are treated like their own, and nothing is asked anymore. In the order that foreign keys require.
 */
export function buildSurveySteps(t: number, u: number): RawBuilder<unknown>[] {
  const hires = sql`(select application_id from placements where tenant_id = ${t} and user_id = ${u})`;
  const invitations = sql`(select id from survey_invitations
    where tenant_id = ${t} and (user_id = ${u} or application_id in ${hires}))`;
  return [
    sql`update survey_answers a set text = '' from survey_responses r
      where a.tenant_id = ${t} and r.tenant_id = a.tenant_id and r.survey_id = a.survey_id and r.number = a.number
        and r.invitation_id in ${invitations}`,
    sql`update survey_responses set invitation_id = null where tenant_id = ${t} and invitation_id in ${invitations}`,
    sql`delete from survey_invitations where tenant_id = ${t} and application_id in ${hires}`,
    sql`delete from placements where tenant_id = ${t} and user_id = ${u}`,
    sql`update survey_invitations set user_id = null, draft = null, draft_at = null
      where tenant_id = ${t} and user_id = ${u}`,
  ];
}
