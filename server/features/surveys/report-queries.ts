import { type RawBuilder, sql } from 'kysely';
import type { SurveyContent } from '#domain/features/surveys/content.ts';
import type { SurveyStatus } from '#domain/features/surveys/lifecycle.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

/** The answers of one survey whose group of ten ended in the period. */
export interface AnswerScope {
  readonly tenantId: number;
  readonly surveyId: number;
  readonly from: string | undefined;
  readonly to: string | undefined;
  /** Puts people into groups of ten for each value, not only for each question. */
  readonly isAggregate: boolean;
}

/** People in a group: a number shows none or at least as many. */
const groupSize = 10;

export interface CountRow {
  readonly question_id: number;
  /** The month in which the group was complete: `2026-03`. */
  readonly month: string;
  readonly value: number;
  readonly count: number;
}

/**
 * Answers in groups of ten, in the order of the responses. A group counts in the period if its last answer lies in it, so
 * that two periods differ by whole groups.
 */
function selectGroups(scope: AnswerScope, cells: RawBuilder<unknown>, partition: RawBuilder<unknown>) {
  const { tenantId, surveyId, from = '0001-01-01', to = '9999-12-31' } = scope;
  return sql`cells as (
      select c.*, (row_number() over (partition by ${partition} order by c.number) - 1) / ${groupSize}::int as grp
      from (${cells}) c where c.tenant_id = ${tenantId} and c.survey_id = ${surveyId}
    ), sized as (
      select cells.*, count(*) over (partition by ${partition}, grp) as size,
        max(day) over (partition by ${partition}, grp) as ended from cells
    ), groups as (
      select * from sized where size = ${groupSize} and ended between ${from}::date and ${to}::date
    )`;
}

const answers = sql`select a.tenant_id, a.survey_id, a.number, a.question_id, a.choices, a.text, r.day
  from survey_answers a join survey_responses r
    on r.tenant_id = a.tenant_id and r.survey_id = a.survey_id and r.number = a.number`;
const values = sql`select a.*, v.value from (${answers}) a cross join lateral unnest(a.choices) as v (value)`;
const responses = sql`select tenant_id, survey_id, number, day, 0 as question_id from survey_responses`;

/** How often each value was chosen, by question and month. */
export async function countValues(db: Db, scope: AnswerScope): Promise<CountRow[]> {
  if (scope.isAggregate) {
    const { rows } = await sql<CountRow>`with ${selectGroups(scope, values, sql`question_id, value`)}
      select question_id, to_char(ended, 'YYYY-MM') as month, value, count(*) as count from groups
      group by 1, 2, 3`.execute(db);
    return rows;
  }
  const { rows } = await sql<CountRow>`with ${selectGroups(scope, answers, sql`question_id`)}
    select question_id, to_char(ended, 'YYYY-MM') as month, v.value, count(*) as count
    from groups cross join lateral unnest(choices) as v (value) group by 1, 2, 3`.execute(db);
  return rows;
}

export interface AnsweredRow {
  readonly question_id: number;
  readonly month: string;
  readonly answered: number;
  /** The sum of the first values, for the mean of a scale. */
  readonly sum: number;
}

/** The number of answers by question and month. */
export async function countAnswers(db: Db, scope: AnswerScope): Promise<AnsweredRow[]> {
  const { rows } = await sql<AnsweredRow>`with ${selectGroups(scope, answers, sql`question_id`)}
    select question_id, to_char(ended, 'YYYY-MM') as month, count(*) as answered, coalesce(sum(choices[1]), 0) as sum
    from groups group by 1, 2 order by 2`.execute(db);
  return rows;
}

export async function countResponses(db: Db, scope: AnswerScope): Promise<number> {
  const { rows } = await sql<{ count: number }>`with ${selectGroups(scope, responses, sql`question_id`)}
    select count(*) as count from groups`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Comments read for themes, the latest. */
const maxComments = 5000;

export async function findComments(db: Db, scope: AnswerScope): Promise<{ question_id: number; text: string }[]> {
  const { rows } = await sql<{ question_id: number; text: string }>`
    with ${selectGroups(scope, sql`${answers} where a.text <> ''`, sql`question_id`)}
    select question_id, text from (select * from groups order by number desc limit ${maxComments}) g
    order by number`.execute(db);
  return rows;
}

/** In percent of those with a personal link; null with fewer than ten of them. */
export async function findResponseRate(db: Db, { tenantId, surveyId }: AnswerScope): Promise<number | null> {
  const { rows } = await sql<{ rate: number | null }>`
    select case when count(*) >= ${groupSize} then round(100.0 * count(answered_on) / count(*))::int end as rate
    from survey_invitations where tenant_id = ${tenantId} and survey_id = ${surveyId} and came_by <> 'shared'`.execute(
    db,
  );
  return rows[0]?.rate ?? null;
}

export interface OpenedRow {
  readonly id: number;
  readonly content: SurveyContent;
  readonly status: SurveyStatus;
}

/** Surveys that were opened, newest first, and then the forms of the product. */
export async function findOpened(db: Db, tenantId: number): Promise<OpenedRow[]> {
  const { rows } = await sql<OpenedRow>`select id, content, status from surveys
    where tenant_id = ${tenantId} and status <> 'draft' order by outcome_day is not null, id desc limit 200`.execute(
    db,
  );
  return rows;
}

export interface ActionRow {
  readonly id: number;
  readonly survey_id: number;
  readonly text: string;
  readonly name: string;
  readonly at: Date;
}

/** Newest first. */
export async function findActions(db: Db, tenantId: number): Promise<ActionRow[]> {
  const { rows } = await sql<ActionRow>`
    select a.id, a.survey_id, a.text, u.full_name as name, a.at from survey_actions a
    join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
    where a.tenant_id = ${tenantId} order by a.id desc limit 500`.execute(db);
  return rows;
}

interface NewAction {
  readonly tenantId: number;
  readonly surveyId: number;
  readonly text: string;
  readonly userId: number;
  readonly now: Date;
}

/** Undefined if there is no such survey. */
export async function insertAction(db: DbTransaction, action: NewAction): Promise<ActionRow | undefined> {
  const { tenantId, surveyId, text, userId, now } = action;
  const { rows } = await sql<ActionRow>`
    with added as (
      insert into survey_actions (tenant_id, survey_id, text, user_id, at)
      select tenant_id, id, ${text}, ${userId}, ${now} from surveys where tenant_id = ${tenantId} and id = ${surveyId}
      returning id, survey_id, text, at
    )
    select added.*, u.full_name as name from added join users u on u.tenant_id = ${tenantId} and u.id = ${userId}`.execute(
    db,
  );
  return rows[0];
}
