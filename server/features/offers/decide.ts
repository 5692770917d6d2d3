import type { Actor } from '#domain/access/actor.ts';
import { findNextApprover, getStatusAfterDecision } from '#domain/features/offers/lifecycle.ts';
import type { Offer, OfferDecision } from '#domain/features/offers/offer.ts';
import { getOfferActions } from '#domain/features/offers/policy.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { findLinkActor } from '#server/features/approvals/service.ts';
import { consumeLink, findValidLink, revokeLinksAbout } from '#server/features/links/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { storeApproverDecision } from './approver-queries.ts';
import { askNextApprover } from './ask-approver.ts';
import { buildOfferFacts, getCurrentApprovers, type LoadedOffer } from './present.ts';
import { updateOffer } from './queries.ts';
import { lockReadableOffer, readOffer } from './read.ts';
import { returnToDraft, setOfferStatus } from './record.ts';

/** Decides as the signed-in approver whose turn it is. */
export async function decideOffer(ctx: SignedInContext, id: number, decision: OfferDecision): Promise<Offer> {
  await write(ctx, (change) => applyDecision(ctx, change, { actor: ctx.actor, id, decision }));
  return readOffer(ctx, id);
}

/** The offer of the link in an approver's email. */
export async function readOfferByLink(ctx: Context, token: string): Promise<Offer> {
  const link = (await findValidLink(ctx, token, ['decide_offer'])) ?? refuse('link_not_valid');
  return readOffer(ctx, link.subjectId, await findLinkActor(ctx, ctx.db, link.userId));
}

/** Decides with the link in an approver's email: once, and with the approver's current rights. */
export async function decideOfferByLink(ctx: Context, token: string, decision: OfferDecision): Promise<Offer> {
  const { actor, id } = await write(ctx, async (change) => {
    const link = await consumeLink(ctx, change, token, ['decide_offer']);
    const approver = await findLinkActor(ctx, change.db, link.userId);
    await applyDecision(ctx, change, { actor: approver, id: link.subjectId, decision });
    return { actor: approver, id: link.subjectId };
  });
  return readOffer(ctx, id, actor);
}

interface DecisionRequest {
  readonly actor: Actor;
  readonly id: number;
  readonly decision: OfferDecision;
}

async function applyDecision(ctx: Context, change: Write, { actor, id, decision }: DecisionRequest): Promise<void> {
  const loaded = await lockReadableOffer(ctx, change, id, actor);
  const { row } = loaded;
  if (actor.kind === 'visitor') return refuse('not_found');
  // The status first, so that a late decision gets another error than a missing right.
  if (row.status !== 'pending_approval') return refuse('already_decided');
  if (!getOfferActions(actor, buildOfferFacts(loaded), false).can_decide) return refuse('forbidden');
  if (row.version !== decision.version) return refuse('changed_meanwhile');
  const { decision: status, reason } = decision;
  const key = { tenantId: ctx.tenant.id, offerId: id, round: row.round };
  const approver = findNextApprover(getCurrentApprovers(loaded)) ?? refuse('already_decided');
  const delegateId = approver.user_id === actor.userId ? null : actor.userId;
  const stored = { userId: approver.user_id, delegateId, status, reason, now: ctx.clock() };
  await storeApproverDecision(change.db, key, stored);
  await revokeLinksAbout(ctx, change, 'decide_offer', id);
  const approvers = loaded.approvers.map((each) => (each === approver ? { ...each, status } : each));
  await continueChain(ctx, change, { row, approvers }, { actorId: actor.userId, reason });
  const detail = delegateId === null ? {} : { for: approver.user_id };
  await change.audit({ action: `offer.${status}`, subject: ['offer', id], actorId: actor.userId, detail });
}

/** Asks the next approver, approves the offer after the last one, or returns it to its author. */
async function continueChain(
  ctx: Context,
  change: Write,
  loaded: LoadedOffer,
  { actorId, reason }: { readonly actorId: number; readonly reason: string },
): Promise<void> {
  const { row } = loaded;
  const to = getStatusAfterDecision(getCurrentApprovers(loaded));
  if (to === 'pending_approval') {
    await updateOffer(change.db, { tenantId: ctx.tenant.id, id: row.id, now: ctx.clock() }, {});
    return askNextApprover(ctx, change, loaded, row.submitter_name ?? row.writer_name);
  }
  if (to === 'draft') await returnToDraft(ctx, change, row, { actorId });
  else await setOfferStatus(ctx, change, row, { to, actorId });
  const kind = to === 'draft' ? 'offer_returned' : 'offer_approved';
  const values = { name: row.seeker_name, job: row.job_title, ...(reason ? { reason } : {}) };
  const userId = row.submitted_by ?? row.created_by;
  const subject = { offer: row.application_id };
  if (userId !== actorId) await notify(change, { tenantId: ctx.tenant.id, userId, kind, values, subject });
}
