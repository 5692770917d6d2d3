import { createRankingIndex, type RankingIndex } from './ranking.ts';

/** A ranking that can be exchanged for a freshly read one while it answers. */
export interface LiveRanking extends RankingIndex {
  replace(fresh: RankingIndex): void;
}

export function createLiveRanking(): LiveRanking {
  let current = createRankingIndex();
  return {
    putSeeker: (...all) => current.putSeeker(...all),
    removeSeeker: (...all) => current.removeSeeker(...all),
    putJob: (...all) => current.putJob(...all),
    removeJob: (...all) => current.removeJob(...all),
    topSeekers: (...all) => current.topSeekers(...all),
    topJobs: (...all) => current.topJobs(...all),
    replace: (fresh) => {
      current = fresh;
    },
  };
}
