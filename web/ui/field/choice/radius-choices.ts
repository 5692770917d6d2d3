import { radiusLimits } from '#domain/features/jobs/search-choices.ts';
import { formatDistance, kilometresPerMile, readsMiles } from '#web/lib/format.ts';
import type { Choice } from './radio-group.tsx';

/** Round distances in the reader's own unit, as kilometres. */
const inMiles = [5, 10, 25, 50, 100, 200].map((miles) => Math.round(miles * kilometresPerMile));
const inKilometres = [10, 25, 50, 100, 200, 400];

/** The distances to choose from; a radius that came with the address joins them. */
export function radiusChoices(radius: number): Choice[] {
  const steps = readsMiles() ? inMiles : inKilometres;
  const all = [...new Set([...steps, radius])].toSorted((a, b) => a - b);
  return all.map((km) => ({ value: String(km), label: formatDistance(km) }));
}

/** The next distance to try when nothing was found, or null at the widest. */
export function widerRadius(radius: number): number | null {
  const steps = readsMiles() ? inMiles : inKilometres;
  return steps.find((km) => km > radius * 1.2 && km <= radiusLimits.max) ?? null;
}
