import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { endPlacements, insertPlacement } from './placement-queries.ts';

/** Records a hire with the partner that supports the person, who is then asked with it how the job goes. */
export function recordHire(
  ctx: Context,
  change: Write,
  { applicationId, userId }: { readonly applicationId: number; readonly userId: number },
): Promise<void> {
  return insertPlacement(change.db, { tenantId: ctx.tenant.id, applicationId, userId, now: ctx.clock() });
}

/** Ends what a partner sees and is asked about the hires of a person whose support ended. */
export function endOutcomesOf(
  ctx: Context,
  change: Write,
  { userId, organisationId }: { readonly userId: number; readonly organisationId: number },
): Promise<void> {
  return endPlacements(change.db, { tenantId: ctx.tenant.id, userId, organisationId }, ctx.clock());
}
