import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JobNeeds } from '#domain/features/matching/parts.ts';
import { arbitraryProfile, arbitraryWeights } from '#domain/features/matching/score.arbitraries.ts';
import { scoreMatch } from '#domain/features/matching/score.ts';
import { DEFAULT_WEIGHTS, type MatchWeights } from '#domain/features/matching/weights.ts';
import type { RankedEntry } from './rank-slots.ts';
import { createRankingIndex, type RankingIndex } from './ranking.ts';

const offers: JobNeeds = {
  skills: [1, 2],
  certifications: [],
  education: 3,
  titles: [],
  industries: [],
  managementLevel: 1,
};
const needs: JobNeeds = { ...offers, skills: [1, 2, 3, 4] };

describe('createRankingIndex', () => {
  it('ranks by total, then by lower id', () => {
    const index = createRankingIndex();
    index.putSeeker(1, 30, offers);
    index.putSeeker(1, 10, { ...offers, skills: [9] });
    index.putSeeker(1, 20, offers);
    expect(index.topSeekers(1, needs, DEFAULT_WEIGHTS, 9)).toEqual([
      { id: 20, total: 80 },
      { id: 30, total: 80 },
      { id: 10, total: 60 },
    ]);
    expect(index.topSeekers(1, needs, DEFAULT_WEIGHTS, 1)).toEqual([{ id: 20, total: 80 }]);
    expect(index.topSeekers(1, needs, DEFAULT_WEIGHTS, 0)).toEqual([]);
  });

  it('keeps tenants apart', () => {
    const index = createRankingIndex();
    index.putSeeker(1, 10, offers);
    index.putJob(1, 11, needs, DEFAULT_WEIGHTS);
    index.putSeeker(2, 20, offers);
    expect(index.topSeekers(2, needs, DEFAULT_WEIGHTS, 9).map(({ id }) => id)).toEqual([20]);
    expect(index.topJobs(2, offers, 9)).toEqual([]);
    index.removeSeeker(2, 10);
    expect(index.topSeekers(1, needs, DEFAULT_WEIGHTS, 9).map(({ id }) => id)).toEqual([10]);
  });

  it('ranks each job with its own weights', () => {
    const index = createRankingIndex();
    index.putJob(1, 5, needs, DEFAULT_WEIGHTS);
    index.putJob(1, 6, needs, { ...DEFAULT_WEIGHTS, skills: 0, education: 50 });
    expect(index.topJobs(1, offers, 9)).toEqual([
      { id: 6, total: 100 },
      { id: 5, total: 80 },
    ]);
  });

  it('continues after the last entry of a page and only ranks the given ids', () => {
    const index = createRankingIndex();
    for (const id of [1, 2, 3, 4, 5]) index.putJob(1, id, needs, DEFAULT_WEIGHTS);
    const page = (after?: { id: number; total: number }) => index.topJobs(1, offers, 2, { after }).map(({ id }) => id);
    expect(page()).toEqual([1, 2]);
    expect(page({ id: 2, total: 80 })).toEqual([3, 4]);
    expect(page({ id: 5, total: 80 })).toEqual([]);
    expect(index.topJobs(1, offers, 9, { among: new Set([2, 5, 99]) }).map(({ id }) => id)).toEqual([2, 5]);
  });

  it('ranks ids up to 2 ** 46', () => {
    const index = createRankingIndex();
    const largeId = 2 ** 45 + 1;
    index.putSeeker(1, largeId, offers);
    expect(index.topSeekers(1, offers, DEFAULT_WEIGHTS, 1)).toEqual([{ id: largeId, total: 100 }]);
  });
});

type Change = { id: number; profile: JobNeeds | null; weights: MatchWeights };

const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 12 }),
    profile: fc.option(arbitraryProfile, { freq: 4 }),
    weights: arbitraryWeights,
  }),
  { maxLength: 60 },
);

function apply(index: RankingIndex, all: readonly Change[]): Map<number, Change & { profile: JobNeeds }> {
  const last = new Map<number, Change & { profile: JobNeeds }>();
  for (const { id, profile, weights } of all) {
    if (profile) {
      index.putSeeker(1, id, profile);
      index.putJob(1, id, profile, weights);
      last.set(id, { id, profile, weights });
    } else {
      index.removeSeeker(1, id);
      index.removeJob(1, id);
      last.delete(id);
    }
  }
  return last;
}

const bestFirst = (a: { id: number; total: number }, b: { id: number; total: number }): number =>
  b.total - a.total || a.id - b.id;

describe('createRankingIndex after any additions, changes, and removals', () => {
  it('ranks job seekers by the totals of scoreMatch', () => {
    fc.assert(
      fc.property(
        changes,
        arbitraryProfile,
        arbitraryWeights,
        fc.integer({ min: 1, max: 14 }),
        (all, job, weights, limit) => {
          const index = createRankingIndex();
          const scored = [...apply(index, all).values()].map(({ id, profile }) => ({
            id,
            total: scoreMatch(job, profile, weights).total,
          }));
          expect(index.topSeekers(1, job, weights, limit)).toEqual(scored.sort(bestFirst).slice(0, limit));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('ranks jobs by the totals of scoreMatch', () => {
    fc.assert(
      fc.property(changes, arbitraryProfile, fc.integer({ min: 1, max: 14 }), (all, seeker, limit) => {
        const index = createRankingIndex();
        const scored = [...apply(index, all).values()].map(({ id, profile, weights }) => ({
          id,
          total: scoreMatch(profile, seeker, weights).total,
        }));
        expect(index.topJobs(1, seeker, limit)).toEqual(scored.sort(bestFirst).slice(0, limit));
      }),
      { numRuns: 400 },
    );
  });

  it('returns the whole ranking across pages', () => {
    fc.assert(
      fc.property(changes, arbitraryProfile, fc.integer({ min: 1, max: 4 }), (all, seeker, size) => {
        const index = createRankingIndex();
        apply(index, all);
        const joined: RankedEntry[] = [];
        for (let page = index.topJobs(1, seeker, size); page.length > 0; ) {
          joined.push(...page);
          page = index.topJobs(1, seeker, size, { after: page.at(-1) });
        }
        expect(joined).toEqual(index.topJobs(1, seeker, 100));
      }),
    );
  });
});
