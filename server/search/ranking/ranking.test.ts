import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JobNeeds, SeekerOffers } from '#domain/features/matching/score/parts.ts';
import {
  arbitraryNeeds,
  arbitraryOffers,
  arbitraryProfile,
  arbitraryRelations,
  arbitraryWeights,
} from '#domain/features/matching/score/score.arbitraries.ts';
import { type MatchScore, scoreMatch } from '#domain/features/matching/score/score.ts';
import { DEFAULT_WEIGHTS, type MatchWeights } from '#domain/features/matching/score/weights.ts';
import { RELATION_VALUES } from '#domain/features/matching/taxonomy/relation-values.ts';
import type { FindRelations } from '#domain/features/matching/taxonomy/relations.ts';
import { maxRankedId } from './rank-slots.ts';
import { createRankingIndex, type RankedEntry, type RankingIndex } from './ranking.ts';

const offers: SeekerOffers = {
  skills: [1, 2],
  certifications: [],
  education: 3,
  titles: [],
  industries: [],
  managementLevel: 1,
};
const needs: JobNeeds = { ...offers, skills: [1, 2, 3, 4] };
const unrelated: FindRelations = () => [];

const getIds = (ranked: readonly RankedEntry[]) => ranked.map(({ id }) => id);

describe('createRankingIndex', () => {
  it('ranks by order, then by lower id, and without a number last', () => {
    const index = createRankingIndex(unrelated);
    index.putSeeker(1, 40, { ...offers, skills: [] });
    index.putSeeker(1, 30, offers);
    index.putSeeker(1, 10, { ...offers, skills: [9] });
    index.putSeeker(1, 20, offers);
    const ranked = index.topSeekers(1, needs, DEFAULT_WEIGHTS, 9);
    expect(ranked.map(({ id, score }) => [id, score.total])).toEqual([
      [20, 67],
      [30, 67],
      [10, 33],
      [40, null],
    ]);
    expect(getIds(index.topSeekers(1, needs, DEFAULT_WEIGHTS, 1))).toEqual([20]);
    expect(index.topSeekers(1, needs, DEFAULT_WEIGHTS, 0)).toEqual([]);
  });

  it('keeps tenants apart', () => {
    const index = createRankingIndex(unrelated);
    index.putSeeker(1, 10, offers);
    index.putJob(1, 11, needs, DEFAULT_WEIGHTS);
    index.putSeeker(2, 20, offers);
    expect(getIds(index.topSeekers(2, needs, DEFAULT_WEIGHTS, 9))).toEqual([20]);
    expect(index.topJobs(2, offers, 9)).toEqual([]);
    index.removeSeeker(2, 10);
    expect(getIds(index.topSeekers(1, needs, DEFAULT_WEIGHTS, 9))).toEqual([10]);
  });

  it('ranks each job with its own weights', () => {
    const index = createRankingIndex(unrelated);
    index.putJob(1, 5, needs, DEFAULT_WEIGHTS);
    index.putJob(1, 6, needs, { ...DEFAULT_WEIGHTS, skills: 0, education: 50 });
    expect(index.topJobs(1, offers, 9).map(({ id, score }) => [id, score.total])).toEqual([
      [6, 100],
      [5, 67],
    ]);
  });

  it('counts a related term in both directions of the ranking', () => {
    const related: FindRelations = (id) => (id === 3 ? [{ id: 2, kind: 'broader_skill' }] : []);
    const index = createRankingIndex(related);
    index.putJob(1, 5, { ...needs, skills: [3] }, DEFAULT_WEIGHTS);
    index.putSeeker(1, 7, offers);
    const expected = scoreMatch({ ...needs, skills: [3] }, offers, DEFAULT_WEIGHTS, related);
    expect(expected.parts.Skills.fraction).toBe(RELATION_VALUES.broader_skill);
    expect(index.topJobs(1, offers, 1)[0]?.score).toEqual(expected);
    expect(index.topSeekers(1, { ...needs, skills: [3] }, DEFAULT_WEIGHTS, 1)[0]?.score).toEqual(expected);
  });

  it('continues after the last entry of a page and only ranks the given ids', () => {
    const index = createRankingIndex(unrelated);
    for (const id of [1, 2, 3, 4, 5]) index.putJob(1, id, needs, DEFAULT_WEIGHTS);
    const first = index.topJobs(1, offers, 2);
    expect(getIds(first)).toEqual([1, 2]);
    expect(getIds(index.topJobs(1, offers, 2, { after: first.at(-1) }))).toEqual([3, 4]);
    expect(index.topJobs(1, offers, 2, { after: { id: 5, order: first[0]?.order ?? 0 } })).toEqual([]);
    expect(getIds(index.topJobs(1, offers, 9, { among: new Set([2, 5, 99]) }))).toEqual([2, 5]);
  });

  it('ranks the highest id', () => {
    const index = createRankingIndex(unrelated);
    index.putSeeker(1, maxRankedId, offers);
    expect(getIds(index.topSeekers(1, offers, DEFAULT_WEIGHTS, 1))).toEqual([maxRankedId]);
  });
});

type Change = { id: number; profile: (JobNeeds & SeekerOffers) | null; weights: MatchWeights };

const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.record({
    id: fc.integer({ min: 1, max: 12 }),
    profile: fc.option(arbitraryProfile, { freq: 4 }),
    weights: arbitraryWeights,
  }),
  { maxLength: 60 },
);

type Listed = Change & { profile: JobNeeds & SeekerOffers };

function apply(index: RankingIndex, all: readonly Change[]): Map<number, Listed> {
  for (const { id, profile, weights } of all) {
    if (profile) {
      index.putSeeker(1, id, profile);
      index.putJob(1, id, profile, weights);
    } else {
      index.removeSeeker(1, id);
      index.removeJob(1, id);
    }
  }
  return findLast(all);
}

function findLast(all: readonly Change[]): Map<number, Listed> {
  const last = new Map<number, Listed>();
  for (const { id, profile, weights } of all) {
    if (profile) last.set(id, { id, profile, weights });
    else last.delete(id);
  }
  return last;
}

function rank(scored: readonly { id: number; score: MatchScore }[], limit: number): RankedEntry[] {
  return scored
    .map(({ id, score }) => ({ id, order: score.order, score }))
    .sort((a, b) => b.order - a.order || a.id - b.id)
    .slice(0, limit);
}

describe('createRankingIndex after any additions, changes, and removals', () => {
  it('ranks job seekers with the scores of scoreMatch', () => {
    fc.assert(
      fc.property(
        changes,
        arbitraryNeeds,
        arbitraryWeights,
        arbitraryRelations,
        fc.integer({ min: 1, max: 14 }),
        (all, job, weights, relations, limit) => {
          const index = createRankingIndex(relations);
          const scored = [...apply(index, all).values()].map(({ id, profile }) => ({
            id,
            score: scoreMatch(job, profile, weights, relations),
          }));
          expect(index.topSeekers(1, job, weights, limit)).toEqual(rank(scored, limit));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('ranks jobs with the scores of scoreMatch', () => {
    fc.assert(
      fc.property(
        changes,
        arbitraryOffers,
        arbitraryRelations,
        fc.integer({ min: 1, max: 14 }),
        (all, seeker, relations, limit) => {
          const index = createRankingIndex(relations);
          const scored = [...apply(index, all).values()].map(({ id, profile, weights }) => ({
            id,
            score: scoreMatch(profile, seeker, weights, relations),
          }));
          expect(index.topJobs(1, seeker, limit)).toEqual(rank(scored, limit));
        },
      ),
      { numRuns: 400 },
    );
  });

  it('ranks jobs with the scores of scoreMatch again after more changes', () => {
    fc.assert(
      fc.property(
        changes,
        changes,
        fc.array(arbitraryOffers, { minLength: 1, maxLength: 3 }),
        arbitraryRelations,
        (before, after, seekers, relations) => {
          const index = createRankingIndex(relations);
          apply(index, before);
          for (const seeker of seekers) index.topJobs(1, seeker, 14);
          apply(index, after);
          const jobs = [...findLast([...before, ...after]).values()];
          for (const seeker of seekers) {
            const scored = jobs.map(({ id, profile, weights }) => ({
              id,
              score: scoreMatch(profile, seeker, weights, relations),
            }));
            expect(index.topJobs(1, seeker, 14)).toEqual(rank(scored, 14));
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('returns the whole ranking across pages', () => {
    fc.assert(
      fc.property(changes, arbitraryOffers, fc.integer({ min: 1, max: 4 }), (all, seeker, size) => {
        const index = createRankingIndex(unrelated);
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
