import { type JobFilter, type JobPage, pageSize, radiusLimits } from '#domain/features/jobs/search.ts';
import type { Context } from '#server/context.ts';
import { scoresOf } from '#server/features/matching/service.ts';
import { refuse } from '#server/http/refusal.ts';
import { countOf } from './count.ts';
import type { JobCriteria } from './criteria-queries.ts';
import type { FoundPage } from './found-page.ts';
import { countListed, type Listing, listJobs } from './listing.ts';
import { cardOf } from './rows.ts';
import { searchByDate } from './search-by-date.ts';
import { searchByMatch } from './search-by-match.ts';
import { searchByRelevance } from './search-by-relevance.ts';
import type { FoundJob } from './search-queries.ts';

/** The active jobs that meet a search: newest by itself, most relevant when words are given, or best match. */
export async function searchJobs(ctx: Context, filter: JobFilter): Promise<JobPage> {
  const criteria = criteriaOf(ctx, filter);
  const limit = filter.limit ?? pageSize.standard;
  const listing = criteria.words === '' ? await listJobs(ctx, criteria) : null;
  const [page, total] = await Promise.all([
    findPage(ctx, criteria, listing, filter, limit),
    filter.cursor ? null : listing ? countListed(listing) : countOf(ctx, criteria),
  ]);
  const scores = page.scores ?? (await scoresForCaller(ctx, page.rows));
  return {
    jobs: page.rows.map((row) => cardOf(row, scores.get(row.id) ?? null)),
    next: page.next,
    total,
    place: criteria.near && {
      name: criteria.near.name,
      latitude: criteria.near.latitude,
      longitude: criteria.near.longitude,
      radius: criteria.near.radiusKm,
    },
  };
}

function findPage(
  ctx: Context,
  criteria: JobCriteria,
  listing: Listing | null,
  filter: JobFilter,
  limit: number,
): Promise<FoundPage> {
  const sort = filter.sort ?? (criteria.words === '' ? 'newest' : 'relevance');
  if (sort === 'match') {
    if (ctx.actor.kind === 'visitor') refuse('unauthorised');
    return searchByMatch(ctx, ctx.actor.userId, criteria, listing, filter.cursor, limit);
  }
  if (sort === 'relevance' && criteria.words !== '') return searchByRelevance(ctx, criteria, filter.cursor, limit);
  return searchByDate(ctx, criteria, listing, filter.cursor, limit);
}

function criteriaOf(ctx: Context, filter: JobFilter): JobCriteria {
  const place = filter.place ? ctx.places.find(filter.place) : undefined;
  return {
    tenantId: ctx.tenant.id,
    words: filter.words ?? '',
    near: place ? { ...place, radiusKm: filter.radius ?? radiusLimits.standard } : null,
    modes: filter.mode ?? [],
    types: filter.type ?? [],
    experience: filter.experience ?? [],
  };
}

async function scoresForCaller(ctx: Context, rows: readonly FoundJob[]): Promise<ReadonlyMap<number, number>> {
  if (ctx.actor.kind === 'visitor' || ctx.actor.role !== 'job_seeker') return new Map();
  return scoresOf(
    ctx,
    ctx.actor.userId,
    rows.map((row) => row.id),
  );
}
