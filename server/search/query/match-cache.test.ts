import { describe, expect, it } from 'vitest';
import { emptyColumns } from '#server/search/jobs/job-columns.ts';
import { cacheMatches } from './match-cache.ts';
import { rankMatches } from './query-matches.ts';
import type { UnderstoodQuery } from './understand.ts';

function createQuery(matchCount: number): UnderstoodQuery {
  const matches = rankMatches(emptyColumns, new Int32Array(matchCount), () => 0);
  return { matches, chips: [], corrected: null, didYouMean: null, near: null };
}

const half = 900_000;

describe('cacheMatches', () => {
  it('removes the query that was not used for the longest time', () => {
    const cache = cacheMatches({ ...emptyColumns });
    cache.set('first', createQuery(half));
    cache.set('second', createQuery(half));
    cache.get('first');
    cache.set('third', createQuery(half));
    expect(['first', 'second', 'third'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
  });

  it('counts a query that is set twice once', () => {
    const cache = cacheMatches({ ...emptyColumns });
    cache.set('first', createQuery(half));
    for (let round = 0; round < 3; round += 1) cache.set('second', createQuery(half));
    expect(cache.get('first')).toBeDefined();
  });
});
