import type { matchingApi } from '#domain/features/matching/contract.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';
import { findActiveNeeds } from './queries.ts';
import { findExplainedMatch } from './service.ts';

const defaultLimit = 8;

export const matchingHandlers = {
  ofJob: async (ctx, { params }) => {
    if (!(await findActiveNeeds(ctx.db, ctx.tenant.id, params.id))) return refuse('not_found');
    return (await findExplainedMatch(ctx, 'self', ctx.actor.userId, params.id)) ?? refuse('not_found');
  },
  suggestTerms: async (ctx, { query }) => {
    const terms = ctx.taxonomy.suggest(query.kind, query.words, query.limit ?? defaultLimit);
    return { terms: terms.map(({ id, label }) => ({ id, label })) };
  },
  suggestPlaces: async (ctx, { query }) => {
    return { places: ctx.locations.suggest(query.words, query.limit ?? defaultLimit) };
  },
} satisfies Handlers<typeof matchingApi>;
