import type { Inclusion, JobType, WorkMode } from '#domain/features/jobs/job.ts';
import type { JobFilter } from '#domain/features/jobs/search.ts';
import { type ExperienceBucket, type PayCurrency, radiusLimits } from '#domain/features/jobs/search-choices.ts';
import { subtractDays } from '#domain/lib/day.ts';
import type { Context } from '#server/context.ts';
import type { FoundLocation } from '#server/reference/locations.ts';

/** A search as the catalogue understands it. Empty lists and nulls ask for nothing. */
export interface JobCriteria {
  readonly words: string;
  readonly near: (FoundLocation & { readonly radiusKm: number }) | null;
  readonly modes: readonly WorkMode[];
  readonly types: readonly JobType[];
  readonly experience: readonly ExperienceBucket[];
  readonly countries: readonly string[];
  readonly regions: readonly string[];
  /** Yearly amount. */
  readonly pay: number | null;
  readonly currency: PayCurrency;
  readonly skills: readonly number[];
  readonly industries: readonly number[];
  readonly employers: readonly number[];
  /** Milliseconds since 1970. */
  readonly postedAfter: number | null;
  readonly facts: readonly (keyof Inclusion)[];
}

export function criteriaOf(ctx: Context, filter: JobFilter): JobCriteria {
  const place = filter.place ? ctx.locations.find(filter.place) : undefined;
  return {
    words: filter.words ?? '',
    near: place ? { ...place, radiusKm: filter.radius ?? radiusLimits.standard } : null,
    modes: filter.mode ?? [],
    types: filter.type ?? [],
    experience: filter.experience ?? [],
    countries: filter.country ?? [],
    regions: filter.region ?? [],
    pay: filter.pay ?? null,
    currency: filter.currency ?? (place?.country === 'CA' ? 'CAD' : 'USD'),
    skills: filter.skill ?? [],
    industries: filter.industry ?? [],
    employers: filter.employer ?? [],
    postedAfter: filter.posted ? subtractDays(ctx.clock(), Number(filter.posted)).getTime() : null,
    facts: filter.fact ?? [],
  };
}
