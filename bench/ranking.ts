import type { Services } from '#server/context.ts';
import { createRandom } from '#server/db/demo/random.ts';
import { findNeeds, findOffers } from '#server/features/matching/queries.ts';
import { buildNeeds, buildOffers, getTenantWeights, parseWeights } from '#server/features/matching/service.ts';
import { baselineLoop, timeRuns } from './baselines/baseline-loop.ts';
import { jobCount, seekerCount } from './data/fill.ts';
import type { Times } from './results/times.ts';

/** A ranking in the server, and the plain loop as its limit. */
interface RankingTimes {
  readonly ranked: Times;
  readonly baseline: Times;
}

export interface RankingResults {
  readonly seekers: RankingTimes;
  readonly jobs: RankingTimes;
}

const sampleCount = 200;
const topCount = 50;

const maxWaitMs = 60_000;

/** Ranks all job seekers for sample jobs, and all jobs for sample job seekers. */
export async function measureRanking(services: Services): Promise<RankingResults> {
  const db = services.database.forTenant(1);
  const ranking = await services.ranking.ready(maxWaitMs);
  if (!ranking) throw new Error('The ranking was not ready in time');
  const weights = await getTenantWeights({ db }, 1);
  const jobs = await findNeeds(db, 1, randomIds('jobs', jobCount));
  const seekers = await Promise.all(randomIds('seekers', seekerCount).map((id) => findOffers(db, 1, id)));
  return {
    seekers: compare(
      seekerCount,
      jobs.map((job) => () => {
        ranking.topSeekers(1, buildNeeds(job), parseWeights(job.match_weights, weights), topCount);
      }),
    ),
    jobs: compare(
      jobCount,
      seekers.flatMap((seeker) => (seeker ? () => void ranking.topJobs(1, buildOffers(seeker), topCount) : [])),
    ),
  };
}

function randomIds(name: string, maxId: number): number[] {
  const random = createRandom(name);
  return Array.from({ length: sampleCount }, () => random.int(1, maxId));
}

function compare(rows: number, rankings: readonly (() => void)[]): RankingTimes {
  return { ranked: timeRuns(rankings), baseline: baselineLoop(rows) };
}
