import { setTimeout as delay } from 'node:timers/promises';
import { createRankingIndex, type RankingIndex } from './ranking.ts';

/** A ranking that can be exchanged for a freshly read one while it answers. */
export interface LiveRanking extends RankingIndex {
  replace(fresh: RankingIndex): void;
  /** Whether it has been filled, now or within so many milliseconds: a product that has just started still reads. */
  filledWithin(milliseconds: number): Promise<boolean>;
}

export function createLiveRanking(): LiveRanking {
  let current = createRankingIndex();
  let isFilled = false;
  const filled = Promise.withResolvers<true>();
  return {
    filledWithin: async (milliseconds) => {
      return isFilled || Promise.race([filled.promise, delay(milliseconds, false, { ref: false })]);
    },
    putSeeker: (...all) => current.putSeeker(...all),
    removeSeeker: (...all) => current.removeSeeker(...all),
    putJob: (...all) => current.putJob(...all),
    removeJob: (...all) => current.removeJob(...all),
    topSeekers: (...all) => current.topSeekers(...all),
    topJobs: (...all) => current.topJobs(...all),
    replace: (fresh) => {
      current = fresh;
      isFilled = true;
      filled.resolve(true);
    },
  };
}
