import type { SurveyContent } from '#domain/features/surveys/content.ts';
import { type SurveyStatus, surveyLifecycle } from '#domain/features/surveys/lifecycle.ts';
import type { SendResult, Survey } from '#domain/features/surveys/staff-contract.ts';
import { canTransition } from '#domain/lib/lifecycle.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { newToken } from '#server/lib/secrets/random-token.ts';
import { findRecipients } from './invitation-queries.ts';
import { invite } from './invite.ts';
import {
  deleteDrafts,
  deleteSurvey,
  findSurvey,
  findSurveys,
  insertSurvey,
  lockSurvey,
  type SurveyRow,
  updateSurvey,
} from './queries.ts';

export async function listSurveys(ctx: SignedInContext): Promise<Survey[]> {
  return (await findSurveys(ctx.db, ctx.tenant.id)).map(presentSurvey);
}

export async function readSurvey(ctx: SignedInContext, id: number): Promise<Survey> {
  return presentSurvey((await findSurvey(ctx.db, ctx.tenant.id, id)) ?? refuse('not_found'));
}

export async function createSurvey(ctx: SignedInContext, content: SurveyContent): Promise<Survey> {
  const { tenant, actor } = ctx;
  return write(ctx, async (change) => {
    const key = content.has_open_link ? newToken() : null;
    const row = { tenantId: tenant.id, content, key, userId: actor.userId, now: ctx.clock() };
    const id = await insertSurvey(change.db, row);
    await change.audit({ action: 'survey.create', subject: ['survey', id] });
    return readChanged(ctx, change, id);
  });
}

interface Edited {
  readonly content: SurveyContent;
  readonly version: number;
}

export async function updateDraft(ctx: SignedInContext, id: number, { content, version }: Edited): Promise<Survey> {
  return write(ctx, async (change) => {
    const row = await lockDraft(ctx, change, id);
    if (row.version !== version) refuse('changed_meanwhile');
    const key = content.has_open_link ? (row.key ?? newToken()) : null;
    await updateSurvey(change.db, ctx.tenant.id, id, { content, key });
    await change.audit({ action: 'survey.edit', subject: ['survey', id] });
    return readChanged(ctx, change, id);
  });
}

export async function removeDraft(ctx: SignedInContext, id: number): Promise<void> {
  await write(ctx, async (change) => {
    await lockDraft(ctx, change, id);
    await deleteSurvey(change.db, ctx.tenant.id, id);
    await change.audit({ action: 'survey.remove', subject: ['survey', id] });
  });
}

/** Closing deletes answers that were saved but not sent. */
export async function moveSurvey(ctx: SignedInContext, id: number, to: SurveyStatus): Promise<Survey> {
  const now = ctx.clock();
  return write(ctx, async (change) => {
    const row = (await lockSurvey(change.db, ctx.tenant.id, id)) ?? refuse('not_found');
    if (!canTransition<SurveyStatus>(surveyLifecycle, row.status, to)) refuse('illegal_move');
    const times = to === 'closed' ? { closed_at: now } : { opened_at: row.opened_at ?? now, closed_at: null };
    await updateSurvey(change.db, ctx.tenant.id, id, { status: to, ...times });
    if (to === 'closed') await deleteDrafts(change.db, ctx.tenant.id, id);
    await change.audit({ action: 'survey.move', subject: ['survey', id], detail: { from: row.status, to } });
    return readChanged(ctx, change, id);
  });
}

/** Sends personal links to the accounts with these addresses. */
export async function sendSurvey(ctx: SignedInContext, id: number, emails: readonly string[]): Promise<SendResult> {
  return write(ctx, async (change) => {
    const row = (await lockSurvey(change.db, ctx.tenant.id, id)) ?? refuse('not_found');
    if (row.status !== 'open') refuse('survey_closed');
    const recipients = await findRecipients(change.db, ctx.tenant.id, emails);
    const known = new Set(recipients.map(({ email }) => email));
    let invited = 0;
    for (const recipient of recipients) {
      if (await invite(ctx, change, { surveyId: id, content: row.content, recipient, cameBy: 'list' })) invited += 1;
    }
    await change.audit({ action: 'survey.invite', subject: ['survey', id], detail: { invited } });
    const unknown = [...new Set(emails)].filter((email) => !known.has(email));
    return { invited, already: recipients.length - invited, unknown };
  });
}

async function lockDraft(ctx: SignedInContext, change: Write, id: number): Promise<SurveyRow> {
  const row = (await lockSurvey(change.db, ctx.tenant.id, id)) ?? refuse('not_found');
  if (row.status !== 'draft') refuse('survey_not_draft');
  return row;
}

async function readChanged(ctx: SignedInContext, change: Write, id: number): Promise<Survey> {
  return presentSurvey((await findSurvey(change.db, ctx.tenant.id, id)) ?? refuse('not_found'));
}

function presentSurvey({ response_count, created_at, opened_at, closed_at, ...row }: SurveyRow): Survey {
  return {
    ...row,
    answered: response_count,
    created_at: created_at.toISOString(),
    opened_at: opened_at?.toISOString() ?? null,
    closed_at: closed_at?.toISOString() ?? null,
  };
}
