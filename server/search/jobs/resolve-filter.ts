import type { JobFilter } from '#domain/features/jobs/search/search.ts';
import { type PayCurrency, radiusLimits } from '#domain/features/jobs/search/search-choices.ts';
import { subtractDays } from '#domain/lib/day.ts';
import type { Context } from '#server/context.ts';
import { type FoundArea, type FoundPoint, isPoint } from '#server/reference/location.ts';

type Filter = Omit<JobFilter, 'sort' | 'cursor' | 'limit'>;

/** A job filter with resolved location, currency, and date. */
export interface ResolvedFilter extends Filter {
  /** The center of a search by distance. */
  readonly near: (FoundPoint & { readonly radiusKm: number }) | null;
  /** The state, province, or country to search in. */
  readonly area: FoundArea | null;
  /** The place is not known, so no job can be there. */
  readonly isPlaceUnknown: boolean;
  readonly currency: PayCurrency;
  /** Milliseconds since 1970; null for any date. */
  readonly postedAfter: number | null;
}

/** Looks up the location and applies the defaults: the currency follows the country of the location. */
export function resolveFilter(ctx: Context, filter: Filter): ResolvedFilter {
  const location = filter.place ? ctx.locations.find(filter.place) : undefined;
  return {
    ...filter,
    ...(filter.skill && { skill: filter.skill.map((id) => getCurrentTerm(ctx, id)) }),
    near: location && isPoint(location) ? { ...location, radiusKm: filter.radius ?? radiusLimits.default } : null,
    area: location && !isPoint(location) ? location : null,
    isPlaceUnknown: Boolean(filter.place) && !location,
    currency: filter.currency ?? (location?.country === 'CA' ? 'CAD' : 'USD'),
    postedAfter: filter.posted ? subtractDays(ctx.clock(), Number(filter.posted)).getTime() : null,
  };
}

/** A saved search can have the id of a skill that another one has replaced since. */
function getCurrentTerm({ taxonomy }: Context, id: number): number {
  const label = taxonomy.label(id);
  return (label && taxonomy.find('skill', label)?.id) || id;
}
