import type { needsApi } from '#domain/features/needs/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { readDisclosures, revokeDisclosure, showNeeds } from './disclosures.ts';
import { readNeeds, saveNeeds } from './needs.ts';
import { countShownNeeds, openShownNeeds } from './reading.ts';

export const needsHandlers = {
  read: async (ctx) => ({ needs: await readNeeds(ctx) }),
  save: async (ctx, { body }) => ({ needs: await saveNeeds(ctx, body.needs) }),
  disclosures: (ctx) => readDisclosures(ctx),
  share: (ctx, { body }) => showNeeds(ctx, body),
  revoke: (ctx, { params }) => revokeDisclosure(ctx, params.id),
  countShared: (ctx, { params }) => countShownNeeds(ctx, params.id),
  openShared: async (ctx, { params }) => ({ needs: await openShownNeeds(ctx, params.id) }),
} satisfies Handlers<typeof needsApi>;
