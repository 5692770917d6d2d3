import { randomUUID } from 'node:crypto';
import type { SurveyContent } from '#domain/features/surveys/content.ts';
import { pickText } from '#domain/features/surveys/questions.ts';
import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { queueMail } from '#server/features/mail/service.ts';
import { getQuietHoursEnd } from '#server/features/notifications/service.ts';
import { isLanguage } from '#server/lib/phrases.ts';
import { hashToken } from '#server/lib/secrets/random-token.ts';
import { insertInvitation, type Recipient } from './invitation-queries.ts';
import { createSurveyToken } from './token.ts';

interface Invited {
  readonly surveyId: number;
  readonly content: SurveyContent;
  readonly recipient: Recipient;
  readonly cameBy: 'list' | 'event';
}

/** Sends a personal link. Returns false if the person was invited to the survey before. */
export async function invite(ctx: Context, change: Write, invited: Invited): Promise<boolean> {
  const { surveyId, content, recipient, cameBy } = invited;
  const id = randomUUID();
  if (!(await addInvitation(ctx, change, { id, surveyId, userId: recipient.id, cameBy }))) return false;
  await queueSurveyMail(ctx, change, { kind: 'survey', id, content, recipient });
  return true;
}

/** Adds a personal link for someone who came by the open link. */
export async function addSharedInvitation(ctx: Context, change: Write, surveyId: number): Promise<string> {
  const id = randomUUID();
  await addInvitation(ctx, change, { id, surveyId, userId: null, cameBy: 'shared' });
  return createSurveyToken(ctx, ctx.tenant.id, id);
}

interface SurveyMail {
  readonly kind: 'survey' | 'survey_reminder';
  /** Of the invitation. */
  readonly id: string;
  readonly content: SurveyContent;
  readonly recipient: Recipient;
}

/** Queues an invitation or its reminder, in the language of the account, after its quiet hours. */
export async function queueSurveyMail(ctx: Context, change: Write, mail: SurveyMail): Promise<void> {
  const { kind, id, content, recipient } = mail;
  const owner = { tenantId: ctx.tenant.id, userId: recipient.id };
  const language = isLanguage(recipient.language) ? recipient.language : content.language;
  const quietEnd = await getQuietHoursEnd(change, owner, ctx.clock());
  await queueMail(change, {
    ...owner,
    kind,
    values: { survey: pickText(content.title, language, content.language), invitation: id },
    path: '/survey',
    ...(quietEnd === null ? {} : { notBefore: quietEnd }),
  });
}

type NewInvitation = Omit<Parameters<typeof insertInvitation>[1], 'tenantId' | 'hash' | 'now'>;

/** Adds a personal link. Returns false if there is one already. */
export function addInvitation(ctx: Context, change: Write, invitation: NewInvitation): Promise<boolean> {
  const hash = hashToken(createSurveyToken(ctx, ctx.tenant.id, invitation.id));
  return insertInvitation(change.db, { tenantId: ctx.tenant.id, ...invitation, hash, now: ctx.clock() });
}
