import type { needsApi } from '#domain/features/needs/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { readDisclosures, revokeDisclosure, shareNeeds } from './disclosures.ts';
import { readNeeds, saveNeeds } from './needs.ts';
import { countSharedNeeds, openSharedNeeds } from './shared-needs.ts';

export const needsHandlers = {
  read: async (ctx) => ({ needs: await readNeeds(ctx) }),
  save: async (ctx, { body }) => ({ needs: await saveNeeds(ctx, body.needs) }),
  disclosures: (ctx) => readDisclosures(ctx),
  share: (ctx, { body }) => shareNeeds(ctx, body),
  revoke: (ctx, { params }) => revokeDisclosure(ctx, params.id),
  countShared: (ctx, { params }) => countSharedNeeds(ctx, params.id),
  openShared: async (ctx, { params }) => ({ needs: await openSharedNeeds(ctx, params.id) }),
} satisfies Handlers<typeof needsApi>;
