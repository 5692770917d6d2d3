import type { Offer } from '#domain/features/offers/offer.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { moveByOffer } from '#server/features/applications/service.ts';
import { updateOpenings } from '#server/features/jobs/service.ts';
import { revokeLinksAbout } from '#server/features/links/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { refuseField } from '#server/http/errors/refusal.ts';
import { lockForAction, refuseFailedChecks } from './draft.ts';
import type { OfferRow } from './queries.ts';
import { readOffer } from './read.ts';
import { setOfferStatus } from './record.ts';

/** Sends an approved offer, or a draft without approvers. Moves the application to `offered`. */
export async function sendOffer(ctx: SignedInContext, id: number, version: number): Promise<Offer> {
  await write(ctx, async (change) => {
    const loaded = await lockForAction(ctx, change, id, { action: 'can_send', version });
    refuseFailedChecks(ctx, loaded);
    const { row } = loaded;
    const actorId = ctx.actor.userId;
    const isDraft = row.status === 'draft';
    if (isDraft) await setOfferStatus(ctx, change, row, { to: 'approved', actorId });
    const columns = { sent_at: ctx.clock(), sent_by: actorId, viewed_at: null, answered_at: null };
    await setOfferStatus(ctx, change, { ...row, status: 'approved' }, { to: 'sent', actorId, columns });
    await moveByOffer(ctx, change, row.application_id, { to: 'offered' });
    await updateOpenings(ctx, change, row.job_id);
    await notifySeeker(ctx, change, row, 'application_offered');
  });
  return readOffer(ctx, id);
}

/** Withdraws an offer. If it was sent, the application ends with the message. */
export async function withdrawOffer(
  ctx: SignedInContext,
  id: number,
  { version, message }: { readonly version: number; readonly message: string },
): Promise<Offer> {
  await write(ctx, async (change) => {
    const { row } = await lockForAction(ctx, change, id, { action: 'can_withdraw', version });
    const isSent = row.status === 'sent';
    if (isSent && message === '') refuseField('body.message', 'required');
    await revokeLinksAbout(ctx, change, 'decide_offer', id);
    await setOfferStatus(ctx, change, row, { to: 'withdrawn', actorId: ctx.actor.userId });
    if (!isSent) return;
    await moveByOffer(ctx, change, row.application_id, { to: 'rejected', message });
    await updateOpenings(ctx, change, row.job_id);
    await notifySeeker(ctx, change, row, 'offer_ended');
  });
  return readOffer(ctx, id);
}

function notifySeeker(
  ctx: SignedInContext,
  change: Write,
  row: OfferRow,
  kind: 'application_offered' | 'offer_ended',
): Promise<void> {
  const values = { job: row.job_title, company: row.company };
  return notify(change, {
    tenantId: ctx.tenant.id,
    userId: row.seeker_id,
    kind,
    values,
    subject: row.application_id,
  });
}
