import type { JobFilter } from '#domain/features/jobs/search.ts';
import { type PayCurrency, radiusLimits } from '#domain/features/jobs/search-choices.ts';
import { subtractDays } from '#domain/lib/day.ts';
import type { Context } from '#server/context.ts';
import type { FoundLocation } from '#server/reference/locations.ts';

type Filter = Omit<JobFilter, 'sort' | 'cursor' | 'limit'>;

/** A job filter with resolved location, currency, and date. */
export interface ResolvedFilter extends Filter {
  readonly near: (FoundLocation & { readonly radiusKm: number }) | null;
  readonly currency: PayCurrency;
  /** Milliseconds since 1970; null for any date. */
  readonly postedAfter: number | null;
}

/** Looks up the location and applies the defaults: the currency follows the country of the location. */
export function resolveFilter(ctx: Context, filter: Filter): ResolvedFilter {
  const location = filter.place ? ctx.locations.find(filter.place) : undefined;
  return {
    ...filter,
    near: location ? { ...location, radiusKm: filter.radius ?? radiusLimits.default } : null,
    currency: filter.currency ?? (location?.country === 'CA' ? 'CAD' : 'USD'),
    postedAfter: filter.posted ? subtractDays(ctx.clock(), Number(filter.posted)).getTime() : null,
  };
}
