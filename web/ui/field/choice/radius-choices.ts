import { formatDistance, kilometersPerMile, usesMiles } from '#web/lib/texts/format.ts';
import type { Choice } from './radio-group.tsx';

/** Round distances in the reader's unit, in kilometers. */
const mileSteps = [5, 10, 25, 50, 100, 200].map((miles) => Math.round(miles * kilometersPerMile));
const kilometerSteps = [10, 25, 40, 100, 200, 400];

/**
 * The distances to choose from, including the current radius from the URL.
 * @param country of the place, if known
 */
export function radiusChoices(radius: number, country?: string): Choice[] {
  const steps = usesMiles(country) ? mileSteps : kilometerSteps;
  const all = [...new Set([...steps, radius])].toSorted((a, b) => a - b);
  return all.map((km) => ({ value: String(km), label: formatDistance(km, country) }));
}
