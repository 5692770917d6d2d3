import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { findJobOwnerIds } from '#server/features/applications/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import type { OfferRow } from './queries.ts';

/** Notifies the owners of the job and the person who sent the offer. */
export async function notifyOwners(
  ctx: Context,
  change: Write,
  row: OfferRow,
  kind: 'offer_accepted' | 'offer_declined' | 'offer_expired',
): Promise<void> {
  const tenantId = ctx.tenant.id;
  const owners = await findJobOwnerIds(change, tenantId, row.job_id, row.organisation_id);
  const values = { name: row.seeker_name, job: row.job_title };
  for (const userId of new Set([...owners.map(Number), ...(row.sent_by === null ? [] : [row.sent_by])])) {
    await notify(change, { tenantId, userId, kind, values, subject: { offer: row.application_id } });
  }
}
