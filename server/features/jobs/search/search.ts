import { isMatchDefault } from '#domain/features/jobs/search/default-sort.ts';
import { type JobFilter, type JobPage, type JobSort, pageSize } from '#domain/features/jobs/search/search.ts';
import type { SeekerOffers } from '#domain/features/matching/score/parts.ts';
import type { Context } from '#server/context.ts';
import { presentJobCard } from '#server/features/jobs/present.ts';
import { type CardMatch, findMatchableOffers, getMatches } from '#server/features/matching/service.ts';
import { readPage } from '#server/search/jobs/list-page.ts';
import { countListed, type Listing, listJobs } from '#server/search/jobs/listing.ts';
import { type ResolvedFilter, resolveFilter } from '#server/search/jobs/resolve-filter.ts';
import type { FoundJob } from '#server/search/jobs/search-queries.ts';
import { pageByMatch } from './search-by-match.ts';
import { findOffers } from './zero-result-offers.ts';

/**
 * A page of the active jobs that match a filter. By default a text query sorts by relevance; without one, job seekers
 * whose profile says enough see the best match first, and everyone else the newest.
 */
export async function searchJobs(ctx: Context, filter: JobFilter): Promise<JobPage> {
  const resolved = resolveFilter(ctx, filter);
  const { sort, offers } = await chooseSort(ctx, filter);
  const listing = await listJobs(ctx, resolved, sort);
  const { understood } = listing;
  const limit = filter.limit ?? pageSize.default;
  const page = offers
    ? await pageByMatch(ctx, offers, listing, filter.cursor, limit)
    : await readPage(ctx, listing, filter.cursor, limit);
  const scores = page.scores ?? (await getScoresForCaller(ctx, page.jobs));
  const near = resolved.near ?? understood?.near ?? null;
  return {
    jobs: page.jobs.map((row) => presentJobCard(row, scores.get(row.id) ?? null, near)),
    next: page.next,
    total: filter.cursor ? null : countListed(listing),
    unmatched: filter.sort === 'match' && !offers,
    corrected: understood?.corrected ?? null,
    chips: [...(understood?.chips ?? [])],
    did_you_mean: suggestPlace(ctx, resolved) ?? understood?.didYouMean ?? null,
    ...(await findOffersIfEmpty(ctx, filter, listing)),
    sort: offers ? 'match' : sort,
    place: presentPlace({ near, area: resolved.area }),
  };
}

function suggestPlace(ctx: Context, { place, isPlaceUnknown }: ResolvedFilter): JobPage['did_you_mean'] {
  const closest = place && isPlaceUnknown ? ctx.locations.findClosest(place) : undefined;
  return closest ? { filter: 'place', value: closest.name } : null;
}

function presentPlace({ near, area }: Pick<ResolvedFilter, 'near' | 'area'>): JobPage['place'] {
  const place = near ?? area;
  return place && { kind: place.kind, name: place.name, country: place.country, radius: near?.radiusKm ?? null };
}

interface ChosenSort {
  readonly sort: JobSort;
  /** The profile to match, if sorted by match. */
  readonly offers: SeekerOffers | undefined;
}

async function chooseSort(ctx: Context, { sort, words }: JobFilter): Promise<ChosenSort> {
  if (sort === 'match') return { sort: 'newest', offers: await findCallerOffers(ctx) };
  if (sort !== undefined || words) return { sort: sort ?? 'relevance', offers: undefined };
  const isSeeker = ctx.actor.kind !== 'visitor' && ctx.actor.role === 'job_seeker';
  const offers = isSeeker ? await findCallerOffers(ctx) : undefined;
  return { sort: 'newest', offers: offers && isMatchDefault(offers) ? offers : undefined };
}

async function findOffersIfEmpty(
  ctx: Context,
  filter: JobFilter,
  { rows, understood }: Listing,
): Promise<Pick<JobPage, 'without' | 'wider'>> {
  const { sort: _sort, cursor, limit: _limit, ...rest } = filter;
  return rows.length > 0 || cursor ? { without: [], wider: null } : findOffers(ctx, rest, understood?.chips ?? []);
}

/** The caller's offers for the match; undefined for visitors and empty profiles. */
async function findCallerOffers(ctx: Context): Promise<SeekerOffers | undefined> {
  return ctx.actor.kind === 'visitor' ? undefined : findMatchableOffers(ctx, ctx.actor.userId);
}

/** Match totals by job id; empty unless the caller is a job seeker. */
export async function getScoresForCaller(
  ctx: Context,
  rows: readonly FoundJob[],
): Promise<ReadonlyMap<number, CardMatch>> {
  if (ctx.actor.kind === 'visitor' || ctx.actor.role !== 'job_seeker') return new Map();
  return getMatches(
    ctx,
    ctx.actor.userId,
    rows.map((row) => row.id),
  );
}
