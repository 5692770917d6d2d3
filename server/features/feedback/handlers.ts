import { getActorId } from '#domain/access/actor.ts';
import type { feedbackApi } from '#domain/features/feedback/contract.ts';
import { write } from '#server/db/write.ts';
import { refuseField } from '#server/http/errors/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';
import { insertFeedback, insertRating } from './queries.ts';

export const feedbackHandlers = {
  send: async (ctx, { body, request }) => {
    const page = getLocalPath(body.page, request.host) ?? refuseField('body.page', 'invalid_value');
    const feedback = { tenantId: ctx.tenant.id, userId: ctx.actor.userId, ...body, page };
    await write(ctx, async (change) => {
      const id = await insertFeedback(change.db, feedback);
      await change.audit({ action: 'feedback.send', subject: ['feedback', id] });
    });
    return { status: 'success' as const };
  },
  rate: async (ctx, { body, request }) => {
    const page = getLocalPath(body.page, request.host) ?? refuseField('body.page', 'invalid_value');
    const userId = getActorId(ctx.actor);
    const email = userId === null ? (body.user_email ?? refuseField('body.user_email', 'required')) : null;
    const rated = { tenantId: ctx.tenant.id, userId, email, rating: Number(body.rating), feed: body.feed, page };
    await write(ctx, async (change) => {
      const id = await insertRating(change.db, rated);
      await change.audit({ action: 'feedback.rate', subject: ['rating_feedback', id] });
    });
    return { status: 'success' as const };
  },
} satisfies Handlers<typeof feedbackApi>;

/** The path of a URL on this host, or null. Omits query and hash, which can contain private data. */
function getLocalPath(address: string, host: string): string | null {
  const url = URL.parse(address);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url && isWeb && url.host === host ? url.pathname : null;
}
