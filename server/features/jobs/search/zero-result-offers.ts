import type { QueryChip } from '#domain/features/jobs/search/query-chips.ts';
import type { CappedCount, JobFilter, JobPage } from '#domain/features/jobs/search/search.ts';
import { radiusLimits } from '#domain/features/jobs/search/search-choices.ts';
import type { Context } from '#server/context.ts';
import { countListed, listJobs } from '#server/search/jobs/listing.ts';
import { resolveFilter } from '#server/search/jobs/resolve-filter.ts';

type Filter = Omit<JobFilter, 'sort' | 'cursor' | 'limit'>;
type Offer = JobPage['without'][number];

/** The filters that can be dropped, in the order of equal counts. */
const droppable = [
  'place',
  'pay',
  'posted',
  'fact',
  'experience',
  'mode',
  'type',
  'skill',
  'industry',
  'employer',
  'region',
  'country',
] as const satisfies readonly (keyof Filter)[];

/** Wider distances to try, in kilometers: 50, 100, and 200 miles. */
const widerSteps = [80, 161, 322];

/** Searches close to one without results. Each count is that of the search it leads to. */
export async function findOffers(
  ctx: Context,
  filter: Filter,
  chips: readonly QueryChip[],
): Promise<Pick<JobPage, 'without' | 'wider'>> {
  const without = [...(await countWithoutParts(ctx, filter, chips)), ...(await countWithoutFilters(ctx, filter))];
  return {
    without: without.filter(({ total }) => total.count > 0).toSorted((a, b) => b.total.count - a.total.count),
    wider: await findWider(ctx, filter),
  };
}

async function countWithoutFilters(ctx: Context, filter: Filter): Promise<Offer[]> {
  const found: Offer[] = [];
  for (const name of droppable) {
    if (filter[name] === undefined || [filter[name]].flat().length === 0) continue;
    found.push({ filter: name, words: '', total: await count(ctx, withoutFilter(filter, name)) });
  }
  return found;
}

/** Drops one part of the text at a time, or the whole text if it is one part. */
async function countWithoutParts(ctx: Context, filter: Filter, chips: readonly QueryChip[]): Promise<Offer[]> {
  if (!filter.words) return [];
  if (chips.length < 2)
    return [{ filter: 'words', words: '', total: await count(ctx, withoutFilter(filter, 'words')) }];
  const found: Offer[] = [];
  for (const { words, rest } of chips)
    found.push({ filter: 'words', words, total: await count(ctx, { ...filter, words: rest }) });
  return found;
}

function withoutFilter(filter: Filter, name: keyof Filter): Filter {
  const { [name]: _dropped, ...rest } = filter;
  return rest;
}

async function findWider(ctx: Context, filter: Filter): Promise<JobPage['wider']> {
  if (!resolveFilter(ctx, filter).near) return null;
  for (const radius of widerSteps) {
    if (radius <= (filter.radius ?? radiusLimits.default)) continue;
    const total = await count(ctx, { ...filter, radius });
    if (total.count > 0) return { radius, total };
  }
  return null;
}

async function count(ctx: Context, filter: Filter): Promise<CappedCount> {
  return countListed(await listJobs(ctx, resolveFilter(ctx, filter), 'newest'));
}
