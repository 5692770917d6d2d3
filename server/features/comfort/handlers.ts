import { getChangedSettings, parseComfort } from '#domain/features/comfort/comfort.ts';
import type { comfortApi } from '#domain/features/comfort/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import type { Handlers } from '#server/http/serve.ts';
import { findComfort, saveComfort, setLanguage } from './queries.ts';

export const comfortHandlers = {
  read: async (ctx) => {
    const row = await findComfort(ctx.db, getOwner(ctx));
    return { settings: row ? getChangedSettings(parseComfort(row.settings)) : null };
  },
  save: async (ctx, { body: { settings, reading } }) => {
    const chosen = getChangedSettings(parseComfort(settings));
    await write(ctx, async (change) => {
      await saveComfort(change.db, getOwner(ctx), chosen, ctx.clock());
      await setLanguage(change.db, getOwner(ctx), reading);
    });
    return { settings: chosen };
  },
} satisfies Handlers<typeof comfortApi>;

function getOwner(ctx: SignedInContext) {
  return { tenantId: ctx.tenant.id, userId: ctx.actor.userId };
}
