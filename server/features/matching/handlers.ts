import type { matchingApi } from '#domain/features/matching/contract.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';
import { type FoundLocation, isPoint } from '#server/reference/location.ts';
import { findActiveNeeds, findExplainableProfile } from './queries.ts';
import { findExplainedMatch } from './service.ts';

const defaultLimit = 8;

export const matchingHandlers = {
  ofJob: async (ctx, { params }) => {
    if (!(await findActiveNeeds(ctx.db, ctx.tenant.id, params.id))) return refuse('not_found');
    const profile = findExplainableProfile(ctx.db, ctx.tenant.id, ctx.actor.userId);
    return (await findExplainedMatch(ctx, 'self', profile, params.id)) ?? refuse('not_found');
  },
  suggestTerms: async (ctx, { query }) => {
    const terms = ctx.taxonomy.suggest(query.kind, query.words, query.limit ?? defaultLimit);
    return { terms: terms.map(({ id, label }) => ({ id, label })) };
  },
  suggestPlaces: async (ctx, { query }) => {
    const limit = query.limit ?? defaultLimit;
    const cities = ctx.locations.suggest(query.words, limit);
    const areas = query.kinds === 'all' ? ctx.locations.suggestAreas(query.words, limit) : [];
    return { places: [...areas, ...cities].slice(0, limit).map(presentPlace) };
  },
} satisfies Handlers<typeof matchingApi>;

function presentPlace(location: FoundLocation) {
  return isPoint(location) ? location : { ...location, city: '', latitude: null, longitude: null };
}
