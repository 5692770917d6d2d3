import { getActorId } from '#domain/access/actor.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { revokeLinksAbout } from '#server/features/links/service.ts';
import { releaseApprover } from './approver-left.ts';
import { findOffersToApprove, isApproversTurn, listOffersOfApprover, type OfferTask } from './approver-queries.ts';
import { lockCurrentOffer } from './queries.ts';
import { setOfferStatus, startRevision } from './record.ts';
import { findOfferRequests, type OfferRequest, type RequestKey } from './requests.ts';

/** Ends or revises the open offer of an application that is moved by hand, so that no offer outlives its application. */
export async function syncOffer(
  ctx: Context,
  change: Write,
  applicationId: number,
  to: ApplicationStatus,
): Promise<void> {
  const end = to === 'declined' ? 'declined' : to === 'withdrawn' || to === 'rejected' ? 'withdrawn' : null;
  if (to !== 'offer' && end === null) return;
  const offer = await lockCurrentOffer(change.db, ctx.tenant.id, applicationId);
  if (!offer) return;
  const actorId = getActorId(ctx.actor);
  if (to === 'offer' && offer.status === 'sent') return startRevision(ctx, change, offer, actorId);
  if (end === null) return;
  await setOfferStatus(ctx, change, offer, { to: end, actorId, columns: { answered_at: ctx.clock() } });
  await revokeLinksAbout(ctx, change, 'decide_offer', offer.id);
}

/** The offers that wait for the caller's approval, longest wait first. */
export function listOffersToApprove(ctx: SignedInContext, limit: number): Promise<OfferTask[]> {
  return findOffersToApprove(ctx.db, ctx.tenant.id, ctx.actor, { now: ctx.clock(), limit });
}

/** The offers that a person has yet to approve, drafts included. */
export function listOffersOf(ctx: SignedInContext, approverId: number) {
  return listOffersOfApprover(ctx.db, ctx.tenant.id, approverId, ctx.actor);
}

export type { OfferRequest };
export { isApproversTurn, releaseApprover };

/** Rounds of approvals with the terms of their offers, for the queue of approvals. */
export function listOfferRequests(ctx: SignedInContext, keys: readonly RequestKey[]): Promise<OfferRequest[]> {
  return findOfferRequests(ctx, keys);
}
