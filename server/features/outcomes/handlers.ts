import type { outcomesApi } from '#domain/features/outcomes/contract.ts';
import type { Handlers } from '#server/http/serve.ts';
import { listOutcomes, listOutcomesOf, listOwnOutcomes, shareOutcome } from './outcomes.ts';

export const outcomeHandlers = {
  list: (ctx) => listOutcomes(ctx),
  ofPerson: async (ctx, { params }) => ({ placements: await listOutcomesOf(ctx, params.id) }),
  own: async (ctx) => ({ outcomes: await listOwnOutcomes(ctx) }),
  share: async (ctx, { params, body }) => ({ outcomes: await shareOutcome(ctx, params.id, body.is_shared) }),
} satisfies Handlers<typeof outcomesApi>;
