import { sql } from 'kysely';
import type { SurveyContent } from '#domain/features/surveys/content.ts';
import type { SurveyStatus } from '#domain/features/surveys/lifecycle.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

export interface SurveyRow {
  readonly id: number;
  readonly content: SurveyContent;
  readonly status: SurveyStatus;
  readonly version: number;
  readonly key: string | null;
  readonly response_count: number;
  readonly created_at: Date;
  readonly opened_at: Date | null;
  readonly closed_at: Date | null;
  readonly invited: number;
  readonly invited_answered: number;
}

const selected = sql`s.id, s.content, s.status, s.version, s.key, s.response_count, s.created_at, s.opened_at, s.closed_at,
  (select count(*) from survey_invitations i where i.tenant_id = s.tenant_id and i.survey_id = s.id
    and i.came_by <> 'shared') as invited,
  (select count(*) from survey_invitations i where i.tenant_id = s.tenant_id and i.survey_id = s.id
    and i.came_by <> 'shared' and i.answered_on is not null) as invited_answered`;

/** Newest first, without the forms of the product, which no one manages. */
export async function findSurveys(db: Db, tenantId: number): Promise<SurveyRow[]> {
  const { rows } = await sql<SurveyRow>`select ${selected} from surveys s where s.tenant_id = ${tenantId}
    and s.outcome_day is null order by s.id desc limit 500`.execute(db);
  return rows;
}

export async function findSurvey(db: Db, tenantId: number, id: number): Promise<SurveyRow | undefined> {
  const { rows } = await sql<SurveyRow>`select ${selected} from surveys s where s.tenant_id = ${tenantId}
    and s.id = ${id} and s.outcome_day is null`.execute(db);
  return rows[0];
}

/** The survey, locked until the end of the transaction. */
export async function lockSurvey(db: DbTransaction, tenantId: number, id: number): Promise<SurveyRow | undefined> {
  await db
    .selectFrom('surveys')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return findSurvey(db, tenantId, id);
}

interface NewSurvey {
  readonly tenantId: number;
  readonly content: SurveyContent;
  readonly key: string | null;
  readonly userId: number;
  readonly now: Date;
}

export async function insertSurvey(db: DbTransaction, { tenantId, content, key, userId, now }: NewSurvey) {
  const { id } = await db
    .insertInto('surveys')
    .values({ tenant_id: tenantId, content: JSON.stringify(content), key, created_by: userId, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Change {
  readonly content?: SurveyContent;
  readonly key?: string | null;
  readonly status?: SurveyStatus;
  readonly opened_at?: Date;
  readonly closed_at?: Date | null;
}

export async function updateSurvey(db: DbTransaction, tenantId: number, id: number, change: Change): Promise<void> {
  const { content, ...rest } = change;
  await db
    .updateTable('surveys')
    .set(({ eb }) => ({
      ...rest,
      ...(content ? { content: JSON.stringify(content) } : {}),
      version: eb('version', '+', 1),
    }))
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function deleteSurvey(db: DbTransaction, tenantId: number, id: number): Promise<void> {
  await db.deleteFrom('surveys').where('tenant_id', '=', tenantId).where('id', '=', id).execute();
}

/** Answers that were saved but not sent. */
export async function deleteDrafts(db: DbTransaction, tenantId: number, surveyId: number): Promise<void> {
  await db
    .updateTable('survey_invitations')
    .set({ draft: null, draft_at: null })
    .where('tenant_id', '=', tenantId)
    .where('survey_id', '=', surveyId)
    .execute();
}
