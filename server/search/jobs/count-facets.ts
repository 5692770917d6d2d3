import { type FacetName, facetNames } from '#domain/features/jobs/search.ts';
import { postedWithinDays } from '#domain/features/jobs/search-choices.ts';
import { dayMs } from '#domain/lib/day.ts';
import { newInt32Array, newUint8Array } from '#server/lib/typed-arrays.ts';
import type { TenantCatalog } from './catalog.ts';
import { type CodedFacet, codedFacets } from './facet-codes.ts';
import type { Test } from './filter.ts';
import type { FacetColumn } from './job-columns.ts';

/** How many jobs each value of each filter has. */
export type FacetCounts = Readonly<Record<FacetName, ReadonlyMap<string, number>>>;

/**
 * Counts the values of every filter among the jobs that meet all other filters: a job that fails one filter alone
 * counts in that filter, for choosing its value more would find it.
 * @param now milliseconds since 1970
 */
export function countFacets(
  shelf: TenantCatalog,
  places: Int32Array,
  tests: readonly Test[],
  now: number,
): FacetCounts {
  const columns = shelf.columns();
  const missed = missedFacets(places, tests);
  const coded = codedFacets.map((name): [CodedFacet, Map<string, number>] => {
    const values = shelf.facets.values(name);
    return [name, named(values, countCodes(columns.facet(name), places, missed, markOf(name), values.length))];
  });
  const posted = named(postedWithinDays, countDays(columns.publishedAt, places, missed, now));
  return Object.fromEntries([...coded, ['posted', posted]]) as unknown as FacetCounts;
}

const meetsAll = 0;
const missesMore = 255;

function markOf(name: FacetName): number {
  return facetNames.indexOf(name) + 1;
}

/** For each place the mark of the only filter that is not met, if one alone is not; what has no counts has to be met. */
function missedFacets(places: Int32Array, tests: readonly Test[]): Uint8Array {
  const missed = newUint8Array(places.length);
  for (const { facet, isMet } of tests) {
    const mark = facet === null ? missesMore : markOf(facet);
    for (let at = 0; at < places.length; at += 1) {
      if (missed[at] === missesMore || isMet(places[at] ?? 0)) continue;
      missed[at] = missed[at] === meetsAll ? mark : missesMore;
    }
  }
  return missed;
}

function countCodes(
  { starts, codes }: FacetColumn,
  places: Int32Array,
  missed: Uint8Array,
  mark: number,
  size: number,
): Int32Array {
  const counts = newInt32Array(size);
  for (let at = 0; at < places.length; at += 1) {
    if (missed[at] !== meetsAll && missed[at] !== mark) continue;
    const place = places[at] ?? 0;
    const end = starts[place + 1] ?? 0;
    for (let code = starts[place] ?? 0; code < end; code += 1) {
      const value = codes[code] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}

function countDays(publishedAt: Float64Array, places: Int32Array, missed: Uint8Array, now: number): Int32Array {
  const mark = markOf('posted');
  const since = postedWithinDays.map((days) => now - Number(days) * dayMs);
  const counts = newInt32Array(since.length);
  for (let at = 0; at < places.length; at += 1) {
    if (missed[at] !== meetsAll && missed[at] !== mark) continue;
    const published = publishedAt[places[at] ?? 0] ?? 0;
    for (let day = 0; day < since.length; day += 1)
      if (published >= (since[day] ?? 0)) counts[day] = (counts[day] ?? 0) + 1;
  }
  return counts;
}

function named(values: readonly string[], counts: Int32Array): Map<string, number> {
  return new Map(values.flatMap((value, code) => (counts[code] ? [[value, counts[code]]] : [])));
}
