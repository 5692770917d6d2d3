// Ranks 200,000 job seekers for a job and 100,000 jobs for a job seeker, beside a bare loop over typed arrays.
import type { JobNeeds } from '#domain/features/matching/parts.ts';
import { DEFAULT_WEIGHTS } from '#domain/features/matching/weights.ts';
import { createRankingIndex } from '#server/features/matching/ranking.ts';

const SEEKERS = 200_000;
const JOBS = 100_000;
const ROUNDS = 100;
const TOP = 50;

let seed = 7;
const index = createRankingIndex();
const loading = timeOf(() => {
  for (let id = 1; id <= SEEKERS; id += 1) index.putSeeker(1, id, randomProfile());
  for (let id = 1; id <= JOBS; id += 1) index.putJob(1, id, randomProfile(), DEFAULT_WEIGHTS);
});
print(`load ${SEEKERS} seekers and ${JOBS} jobs: ${loading.toFixed(0)} ms, ${megabytes()} MB in all`);
compare(`top ${TOP} of ${SEEKERS} seekers`, SEEKERS, () => index.topSeekers(1, randomProfile(), DEFAULT_WEIGHTS, TOP));
compare(`top ${TOP} of ${JOBS} jobs`, JOBS, () => index.topJobs(1, randomProfile(), TOP));
const patches = times(() => index.putSeeker(1, 1 + below(SEEKERS), randomProfile()));
print(`change one seeker: p50 ${at(patches, 0.5)} ms, p95 ${at(patches, 0.95)} ms`);

function compare(name: string, rows: number, rank: () => unknown): void {
  const ranked = times(rank);
  const bare = times(bareLoop(rows));
  const ratio = Number(at(ranked, 0.5)) / Number(at(bare, 0.5));
  print(
    `${name}: p50 ${at(ranked, 0.5)} ms, p95 ${at(ranked, 0.95)} ms; bare loop p50 ${at(bare, 0.5)} ms; ratio ${ratio.toFixed(1)}`,
  );
}

// The least work there is: six bytes a row, looked up and summed, the greatest sum remembered.
function bareLoop(rows: number): () => number {
  const column = (): Uint8Array => Uint8Array.from({ length: rows }, () => below(6));
  const [a, b, c, d, e, f] = [column(), column(), column(), column(), column(), column()] as const;
  const points = Float64Array.from({ length: 6 }, (_empty, rank) => rank * 3.3);
  return () => {
    let best = 0;
    for (let row = 0; row < rows; row += 1) {
      const sum =
        (points[a[row] ?? 0] ?? 0) +
        (points[b[row] ?? 0] ?? 0) +
        (points[c[row] ?? 0] ?? 0) +
        (points[d[row] ?? 0] ?? 0) +
        (points[e[row] ?? 0] ?? 0) +
        (points[f[row] ?? 0] ?? 0);
      if (sum > best) best = sum;
    }
    return best;
  };
}

// Twelve skills of 5,000, the low ids far more usual, as in life.
function randomProfile(): JobNeeds {
  const some = (most: number, of: number): number[] =>
    Array.from({ length: below(most + 1) }, () => Math.floor(of * (below(1_000_000) / 1_000_000) ** 2));
  return {
    skills: some(24, 5000),
    certifications: some(3, 180),
    education: below(6),
    titles: some(3, 1000),
    industries: some(2, 110),
    managementLevel: 1 + below(5),
  };
}

function below(limit: number): number {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((seed / 2 ** 32) * limit);
}

function times(work: () => unknown): number[] {
  return Array.from({ length: ROUNDS }, () => timeOf(work)).sort((x, y) => x - y);
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function at(sorted: readonly number[], share: number): string {
  return (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2);
}

function megabytes(): string {
  return (process.memoryUsage().rss / 2 ** 20).toFixed(0);
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
