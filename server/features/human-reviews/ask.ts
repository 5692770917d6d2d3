import type { HumanReview, NewHumanReview } from '#domain/features/human-reviews/contract.ts';
import { getReviewDue } from '#domain/features/human-reviews/due.ts';
import { canAskForReview } from '#domain/features/human-reviews/policy.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { findApplicationOwners, findReadableApplication } from '#server/features/applications/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { presentReview } from './present.ts';
import { findReview, findReviews, insertReview } from './queries.ts';

/** The caller's own requests about one application, and whether a new one is possible. */
export async function readOwnReviews(
  ctx: SignedInContext,
  applicationId: number,
): Promise<{ reviews: HumanReview[]; can_ask: boolean }> {
  const application = await findReadableApplication(ctx, ctx.db, applicationId);
  const rows = await findReviews(ctx.db, ctx.tenant.id, applicationId);
  const hasOpen = rows.some(({ status }) => status === 'open');
  return {
    reviews: rows.map((row) => presentReview(row, ctx.clock())),
    can_ask: !hasOpen && canAskForReview(ctx.actor, application.facts),
  };
}

/** Creates the request and notifies the owners of the job. */
export async function askForReview(
  ctx: SignedInContext,
  applicationId: number,
  asked: NewHumanReview,
): Promise<HumanReview> {
  const now = ctx.clock();
  const tenantId = ctx.tenant.id;
  return write(ctx, async (change) => {
    const application = await findReadableApplication(ctx, change.db, applicationId);
    if (!canAskForReview(ctx.actor, application.facts)) return refuse('illegal_move');
    const dueAt = getReviewDue(now, ctx.timeZone);
    const review = { ...asked, tenantId, userId: ctx.actor.userId, applicationId, now, dueAt };
    const id = (await insertReview(change.db, review)) ?? refuse('review_open');
    const detail = { application: applicationId, subject: asked.subject };
    await change.audit({ action: 'human_review.ask', subject: ['human_review', id], detail });
    const values = { name: application.seekerName, job: application.jobTitle };
    for (const userId of await findApplicationOwners(ctx, change.db, application)) {
      await notify(change, { tenantId, userId, kind: 'review_asked', values, subject: applicationId });
    }
    const row = await findReview(change.db, tenantId, id);
    return presentReview(row ?? refuse('not_found'), now);
  });
}
