import { sql } from 'kysely';
import type { OutcomeAudience, OutcomeDay } from '#domain/features/outcomes/form.ts';
import type { SurveyContent } from '#domain/features/surveys/content.ts';
import type { DbTransaction } from '#server/db/db.ts';

interface OutcomeForm {
  readonly tenantId: number;
  readonly day: OutcomeDay;
  readonly audience: OutcomeAudience;
  readonly content: SurveyContent;
  readonly now: Date;
}

/** The form of a tenant. The first question creates it, and its texts stay as they were then. */
export async function findOrInsertOutcomeSurvey(db: DbTransaction, form: OutcomeForm) {
  const { tenantId, day, audience, content, now } = form;
  await sql`insert into surveys (tenant_id, content, status, outcome_day, outcome_audience, created_at, opened_at)
    select ${tenantId}, ${JSON.stringify(content)}::jsonb, 'open', ${day}, ${audience}, ${now}, ${now}
    where not exists (select from surveys where tenant_id = ${tenantId} and outcome_day = ${day}
      and outcome_audience = ${audience})
    on conflict do nothing`.execute(db);
  const { rows } = await sql<{ id: number; content: SurveyContent }>`select id, content from surveys
    where tenant_id = ${tenantId} and outcome_day = ${day} and outcome_audience = ${audience}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The form of an outcome was not created');
  return row;
}
