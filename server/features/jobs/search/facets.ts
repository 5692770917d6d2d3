import { jobTypes, workModes } from '#domain/features/jobs/choices.ts';
import { workplaceAnswers } from '#domain/features/jobs/posting/workplace-answers.ts';
import { type FacetName, facetNames, type JobFacets, type JobFilter } from '#domain/features/jobs/search/search.ts';
import { experienceBucketNames, postedWithinDays } from '#domain/features/jobs/search/search-choices.ts';
import type { Context } from '#server/context.ts';
import { addLabels } from '#server/features/terms/service.ts';
import type { TenantCatalog } from '#server/search/jobs/catalog.ts';
import { countFacets, type FacetCounts } from '#server/search/jobs/count-facets.ts';
import { buildTests } from '#server/search/jobs/filter.ts';
import { getTenantCatalog } from '#server/search/jobs/listing.ts';
import { resolveFilter } from '#server/search/jobs/resolve-filter.ts';
import { createSnapshotCache } from '#server/search/jobs/snapshot-cache.ts';
import { understandWords } from '#server/search/query/understand.ts';

type FacetFilter = Omit<JobFilter, 'sort' | 'cursor' | 'limit'>;

/** The number of jobs for each value of each filter. */
export async function readFacets(ctx: Context, filter: FacetFilter): Promise<JobFacets> {
  const resolved = resolveFilter(ctx, filter);
  const catalog = await getTenantCatalog(ctx);
  const understood = await understandWords(ctx, catalog, resolved);
  const columns = understood?.matches.columns ?? catalog.columns();
  const now = ctx.clock().getTime();
  const cache = facetCache(columns);
  const key = JSON.stringify([filter, Math.floor(now / minuteMs)]);
  const cached = cache.get(key);
  if (cached) return cached;
  const counts = countFacets(
    catalog,
    understood?.matches.byDate ?? columns.allRows,
    buildTests(columns, resolved, catalog.facets),
    now,
  );
  const facets = await buildFacets(ctx, catalog, counts, { ...filter, skill: resolved.skill });
  cache.set(key, facets);
  return facets;
}

/** Counts by age of a posting are cached for one minute. */
const minuteMs = 60_000;
const facetCache = createSnapshotCache<string, JobFacets>(500);

async function buildFacets(
  ctx: Context,
  catalog: TenantCatalog,
  counts: FacetCounts,
  filter: FacetFilter,
): Promise<JobFacets> {
  const valuesByFacet = new Map(facetNames.map((name) => [name, selectValues(name, counts, filter)]));
  const terms = [...(valuesByFacet.get('skill') ?? []), ...(valuesByFacet.get('industry') ?? [])].map(Number);
  const labels = new Map((await addLabels(ctx, { terms })).terms.map(({ id, label }) => [String(id), label]));
  const getLabel = (name: FacetName, value: string): string => {
    if (name === 'employer') return catalog.employerName(Number(value)) ?? value;
    return (name === 'skill' || name === 'industry' ? labels.get(value) : undefined) ?? value;
  };
  const entries = [...valuesByFacet].map(([name, values]) => [
    name,
    values.map((value) => ({ value, label: getLabel(name, value), count: counts[name].get(value) ?? 0 })),
  ]);
  return Object.fromEntries(entries) as JobFacets;
}

/** Number of values returned per filter, in addition to the selected ones. */
const maxValues = 8;

/** Filters with few values: all are returned, in this order. */
const fixedValues: Partial<Record<FacetName, readonly string[]>> = {
  mode: workModes,
  type: jobTypes,
  experience: experienceBucketNames,
  posted: postedWithinDays,
  fact: workplaceAnswers,
};

function selectValues(name: FacetName, counts: FacetCounts, filter: FacetFilter): readonly string[] {
  const selected = [filter[name] ?? []].flat().map(String);
  const fixed = fixedValues[name];
  if (fixed) return [...new Set([...fixed, ...selected])];
  const mostUsed = [...counts[name]].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).slice(0, maxValues);
  return [...new Set([...selected, ...mostUsed.map(([value]) => value)])];
}
