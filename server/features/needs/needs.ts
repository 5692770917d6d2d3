import type { Need, NeedItem } from '#domain/features/needs/contract.ts';
import type { NeedKind } from '#domain/features/needs/menu.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { lockAccount } from '#server/features/accounts/service.ts';
import { refuseField } from '#server/http/errors/refusal.ts';
import { deleteNeeds, findNeeds, type Owner, saveNeed } from './queries.ts';

/** The caller's own needs. */
export async function readNeeds(ctx: SignedInContext): Promise<Need[]> {
  return (await findNeeds(ctx.db, getOwner(ctx))).map(toNeed);
}

/** Replaces the list. The audit event has counts only, never the needs. */
export async function saveNeeds(ctx: SignedInContext, items: readonly NeedItem[]): Promise<Need[]> {
  const owner = getOwner(ctx);
  const keys = new Set(items.map(getKey));
  if (keys.size < items.length) refuseField('body.needs', 'invalid_value');
  await write(ctx, async (change) => {
    await lockAccount(ctx, change);
    const before = await findNeeds(change.db, owner);
    const deleted = before.filter((need) => !keys.has(getKey(need)));
    await deleteNeeds(
      change.db,
      owner,
      deleted.map(({ id }) => id),
    );
    for (const item of items) await saveNeed(change.db, owner, item);
    const detail = { items: items.length, removed: deleted.length };
    await change.audit({ action: 'needs.save', subject: ['user', owner.userId], detail });
  });
  return readNeeds(ctx);
}

export function getOwner(ctx: SignedInContext): Owner {
  return { tenantId: ctx.tenant.id, userId: ctx.actor.userId };
}

export function toNeed(row: { id: number; kind: NeedKind; choice: string; words: string }): Need {
  return { id: row.id, kind: row.kind, choice: row.choice, words: row.words };
}

function getKey({ kind, choice }: { kind: string; choice: string }): string {
  return `${kind}:${choice}`;
}
