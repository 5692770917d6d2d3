import { getTimes, type Times } from '#bench/results/times.ts';
import { createRandom } from '#server/db/demo/random.ts';

/** Number of measured scans. */
const rounds = 200;

/** Measures a plain loop over all rows: the CPU limit for responses from memory. */
export function baselineLoop(rows: number): Times {
  const scan = buildScan(rows);
  return timeRuns(Array.from({ length: rounds }, () => scan));
}

/** Times each function, in milliseconds. */
export function timeRuns(runs: readonly (() => void)[]): Times {
  const durations = runs.map((run) => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return getTimes(durations, durations.reduce((sum, time) => sum + time, 0) / 1000);
}

/** Sums six table lookups per row and keeps the maximum. */
function buildScan(rows: number): () => void {
  const random = createRandom('bare loop');
  const column = () => Uint8Array.from({ length: rows }, () => random.int(0, 5));
  const [a, b, c, d, e, f] = [column(), column(), column(), column(), column(), column()] as const;
  const points = Float64Array.from({ length: 6 }, (_none, rank) => rank * 3.3);
  const at = (list: Uint8Array, row: number) => points[list[row] ?? 0] ?? 0;
  const result = { best: 0 };
  return () => {
    for (let row = 0; row < rows; row += 1) {
      const sum = at(a, row) + at(b, row) + at(c, row) + at(d, row) + at(e, row) + at(f, row);
      if (sum > result.best) result.best = sum;
    }
  };
}
