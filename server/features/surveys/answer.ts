import { visitor } from '#domain/access/actor.ts';
import type { OpenedSurvey } from '#domain/features/surveys/contract.ts';
import { type Answer, findInvalidAnswer, listValidAnswers } from '#domain/features/surveys/questions.ts';
import type { Context } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { hashToken } from '#server/lib/secrets/random-token.ts';
import {
  findInvitation,
  findSharedSurvey,
  type InvitationRow,
  insertResponse,
  lockInvitation,
  markAnswered,
  saveDraft,
} from './answer-queries.ts';
import { addSharedInvitation } from './invite.ts';

/** The survey behind a personal link, with what was saved under it. */
export async function openSurvey(ctx: Context, token: string): Promise<OpenedSurvey> {
  const row = (await findInvitation(ctx.db, ctx.tenant.id, hashToken(token))) ?? refuse('link_not_valid');
  const isOpen = row.status === 'open' && !row.isAnswered;
  const progress = row.draft && row.draft_at ? { ...row.draft, at: row.draft_at.toISOString() } : null;
  return {
    state: row.isAnswered ? 'answered' : isOpen ? 'open' : 'closed',
    survey: presentSurvey(row, isOpen),
    progress: isOpen ? progress : null,
    about: isOpen ? row.about : null,
  };
}

/** The survey behind an open link. */
export async function openSharedSurvey(ctx: Context, key: string): Promise<OpenedSurvey> {
  const row = (await findSharedSurvey(ctx.db, ctx.tenant.id, key)) ?? refuse('link_not_valid');
  const isOpen = row.status === 'open';
  return { state: isOpen ? 'open' : 'closed', survey: presentSurvey(row, isOpen), progress: null, about: null };
}

export async function startSharedSurvey(ctx: Context, key: string): Promise<{ token: string }> {
  const row = (await findSharedSurvey(ctx.db, ctx.tenant.id, key)) ?? refuse('link_not_valid');
  if (row.status !== 'open') refuse('survey_closed');
  return write(ctx, async (change) => {
    const token = await addSharedInvitation(ctx, change, row.id);
    await change.audit({ action: 'survey.start', subject: ['survey', row.id] });
    return { token };
  });
}

interface SentAnswers {
  readonly token: string;
  readonly answers: Answer[];
}

export async function saveAnswers(ctx: Context, sent: SentAnswers & { readonly question: number | null }) {
  const { token, answers, question } = sent;
  const now = ctx.clock();
  await write(ctx, async (change) => {
    const row = await lockOpen(ctx, change, token, answers);
    await saveDraft(change.db, { tenantId: ctx.tenant.id, id: row.id, draft: { answers, question }, now });
  });
  return { at: now.toISOString() };
}

/** Stores the answers, apart from the person if the survey is anonymous, and ends the link. */
export async function finishSurvey(
  ctx: Context,
  sent: SentAnswers & { readonly language: string; readonly is_shared?: boolean | undefined },
): Promise<void> {
  const { token, answers, language } = sent;
  const tenantId = ctx.tenant.id;
  const now = ctx.clock();
  // Someone who is signed in must not be named in the audit trail next to an anonymous answer.
  await write({ ...ctx, actor: visitor }, async (change) => {
    const { id, survey_id: surveyId, content, about } = await lockOpen(ctx, change, token, answers);
    const valid = listValidAnswers(content.questions, answers);
    const invitationId = content.is_anonymous ? null : id;
    await insertResponse(change.db, { tenantId, surveyId, invitationId, language, answers: valid, now });
    const isShared = sent.is_shared === true && about?.audience === 'person' && about.partner !== null;
    await markAnswered(change.db, { tenantId, id, isShared, now });
    await change.audit({ action: 'survey.answer', subject: ['survey', surveyId] });
  });
}

async function lockOpen(
  ctx: Context,
  change: Write,
  token: string,
  answers: readonly Answer[],
): Promise<InvitationRow> {
  const row = (await lockInvitation(change.db, ctx.tenant.id, hashToken(token))) ?? refuse('link_not_valid');
  if (row.isAnswered) refuse('survey_answered');
  if (row.status !== 'open') refuse('survey_closed');
  const invalid = findInvalidAnswer(row.content.questions, answers);
  if (invalid >= 0) refuseField(`body.answers.${invalid}`, 'invalid_value');
  return row;
}

function presentSurvey({ content }: Pick<InvitationRow, 'content'>, hasQuestions: boolean): OpenedSurvey['survey'] {
  const { language, title, intro, is_anonymous, questions } = content;
  return { language, title, intro, is_anonymous, questions: hasQuestions ? questions : [] };
}
