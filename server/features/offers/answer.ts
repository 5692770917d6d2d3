import { createHash } from 'node:crypto';
import { isPastAnswerDay } from '#domain/features/offers/checks.ts';
import type { Offer } from '#domain/features/offers/offer.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { findWaitingApplicants, moveByOffer } from '#server/features/applications/service.ts';
import { isJobFilled, updateOpenings } from '#server/features/jobs/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { lockForAction } from './draft.ts';
import { notifyOwners } from './notify-owners.ts';
import { parseTerms } from './present.ts';
import { insertSignature, type OfferRow, setViewed } from './queries.ts';
import { lockReadableOffer, readOffer } from './read.ts';
import { setOfferStatus } from './record.ts';

/** Records that the job seeker has opened the offer. */
export async function viewOffer(ctx: SignedInContext, id: number): Promise<{ is_viewed: true }> {
  await write(ctx, async (change) => {
    await lockReadableOffer(ctx, change, id);
    const isFirst = await setViewed(change.db, ctx.tenant.id, id, ctx.clock());
    if (isFirst) await change.audit({ action: 'offer.view', subject: ['offer', id] });
  });
  return { is_viewed: true };
}

interface Signature {
  /** The revision that the person has read. */
  readonly revision: number;
  readonly typedName: string;
  readonly address: string;
  readonly userAgent: string;
}

/** Accepts an offer with a typed signature and its evidence: what was signed, when, and from where. */
export async function acceptOffer(ctx: SignedInContext, id: number, signature: Signature): Promise<Offer> {
  await write(ctx, async (change) => {
    const row = await lockForAnswer(ctx, change, id, signature.revision);
    const now = ctx.clock();
    await insertSignature(change.db, {
      tenant_id: ctx.tenant.id,
      offer_id: id,
      revision: row.revision,
      user_id: ctx.actor.userId,
      typed_name: signature.typedName,
      content_hash: hashContent(row),
      address: signature.address,
      user_agent: signature.userAgent.slice(0, 300),
      at: now,
    });
    const actorId = ctx.actor.userId;
    await setOfferStatus(ctx, change, row, { to: 'accepted', actorId, columns: { answered_at: now } });
    await moveByOffer(ctx, change, row.application_id, { to: 'hired' });
    await updateOpenings(ctx, change, row.job_id);
    await notifyOwners(ctx, change, row, 'offer_accepted');
    const values = { job: row.job_title, company: row.company };
    const tenantId = ctx.tenant.id;
    await notify(change, { tenantId, userId: actorId, kind: 'offer_signed', values, subject: row.application_id });
    await notifyOthers(ctx, change, row);
  });
  return readOffer(ctx, id);
}

export async function declineOffer(
  ctx: SignedInContext,
  id: number,
  { revision, message }: { readonly revision: number; readonly message: string },
): Promise<Offer> {
  await write(ctx, async (change) => {
    const row = await lockForAnswer(ctx, change, id, revision);
    const columns = { answered_at: ctx.clock(), decline_message: message };
    await setOfferStatus(ctx, change, row, { to: 'declined', actorId: ctx.actor.userId, columns });
    await moveByOffer(ctx, change, row.application_id, { to: 'declined', message });
    await updateOpenings(ctx, change, row.job_id);
    await notifyOwners(ctx, change, row, 'offer_declined');
  });
  return readOffer(ctx, id);
}

/** Refuses an answer to another revision than the one that was read, or after the last day. */
async function lockForAnswer(ctx: SignedInContext, change: Write, id: number, revision: number): Promise<OfferRow> {
  const { row } = await lockForAction(ctx, change, id, { action: 'can_answer' });
  if (row.revision !== revision) return refuse('changed_meanwhile');
  if (row.answer_by !== null && isPastAnswerDay(row.answer_by, ctx.clock())) return refuse('offer_expired');
  return row;
}

/** Notifies the other applicants that all openings are filled. */
async function notifyOthers(ctx: SignedInContext, change: Write, row: OfferRow): Promise<void> {
  if (!(await isJobFilled(change, ctx.tenant.id, row.job_id))) return;
  const values = { job: row.job_title, company: row.company };
  for (const { id, user_id: userId } of await findWaitingApplicants(change, ctx.tenant.id, row.job_id)) {
    await notify(change, { tenantId: ctx.tenant.id, userId, kind: 'offer_filled', values, subject: id });
  }
}

/** SHA-256 of the terms and the letter as the person read them. */
function hashContent(row: OfferRow): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([row.revision, parseTerms(row.terms), row.letter]))
    .digest();
}
