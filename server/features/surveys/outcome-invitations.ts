import { randomUUID } from 'node:crypto';
import type { OutcomeAudience, OutcomeDay } from '#domain/features/outcomes/form.ts';
import type { SurveyContent } from '#domain/features/surveys/content.ts';
import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import type { Recipient } from './invitation-queries.ts';
import { addInvitation, queueSurveyMail } from './invite.ts';
import { findOrInsertOutcomeSurvey } from './outcome-queries.ts';

interface AskedOutcome {
  readonly applicationId: number;
  readonly day: OutcomeDay;
  readonly audience: OutcomeAudience;
  readonly content: SurveyContent;
  /** The person who was hired; null for the partner, whose members answer from their list. */
  readonly recipient: Recipient | null;
  readonly isMailed: boolean;
}

/** Asks one side of a hire. Returns false if it was asked before. */
export async function inviteToOutcome(ctx: Context, change: Write, asked: AskedOutcome): Promise<boolean> {
  const { applicationId, day, audience, content, recipient, isMailed } = asked;
  const form = { tenantId: ctx.tenant.id, day, audience, content, now: ctx.clock() };
  const survey = await findOrInsertOutcomeSurvey(change.db, form);
  const id = randomUUID();
  const invitation = {
    id,
    surveyId: survey.id,
    userId: recipient?.id ?? null,
    cameBy: 'outcome',
    applicationId,
  } as const;
  if (!(await addInvitation(ctx, change, invitation))) return false;
  if (recipient && isMailed) {
    await queueSurveyMail(ctx, change, { kind: 'survey', id, content: survey.content, recipient });
  }
  await change.audit({ action: 'survey.invite', subject: ['survey', survey.id], detail: { invited: 1 } });
  return true;
}
