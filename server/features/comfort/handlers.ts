import { getChangedSettings, parseComfort } from '#domain/features/comfort/comfort.ts';
import type { comfortApi } from '#domain/features/comfort/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import type { Handlers } from '#server/http/serve.ts';
import { findComfort, putComfort, setLanguage } from './queries.ts';

export const comfortHandlers = {
  read: async (ctx) => {
    const row = await findComfort(ctx.db, ownerIn(ctx));
    return { settings: row ? getChangedSettings(parseComfort(row.settings)) : null };
  },
  save: async (ctx, { body: { settings, reading } }) => {
    const chosen = getChangedSettings(parseComfort(settings));
    await write(ctx, async (change) => {
      await putComfort(change.db, ownerIn(ctx), chosen, ctx.clock());
      await setLanguage(change.db, ownerIn(ctx), reading);
    });
    return { settings: chosen };
  },
} satisfies Handlers<typeof comfortApi>;

function ownerIn(ctx: SignedInContext) {
  return { tenantId: ctx.tenant.id, userId: ctx.actor.userId };
}
