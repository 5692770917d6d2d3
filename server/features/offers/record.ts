import { isAllowedOfferMove, type OfferStatus } from '#domain/features/offers/lifecycle.ts';
import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { queueWebhooks } from '#server/features/webhooks/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { findApprovers, replaceApprovers } from './approver-queries.ts';
import { insertOfferEvent, insertVersion, type OfferRow, updateOffer } from './queries.ts';

interface StatusChange {
  readonly to: OfferStatus;
  /** Null for automatic changes. */
  readonly actorId: number | null;
  readonly columns?: Parameters<typeof updateOffer>[2];
}

/** Sets the status of a locked offer and records it. Refuses a change that the lifecycle doesn't allow. */
export async function setOfferStatus(
  ctx: Context,
  change: Write,
  offer: OfferRow,
  { to, actorId, columns = {} }: StatusChange,
): Promise<void> {
  const from = offer.status;
  if (!isAllowedOfferMove(from, to)) refuse('illegal_move');
  const now = ctx.clock();
  await updateOffer(change.db, { tenantId: ctx.tenant.id, id: offer.id, now }, { ...columns, status: to });
  await insertOfferEvent(change.db, {
    tenant_id: ctx.tenant.id,
    offer_id: offer.id,
    at: now,
    actor_user_id: actorId,
    from_status: from,
    to_status: to,
    revision: columns.revision === undefined ? offer.revision : offer.revision + 1,
  });
  await change.audit({ action: 'offer.move', subject: ['offer', offer.id], actorId, detail: { from, to } });
  await queueWebhooks(ctx, change, {
    event: 'offer.status_changed',
    organisationId: offer.organisation_id,
    data: { offer_id: offer.id, application_id: offer.application_id, job_id: offer.job_id, from, to },
  });
}

/** Returns an offer to a draft with the next revision and the same approvers. The old letter can't be answered anymore. */
export async function startRevision(
  ctx: Context,
  change: Write,
  offer: OfferRow,
  actorId: number | null,
): Promise<void> {
  await insertVersion(change.db, offer, ctx.clock());
  const columns = { revision: offer.revision + 1, sent_at: null, sent_by: null, viewed_at: null, reminded_at: null };
  await returnToDraft(ctx, change, offer, { actorId, columns });
}

/** Returns an offer to a draft. Its approvers decide again in a new round. */
export async function returnToDraft(
  ctx: Context,
  change: Write,
  offer: OfferRow,
  { actorId, columns }: Omit<StatusChange, 'to'>,
): Promise<void> {
  const round = offer.round + 1;
  await setOfferStatus(ctx, change, offer, { to: 'draft', actorId, columns: { ...columns, round } });
  const approvers = await findApprovers(change.db, ctx.tenant.id, [offer.id], ctx.clock());
  const userIds = approvers.filter((row) => row.round === offer.round).map(({ user_id: id }) => id);
  await replaceApprovers(change.db, { tenantId: ctx.tenant.id, offerId: offer.id, round }, userIds);
}
