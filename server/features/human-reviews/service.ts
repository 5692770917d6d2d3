import type { SignedInContext } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { buildReader } from './answer.ts';
import { listReviewItems, lockOpenReview, updateWithdrawn } from './queries.ts';

/** The open requests that the caller can answer, by due date, as tasks of a start page. */
export function listReviewTasks(ctx: SignedInContext, limit: number): ReturnType<typeof listReviewItems> {
  const reader = buildReader(ctx);
  return reader ? listReviewItems(ctx.db, reader, limit) : Promise.resolve([]);
}

/** Withdraws the open request of a withdrawn application, so that no answer stays due. */
export async function withdrawOpenReview(ctx: SignedInContext, change: Write, applicationId: number): Promise<void> {
  const open = await lockOpenReview(change.db, ctx.tenant.id, applicationId);
  if (!open) return;
  await updateWithdrawn(change.db, ctx.tenant.id, open.id);
  const detail = { application: applicationId, from: open.status, to: 'withdrawn' };
  await change.audit({ action: 'human_review.withdraw', subject: ['human_review', open.id], detail });
}
