import { type FoundLocation, isPoint } from '#server/reference/location.ts';
import type { FacetCodes } from '#server/search/jobs/facet-codes.ts';
import { createRadiusTest } from '#server/search/jobs/filter.ts';
import type { JobColumns } from '#server/search/jobs/job-columns.ts';

/** Whether the job of a row is near a city or postal code, or in a state, province, or country. */
export function createPlaceTest(
  columns: JobColumns,
  facets: FacetCodes,
  location: FoundLocation,
  radiusKm: number,
): (row: number) => boolean {
  if (isPoint(location)) return createRadiusTest(columns, { ...location, radiusKm });
  const name = location.kind === 'region' ? 'region' : 'country';
  const value = location.kind === 'region' ? `${location.country}-${location.region}` : location.country;
  const { starts, codes } = columns.facet(name);
  const wanted = facets.codeOf(name, value);
  return (row) => {
    for (let index = starts[row] ?? 0; index < (starts[row + 1] ?? 0); index += 1)
      if (codes[index] === wanted) return true;
    return false;
  };
}
