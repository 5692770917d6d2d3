import { type FacetName, facetNames } from '#domain/features/jobs/search/search.ts';
import { postedWithinDays } from '#domain/features/jobs/search/search-choices.ts';
import { dayMs } from '#domain/lib/day.ts';
import { newInt32Array, newUint8Array } from '#server/lib/columns/typed-arrays.ts';
import type { TenantCatalog } from './catalog.ts';
import { countedFacets } from './facet-codes.ts';
import type { Test } from './filter.ts';
import type { FacetColumn } from './job-columns.ts';

/** Number of jobs per value of each filter. */
export type FacetCounts = Readonly<Record<FacetName, ReadonlyMap<string, number>>>;

/**
 * Counts the values of each filter among the jobs that meet all other filters. A job that fails exactly one filter
 * counts in that filter, because selecting its value there would find it.
 * @param now milliseconds since 1970
 */
export function countFacets(
  catalog: TenantCatalog,
  rows: Int32Array,
  tests: readonly Test[],
  now: number,
): FacetCounts {
  const columns = catalog.columns();
  const failed = findFailedFacets(rows, tests);
  const coded = countedFacets.map((name): [FacetName, Map<string, number>] => {
    const values = catalog.facets.values(name);
    return [name, toCountMap(values, countCodes(columns.facet(name), rows, failed, getMark(name), values.length))];
  });
  const posted = toCountMap(postedWithinDays, countDays(columns.publishedAt, rows, failed, now));
  return Object.fromEntries([...coded, ['posted', posted]]) as unknown as FacetCounts;
}

const meetsAll = 0;
const failsSeveral = 255;

function getMark(name: FacetName): number {
  return facetNames.indexOf(name) + 1;
}

/** For each row, the mark of the filter it fails if it fails exactly one. Filters without counts must be met. */
function findFailedFacets(rows: Int32Array, tests: readonly Test[]): Uint8Array {
  const failed = newUint8Array(rows.length);
  for (const { facet, isMet } of tests) {
    const mark = facet === null ? failsSeveral : getMark(facet);
    for (let index = 0; index < rows.length; index += 1) {
      if (failed[index] === failsSeveral || isMet(rows[index] ?? 0)) continue;
      failed[index] = failed[index] === meetsAll ? mark : failsSeveral;
    }
  }
  return failed;
}

function countCodes(
  { starts, codes }: FacetColumn,
  rows: Int32Array,
  failed: Uint8Array,
  mark: number,
  size: number,
): Int32Array {
  const counts = newInt32Array(size);
  for (let index = 0; index < rows.length; index += 1) {
    if (failed[index] !== meetsAll && failed[index] !== mark) continue;
    const row = rows[index] ?? 0;
    const end = starts[row + 1] ?? 0;
    for (let code = starts[row] ?? 0; code < end; code += 1) {
      const value = codes[code] ?? 0;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}

function countDays(publishedAt: Float64Array, rows: Int32Array, failed: Uint8Array, now: number): Int32Array {
  const mark = getMark('posted');
  const since = postedWithinDays.map((days) => now - Number(days) * dayMs);
  const counts = newInt32Array(since.length);
  for (let index = 0; index < rows.length; index += 1) {
    if (failed[index] !== meetsAll && failed[index] !== mark) continue;
    const published = publishedAt[rows[index] ?? 0] ?? 0;
    for (let day = 0; day < since.length; day += 1)
      if (published >= (since[day] ?? 0)) counts[day] = (counts[day] ?? 0) + 1;
  }
  return counts;
}

function toCountMap(values: readonly string[], counts: Int32Array): Map<string, number> {
  return new Map(values.flatMap((value, code) => (counts[code] ? [[value, counts[code]]] : [])));
}
