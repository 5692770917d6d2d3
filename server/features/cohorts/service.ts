import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { endMembershipsOf } from './member-queries.ts';

/** Takes a person out of all classes of a partner whose support ended. */
export function leaveClassesOf(
  ctx: Context,
  change: Write,
  { userId, organisationId }: { readonly userId: number; readonly organisationId: number },
): Promise<void> {
  return endMembershipsOf(change.db, { tenantId: ctx.tenant.id, organisationId }, userId, ctx.clock());
}
