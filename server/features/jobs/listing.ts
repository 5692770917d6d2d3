import { type CappedCount, countCap } from '#domain/features/jobs/search.ts';
import type { Context } from '#server/context.ts';
import { refuse } from '#server/http/refusal.ts';
import type { JobColumns } from './catalogue.ts';
import type { JobCriteria } from './criteria-queries.ts';
import { filterJobs } from './filter.ts';

/** What a search without words finds in the catalogue. */
export interface Listing {
  readonly jobs: JobColumns;
  /** Places in the columns, the newest job first. */
  readonly places: Int32Array;
}

/** Milliseconds that a search waits for the catalogue of a product that has just started. */
const longestWait = 5000;

export async function listJobs(ctx: Context, criteria: JobCriteria): Promise<Listing> {
  const catalogue = (await ctx.catalogue.ready(longestWait)) ?? refuse('unavailable', { retryAfter: 2 });
  const jobs = catalogue.newestFirst(ctx.tenant.id);
  return { jobs, places: filterJobs(jobs, criteria) };
}

export function countListed({ places }: Listing): CappedCount {
  return { count: Math.min(places.length, countCap), capped: places.length > countCap };
}

export function idsOf({ ids }: JobColumns, places: Int32Array): number[] {
  return Array.from(places, (place) => ids[place] ?? 0);
}
