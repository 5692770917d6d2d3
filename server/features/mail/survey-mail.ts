import type { Context, Services } from '#server/context.ts';
import { createSurveyToken, isWaitingForAnswer } from '#server/features/surveys/service.ts';
import type { MailRow } from './queries.ts';

/** The token of the personal link in an invitation to a survey; null for other mails. */
export function getSurveyToken(services: Pick<Services, 'links'>, row: MailRow): string | null {
  const id = getInvitationId(row);
  return id === null ? null : createSurveyToken(services, row.tenant_id, id);
}

/** Whether the survey of the mail was answered or closed since the mail was queued. */
export async function isSurveyOver(ctx: Context, row: MailRow): Promise<boolean> {
  const id = getInvitationId(row);
  return id !== null && !(await isWaitingForAnswer(ctx, id));
}

function getInvitationId(row: MailRow): string | null {
  const values: Readonly<Record<string, string>> = row.phrase_values;
  return row.kind === 'survey' || row.kind === 'survey_reminder' ? (values.invitation ?? '') : null;
}
