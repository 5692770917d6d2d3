import { sql } from 'kysely';
import type { SurveyContent } from '#domain/features/surveys/content.ts';
import type { OpenedSurvey } from '#domain/features/surveys/contract.ts';
import type { SurveyStatus } from '#domain/features/surveys/lifecycle.ts';
import type { Answer } from '#domain/features/surveys/questions.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

/** The answers saved under a personal link, and the question to continue with. */
export interface SavedDraft {
  readonly answers: Answer[];
  readonly question: number | null;
}

export interface InvitationRow {
  readonly id: string;
  readonly survey_id: number;
  readonly content: SurveyContent;
  readonly status: SurveyStatus;
  readonly draft: SavedDraft | null;
  readonly draft_at: Date | null;
  readonly isAnswered: boolean;
  readonly about: OpenedSurvey['about'];
}

export async function findInvitation(db: Db, tenantId: number, hash: Buffer): Promise<InvitationRow | undefined> {
  const { rows } = await sql<InvitationRow>`
    select i.id, i.survey_id, s.content, s.status, i.draft, i.draft_at, i.answered_on is not null as "isAnswered",
      case when i.application_id is not null then jsonb_build_object('audience', s.outcome_audience,
        'name', u.full_name, 'job', j.title, 'company', j.company,
        'partner', case when p.ended_at is null then o.name end) end as about
    from survey_invitations i join surveys s on s.tenant_id = i.tenant_id and s.id = i.survey_id
    left join placements p on p.tenant_id = i.tenant_id and p.application_id = i.application_id
    left join users u on u.tenant_id = p.tenant_id and u.id = p.user_id
    left join organisations o on o.tenant_id = p.tenant_id and o.id = p.organisation_id
    left join applications a on a.tenant_id = p.tenant_id and a.id = p.application_id
    left join jobs j on j.tenant_id = a.tenant_id and j.id = a.job_id
    where i.tenant_id = ${tenantId} and i.token_hash = ${hash}
      and (s.outcome_audience is distinct from 'partner' or p.ended_at is null)`.execute(db);
  return rows[0];
}

/** The invitation and its survey, locked: answers of one survey are numbered one after another. */
export async function lockInvitation(db: DbTransaction, tenantId: number, hash: Buffer) {
  await sql`select 1 from survey_invitations i join surveys s on s.tenant_id = i.tenant_id and s.id = i.survey_id
    where i.tenant_id = ${tenantId} and i.token_hash = ${hash} for update`.execute(db);
  return findInvitation(db, tenantId, hash);
}

export async function findSharedSurvey(db: Db, tenantId: number, key: string) {
  const { rows } = await sql<{ id: number; content: SurveyContent; status: SurveyStatus }>`
    select id, content, status from surveys where tenant_id = ${tenantId} and key = ${key} and status <> 'draft'`.execute(
    db,
  );
  return rows[0];
}

interface NewDraft {
  readonly tenantId: number;
  readonly id: string;
  readonly draft: SavedDraft;
  readonly now: Date;
}

export async function saveDraft(db: DbTransaction, { tenantId, id, draft, now }: NewDraft): Promise<void> {
  await db
    .updateTable('survey_invitations')
    .set({ draft: JSON.stringify(draft), draft_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

interface NewResponse {
  readonly tenantId: number;
  readonly surveyId: number;
  /** Null if the survey is anonymous. */
  readonly invitationId: string | null;
  readonly language: string;
  readonly answers: readonly Answer[];
  readonly now: Date;
}

/** Stores a response under the next number of its survey. The day is that of the tenant's time zone. */
export async function insertResponse(db: DbTransaction, response: NewResponse): Promise<void> {
  const { tenantId, surveyId, invitationId, language, answers, now } = response;
  const { response_count: number } = await db
    .updateTable('surveys')
    .set(({ eb }) => ({ response_count: eb('response_count', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', surveyId)
    .returning('response_count')
    .executeTakeFirstOrThrow();
  await sql`insert into survey_responses (tenant_id, survey_id, number, invitation_id, language, day)
    values (${tenantId}, ${surveyId}, ${number}, ${invitationId}, ${language}, ${selectDay(tenantId, now)})`.execute(
    db,
  );
  if (answers.length === 0) return;
  await db
    .insertInto('survey_answers')
    .values(
      answers.map(({ question, values, text }) => ({
        tenant_id: tenantId,
        survey_id: surveyId,
        number,
        question_id: question,
        choices: values,
        text,
      })),
    )
    .execute();
}

interface AnsweredLink {
  readonly tenantId: number;
  readonly id: string;
  readonly isShared: boolean;
  readonly now: Date;
}

/** Ends a link. What was saved under it is deleted. */
export async function markAnswered(db: DbTransaction, { tenantId, id, isShared, now }: AnsweredLink): Promise<void> {
  await sql`update survey_invitations set draft = null, draft_at = null, answered_on = ${selectDay(tenantId, now)},
      is_shared = ${isShared}
    where tenant_id = ${tenantId} and id = ${id}`.execute(db);
}

function selectDay(tenantId: number, now: Date) {
  return sql`(select (${now}::timestamptz at time zone time_zone)::date from tenants where id = ${tenantId})`;
}
