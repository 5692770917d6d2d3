import type { Services } from '#server/context.ts';
import { randomFor } from '#server/db/demo/random.ts';
import { findNeeds, findOffers } from '#server/features/matching/queries.ts';
import { tenantWeights, termsOf, weightsOf } from '#server/features/matching/service.ts';
import { bareLoop, timesOfWorks } from './baseline-loop.ts';
import { jobCount, seekerCount } from './data/fill.ts';
import type { Times } from './times.ts';

/** A ranking in the server beside the least work there is. */
interface RankingTimes {
  readonly ranked: Times;
  readonly bare: Times;
}

const samples = 200;
const top = 50;

/** Milliseconds. */
const longestWait = 60_000;

/** Ranks everybody for jobs, and all jobs for job seekers, with the ranking as the database filled it. */
export async function measureRanking(
  services: Services,
): Promise<{ readonly seekers: RankingTimes; readonly jobs: RankingTimes }> {
  const { database } = services;
  const ranking = await services.ranking.ready(longestWait);
  if (!ranking) throw new Error('The ranking was not ready in time');
  const weights = await tenantWeights(database, 1);
  const jobs = await findNeeds(database.db, 1, someIds('jobs', jobCount));
  const seekers = await Promise.all(someIds('seekers', seekerCount).map((id) => findOffers(database.db, 1, id)));
  return {
    seekers: compare(
      seekerCount,
      jobs.map((job) => () => {
        ranking.topSeekers(1, termsOf(job), weightsOf(job.match_weights, weights), top);
      }),
    ),
    jobs: compare(
      jobCount,
      seekers.flatMap((seeker) => (seeker ? () => void ranking.topJobs(1, termsOf(seeker), top) : [])),
    ),
  };
}

function someIds(name: string, most: number): number[] {
  const random = randomFor(name);
  return Array.from({ length: samples }, () => random.int(1, most));
}

function compare(rows: number, rankings: readonly (() => void)[]): RankingTimes {
  return { ranked: timesOfWorks(rankings), bare: bareLoop(rows) };
}
