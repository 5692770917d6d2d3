import type { ConsentKind, Consents } from '#domain/features/privacy/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { findConsents, findDiscoverable, setDiscoverable } from './consent-queries.ts';

/** The caller's consents and their history, which a database trigger records. */
export async function readConsents(ctx: SignedInContext): Promise<Consents> {
  const [events, isDiscoverable] = await Promise.all([
    findConsents(ctx.db, ctx.tenant.id, ctx.actor.userId),
    findDiscoverable(ctx.db, ctx.tenant.id, ctx.actor.userId),
  ]);
  return {
    is_discoverable: isDiscoverable ?? null,
    events: events.map(({ at, kind, ...event }) => ({
      ...event,
      at: at.toISOString(),
      kind: kind as ConsentKind,
    })),
  };
}

export async function changeDiscoverable(ctx: SignedInContext, isDiscoverable: boolean): Promise<Consents> {
  const { userId } = ctx.actor;
  await write(ctx, async (change) => {
    await setDiscoverable(change.db, ctx.tenant.id, userId, isDiscoverable);
    const detail = { is_discoverable: isDiscoverable };
    await change.audit({ action: 'consent.discoverable', subject: ['user', userId], detail });
    change.emit({ kind: 'seeker_changed', tenantId: ctx.tenant.id, id: userId });
  });
  return readConsents(ctx);
}
