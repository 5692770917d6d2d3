import { canSetFeedbackStatus, type FeedbackStatus, getFeedbackStatus } from '#domain/features/feedback/lifecycle.ts';
import type { feedbackStaffApi } from '#domain/features/feedback/staff-contract.ts';
import { type Write, write } from '#server/db/write.ts';
import { queueContactMail } from '#server/features/mail/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';
import { downloadFeedback } from './download.ts';
import { presentFeedback } from './present-feedback.ts';
import {
  closeFeedback,
  countFeedback,
  type FeedbackRow,
  findFeedback,
  listFeedback,
  lockFeedback,
  storeAnswer,
} from './staff-queries.ts';

const pageLength = 20;

export const feedbackStaffHandlers = {
  list: async (ctx, { query }) => {
    const { id: tenantId } = ctx.tenant;
    const { filter: status = 'open', type, before } = query;
    const listed = { tenantId, status, type, before, size: pageLength + 1 };
    const [rows, counts] = await Promise.all([listFeedback(ctx.db, listed), countFeedback(ctx.db, tenantId, type)]);
    const page = rows.slice(0, pageLength);
    const next = rows.length > pageLength ? (page.at(-1)?.id ?? null) : null;
    return { feedback: page.map(presentFeedback), next, counts };
  },
  download: (ctx, { query }) => downloadFeedback(ctx, query.filter ?? 'open', query.type),
  answer: async (ctx, { params: { id }, body: { text } }) => {
    const { id: tenantId } = ctx.tenant;
    return write(ctx, async (change) => {
      await requireStatus(change, { tenantId, id, to: 'answered' });
      await storeAnswer(change.db, { tenantId, id, text, now: ctx.clock(), userId: ctx.actor.userId });
      const row = (await findFeedback(change.db, tenantId, id)) ?? refuse('not_found');
      await change.audit({ action: 'feedback.answer', subject: ['feedback', id] });
      await sendAnswer(change, row, text);
      return presentFeedback(row);
    });
  },
  close: async (ctx, { params: { id } }) => {
    const { id: tenantId } = ctx.tenant;
    return write(ctx, async (change) => {
      const from = await requireStatus(change, { tenantId, id, to: 'closed' });
      await closeFeedback(change.db, { tenantId, id, now: ctx.clock(), userId: ctx.actor.userId });
      await change.audit({ action: 'feedback.close', subject: ['feedback', id], detail: { from, to: 'closed' } });
      return presentFeedback((await findFeedback(change.db, tenantId, id)) ?? refuse('not_found'));
    });
  },
} satisfies Handlers<typeof feedbackStaffApi>;

interface StatusChange {
  readonly tenantId: number;
  readonly id: number;
  readonly to: FeedbackStatus;
}

/** Locks feedback that can get this status. Returns the present one. */
async function requireStatus(change: Write, { tenantId, id, to }: StatusChange): Promise<FeedbackStatus> {
  const from = getFeedbackStatus((await lockFeedback(change.db, tenantId, id)) ?? refuse('not_found'));
  return canSetFeedbackStatus(from, to) ? from : refuse('conflict');
}

/** As a notification to an account, by email to a visitor. */
async function sendAnswer(change: Write, row: FeedbackRow, text: string): Promise<void> {
  const { tenant_id: tenantId, user_id: userId, contact_email: email } = row;
  if (userId !== null) {
    await notify(change, {
      tenantId,
      userId,
      kind: 'feedback_answered',
      values: { answer: text },
      subject: 'feedback',
    });
  } else if (email !== null) {
    const values = { recipient: row.contact_name ?? '', language: row.contact_language, quote: text };
    await queueContactMail(change, {
      tenantId,
      kind: 'contact_answer',
      toAddress: email,
      values,
      path: '/contact-us',
    });
  }
}
