import { getScope } from '#domain/access/actor.ts';
import type { Need } from '#domain/features/needs/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { toNeed } from './needs.ts';
import { findSharedNeeds, insertOpening, type NeedsReader } from './shared-queries.ts';

/** Counts the needs that a person shares with the caller, without opening them. */
export async function countSharedNeeds(ctx: SignedInContext, seekerId: number): Promise<{ count: number }> {
  const reader = getReader(ctx);
  if (!reader) return { count: 0 };
  return { count: (await findSharedNeeds(ctx.db, { tenantId: ctx.tenant.id, seekerId, reader })).length };
}

/** Opens the needs shared with the caller. Refuses with `not_found` if there are none. */
export async function openSharedNeeds(ctx: SignedInContext, seekerId: number): Promise<Need[]> {
  const reader = getReader(ctx) ?? refuse('not_found');
  return write(ctx, (change) => openNeedsAs(ctx, change, seekerId, reader));
}

/** Opens the needs shared with a reader and records the opening in the same transaction. */
export async function openNeedsAs(
  ctx: SignedInContext,
  change: Write,
  seekerId: number,
  reader: NeedsReader,
): Promise<Need[]> {
  const tenantId = ctx.tenant.id;
  const rows = await findSharedNeeds(change.db, { tenantId, seekerId, reader });
  if (rows.length === 0) return refuse('not_found');
  await insertOpening(change.db, {
    tenantId,
    seekerId,
    readerId: ctx.actor.userId,
    organisationId: 'organisationId' in reader ? reader.organisationId : null,
    subject: 'needs',
    itemCount: rows.length,
    applicationId: null,
    now: ctx.clock(),
  });
  await change.audit({ action: 'needs.open', subject: ['user', seekerId], detail: { items: rows.length } });
  return rows.map(toNeed);
}

/** As which audience the caller reads; null if nothing can be shared with them. */
function getReader({ actor }: SignedInContext): NeedsReader | null {
  const scope = getScope(actor, 'needs.open');
  if (scope === 'tenant') return { as: 'concierge' };
  if (scope === null || actor.organisationId === null) return null;
  const { organisationId, userId, role } = actor;
  if (scope === 'assigned') return { as: 'assigned', organisationId, userId };
  return { as: role === 'hiring_manager' ? 'organisation' : 'partner', organisationId };
}
