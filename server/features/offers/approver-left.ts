import type { SignedInContext } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { revokeLinksAbout } from '#server/features/links/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { findOffersOfApprover, removeApprover } from './approver-queries.ts';
import { lockOffer } from './queries.ts';
import { returnToDraft } from './record.ts';

interface LeavingPerson {
  readonly id: number;
  readonly full_name: string;
}

/** Takes a person who leaves off the approvals they have yet to give. Offers that waited for them become drafts again. */
export async function releaseApprover(ctx: SignedInContext, change: Write, person: LeavingPerson): Promise<void> {
  const tenantId = ctx.tenant.id;
  for (const { id: offerId, owner_ids: owners } of await findOffersOfApprover(change.db, tenantId, person.id)) {
    const row = await lockOffer(change.db, tenantId, offerId);
    if (row?.status === 'draft') {
      await removeApprover(change.db, { tenantId, offerId, round: row.round }, person.id);
      continue;
    }
    if (row?.status !== 'pending_approval') continue;
    await revokeLinksAbout(ctx, change, 'decide_offer', offerId);
    await returnToDraft(ctx, change, row, { actorId: ctx.actor.userId });
    await removeApprover(change.db, { tenantId, offerId, round: row.round + 1 }, person.id);
    const readers = new Set([row.submitted_by ?? row.created_by, ...owners.map(Number)]);
    readers.delete(person.id);
    const values = { member: person.full_name, name: row.seeker_name, job: row.job_title };
    for (const userId of readers) {
      const subject = { offer: row.application_id };
      await notify(change, { tenantId, userId, kind: 'offer_approver_left', values, subject });
    }
  }
}
