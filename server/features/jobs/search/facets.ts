import { jobTypes, workModes } from '#domain/features/jobs/choices.ts';
import { type FacetName, facetNames, type JobFacets, type JobFilter } from '#domain/features/jobs/search.ts';
import { experienceBucketNames, inclusionFields, postedWithinDays } from '#domain/features/jobs/search-choices.ts';
import type { Context } from '#server/context.ts';
import { labelLists } from '#server/features/terms/service.ts';
import type { TenantCatalog } from '#server/search/jobs/catalog.ts';
import { countFacets, type FacetCounts } from '#server/search/jobs/count-facets.ts';
import { buildTests } from '#server/search/jobs/filter.ts';
import { findListedText, getTenantCatalog } from '#server/search/jobs/listing.ts';
import { resolveFilter } from '#server/search/jobs/resolve-filter.ts';
import { createSnapshotCache } from '#server/search/jobs/snapshot-cache.ts';

type FacetFilter = Omit<JobFilter, 'sort' | 'cursor' | 'limit'>;

/** How many jobs each choice of each filter would bring. */
export async function readFacets(ctx: Context, filter: FacetFilter): Promise<JobFacets> {
  const resolved = resolveFilter(ctx, filter);
  const shelf = await getTenantCatalog(ctx);
  const words = await findListedText(ctx, shelf, resolved);
  const columns = shelf.columns();
  const now = ctx.clock().getTime();
  const known = remembered(columns);
  const key = JSON.stringify([filter, Math.floor(now / minute)]);
  const before = known.get(key);
  if (before) return before;
  const counts = countFacets(shelf, words?.byDate ?? columns.places, buildTests(columns, resolved), now);
  const facets = await labelled(ctx, shelf, counts, filter);
  known.set(key, facets);
  return facets;
}

/** Counts are true for the jobs they were made of, and by the minute for how long ago those were published. */
const minute = 60_000;
const remembered = createSnapshotCache<string, JobFacets>(500);

async function labelled(
  ctx: Context,
  shelf: TenantCatalog,
  counts: FacetCounts,
  filter: FacetFilter,
): Promise<JobFacets> {
  const shown = new Map(facetNames.map((name) => [name, shownValues(name, counts, filter)]));
  const terms = [...(shown.get('skill') ?? []), ...(shown.get('industry') ?? [])].map(Number);
  const labels = new Map((await labelLists(ctx, { terms })).terms.map(({ id, label }) => [String(id), label]));
  const labelOf = (name: FacetName, value: string): string => {
    if (name === 'employer') return shelf.employerName(Number(value)) ?? value;
    return (name === 'skill' || name === 'industry' ? labels.get(value) : undefined) ?? value;
  };
  const entries = [...shown].map(([name, values]) => [
    name,
    values.map((value) => ({ value, label: labelOf(name, value), count: counts[name].get(value) ?? 0 })),
  ]);
  return Object.fromEntries(entries) as JobFacets;
}

/** Values shown of one filter, beside those that are chosen. */
const mostValues = 8;

/** Filters with few values, which are always shown, in this order. */
const fixedValues: Partial<Record<FacetName, readonly string[]>> = {
  mode: workModes,
  type: jobTypes,
  experience: experienceBucketNames,
  posted: postedWithinDays,
  fact: inclusionFields,
};

function shownValues(name: FacetName, counts: FacetCounts, filter: FacetFilter): readonly string[] {
  const fixed = fixedValues[name];
  if (fixed) return fixed;
  const most = [...counts[name]].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, mostValues);
  const chosen = [filter[name] ?? []].flat().map(String);
  return [...new Set([...chosen, ...most.map(([value]) => value)])];
}
