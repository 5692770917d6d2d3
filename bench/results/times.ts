/** Response times in milliseconds, and responses per second. */
export interface Times {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly perSecond: number;
}

/** @param each  durations in milliseconds of all responses within `seconds` */
export function getTimes(each: readonly number[], seconds: number): Times {
  const sorted = Float64Array.from(each).sort();
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), perSecond: each.length / seconds };
}

/** The round with the median p95. */
export function medianRound(all: readonly Times[]): Times {
  const middle = all.toSorted((a, b) => a.p95 - b.p95)[Math.floor(all.length / 2)];
  if (!middle) throw new Error('There are no rounds');
  return middle;
}
