import { radiusLimits } from '#domain/features/jobs/search-choices.ts';
import { formatDistance, kilometersPerMile, usesMiles } from '#web/lib/format.ts';
import type { Choice } from './radio-group.tsx';

/** Round distances in the reader's unit, in kilometers. */
const mileSteps = [5, 10, 25, 50, 100, 200].map((miles) => Math.round(miles * kilometersPerMile));
const kilometerSteps = [10, 25, 50, 100, 200, 400];

/** The distances to choose from, including the current radius from the URL. */
export function radiusChoices(radius: number): Choice[] {
  const steps = usesMiles() ? mileSteps : kilometerSteps;
  const all = [...new Set([...steps, radius])].toSorted((a, b) => a - b);
  return all.map((km) => ({ value: String(km), label: formatDistance(km) }));
}

/** The next larger distance to try when nothing was found, or null at the maximum. */
export function widerRadius(radius: number): number | null {
  const steps = usesMiles() ? mileSteps : kilometerSteps;
  return steps.find((km) => km > radius * 1.2 && km <= radiusLimits.max) ?? null;
}
