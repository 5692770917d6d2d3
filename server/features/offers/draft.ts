import { checkOffer, passesChecks } from '#domain/features/offers/checks.ts';
import type { Offer, OfferDraft } from '#domain/features/offers/offer.ts';
import { canWriteOffer, getOfferActions, type OfferActions } from '#domain/features/offers/policy.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { findReadableApplication, moveByOffer } from '#server/features/applications/service.ts';
import { updateOpenings } from '#server/features/jobs/service.ts';
import { revokeLinksAbout } from '#server/features/links/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { queueWebhooks } from '#server/features/webhooks/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { findPossibleApprovers, replaceApprovers } from './approver-queries.ts';
import { askNextApprover } from './ask-approver.ts';
import { buildOfferFacts, buildPostedPay, type LoadedOffer, parseTerms } from './present.ts';
import { insertOffer, insertOfferEvent, updateOffer } from './queries.ts';
import { isApprovalRequired, lockReadableOffer, offerStages, readOffer } from './read.ts';
import { setOfferStatus, startRevision } from './record.ts';

/** Creates a draft and moves the application to the offer stage. An application has at most one open offer. */
export async function createOffer(ctx: SignedInContext, applicationId: number, draft: OfferDraft): Promise<Offer> {
  const id = await write(ctx, async (change) => {
    const { facts } = await findReadableApplication(ctx, change.db, applicationId);
    if (!canWriteOffer(ctx.actor, facts)) return refuse('forbidden');
    if (!offerStages.has(facts.status)) return refuse('illegal_move');
    await moveByOffer(ctx, change, applicationId, { to: 'offer' });
    await validateApprovers(ctx, change, facts.job.organisationId, draft.approver_ids);
    const now = ctx.clock();
    const actorId = ctx.actor.userId;
    const offerId = await insertOffer(change.db, {
      tenant_id: ctx.tenant.id,
      application_id: applicationId,
      ...buildColumns(draft, ''),
      created_by: actorId,
      created_at: now,
      changed_at: now,
    });
    if (offerId === undefined) return refuse('conflict');
    await replaceApprovers(change.db, { tenantId: ctx.tenant.id, offerId, round: 1 }, draft.approver_ids);
    const event = { tenant_id: ctx.tenant.id, offer_id: offerId, at: now, actor_user_id: actorId, revision: 1 };
    await insertOfferEvent(change.db, { ...event, to_status: 'draft' });
    await change.audit({ action: 'offer.create', subject: ['offer', offerId] });
    await queueWebhooks(ctx, change, {
      event: 'offer.created',
      organisationId: facts.job.organisationId,
      data: { offer_id: offerId, application_id: applicationId },
    });
    return offerId;
  });
  return readOffer(ctx, id);
}

export async function editOffer(ctx: SignedInContext, id: number, draft: OfferDraft, version: number): Promise<Offer> {
  await write(ctx, async (change) => {
    const { row } = await lockForAction(ctx, change, id, { action: 'can_edit', version });
    await validateApprovers(ctx, change, row.organisation_id, draft.approver_ids);
    const columns = buildColumns(draft, parseTerms(row.terms).accommodations);
    await updateOffer(change.db, { tenantId: ctx.tenant.id, id, now: ctx.clock() }, columns);
    const key = { tenantId: ctx.tenant.id, offerId: id, round: row.round };
    await replaceApprovers(change.db, key, draft.approver_ids);
    await change.audit({ action: 'offer.edit', subject: ['offer', id] });
  });
  return readOffer(ctx, id);
}

/** Asks the approvers, the first one first. The checks must pass, so that no one approves what can't be sent. */
export async function submitOffer(ctx: SignedInContext, id: number, version: number): Promise<Offer> {
  await write(ctx, async (change) => {
    const loaded = await lockForAction(ctx, change, id, { action: 'can_submit', version });
    refuseFailedChecks(ctx, loaded);
    const actorId = ctx.actor.userId;
    if (loaded.approvers.some(({ round, user_id: user }) => round === loaded.row.round && user === actorId)) {
      refuseField('body.approver_ids', 'invalid_value');
    }
    const columns = { submitted_by: actorId, submitted_at: ctx.clock() };
    await setOfferStatus(ctx, change, loaded.row, { to: 'pending_approval', actorId, columns });
    const submitted = { ...loaded, row: { ...loaded.row, submitted_by: actorId } };
    await askNextApprover(ctx, change, submitted, ctx.actor.fullName);
  });
  return readOffer(ctx, id);
}

/** Returns an offer to a draft. The job seeker of a sent one is notified. */
export async function reviseOffer(ctx: SignedInContext, id: number, version: number): Promise<Offer> {
  await write(ctx, async (change) => {
    const { row } = await lockForAction(ctx, change, id, { action: 'can_revise', version });
    await revokeLinksAbout(ctx, change, 'decide_offer', id);
    await startRevision(ctx, change, row, ctx.actor.userId);
    if (row.status !== 'sent') return;
    await moveByOffer(ctx, change, row.application_id, { to: 'offer' });
    await updateOpenings(ctx, change, row.job_id);
    const values = { job: row.job_title, company: row.company };
    const notice = { tenantId: ctx.tenant.id, userId: row.seeker_id, subject: row.application_id };
    await notify(change, { ...notice, kind: 'offer_revised', values });
  });
  return readOffer(ctx, id);
}

/** Locks an offer for an action of the caller. Refuses an action that its status or the caller's rights don't allow. */
export async function lockForAction(
  ctx: SignedInContext,
  change: Write,
  id: number,
  { action, version }: { readonly action: keyof OfferActions; readonly version?: number },
): Promise<LoadedOffer> {
  const loaded = await lockReadableOffer(ctx, change, id);
  if (version !== undefined && loaded.row.version !== version) return refuse('changed_meanwhile');
  const actions = getOfferActions(ctx.actor, buildOfferFacts(loaded), await isApprovalRequired(ctx));
  return actions[action] ? loaded : refuse('illegal_move');
}

/** Refuses an offer that must not be sent. */
export function refuseFailedChecks(ctx: Context, { row }: LoadedOffer): void {
  const terms = parseTerms(row.terms);
  const checks = checkOffer({ terms, letter: row.letter, salary: buildPostedPay(row) }, ctx.clock());
  if (passesChecks(checks)) return;
  const failed = checks.filter(({ state }) => state === 'failed');
  refuse('offer_not_ready', { fields: failed.map(({ code }) => ({ field: `checks.${code}`, code: 'invalid_value' })) });
}

function buildColumns({ terms, letter, letter_language: language }: OfferDraft, storedAccommodations: string) {
  const stored = { ...terms, accommodations: terms.accommodations ?? storedAccommodations };
  return {
    terms: JSON.stringify(stored),
    letter,
    ...(language && { letter_language: language }),
    answer_by: terms.answer_by,
  };
}

async function validateApprovers(
  ctx: SignedInContext,
  change: Write,
  organisationId: number,
  approverIds: readonly number[],
): Promise<void> {
  if (approverIds.length === 0) return;
  const possible = await findPossibleApprovers(change.db, ctx.tenant.id, organisationId);
  const ids = new Set(possible.map(({ id }) => id));
  if (approverIds.some((id) => !ids.has(id))) refuseField('body.approver_ids', 'invalid_value');
}
