import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListField, MATCH_PARTS, type SeekerOffers } from './parts.ts';
import {
  arbitraryNeeds,
  arbitraryOffers,
  arbitraryPersonWords,
  arbitraryPostingWords,
  arbitraryRelations,
  arbitraryWeights,
} from './score.arbitraries.ts';
import { scoreMatch } from './score.ts';
import { DEFAULT_WEIGHTS } from './weights.ts';

describe('scoreMatch for any profiles, relations and weights', () => {
  it('stays within 0 to 100, with parts within their weights that sum to 100', () => {
    fc.assert(
      fc.property(
        arbitraryNeeds,
        arbitraryOffers,
        arbitraryWeights,
        arbitraryRelations,
        (needs, offers, weights, relations) => {
          const { parts, total, order } = scoreMatch(needs, offers, weights, relations);
          if (total === null) {
            expect(order).toBe(0);
            return;
          }
          expect(total).toBeGreaterThanOrEqual(0);
          expect(total).toBeLessThanOrEqual(100);
          expect(Number.isInteger(total)).toBe(true);
          expect(MATCH_PARTS.reduce((sum, part) => sum + parts[part].weight, 0)).toBeCloseTo(100, 6);
          for (const part of MATCH_PARTS) expect(parts[part].score).toBeLessThanOrEqual(parts[part].weight + 1e-9);
          expect(order).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('is 100 for a profile that meets all requirements', () => {
    fc.assert(
      fc.property(arbitraryNeeds, arbitraryWeights, arbitraryRelations, (needs, weights, relations) => {
        expect([100, null]).toContain(scoreMatch(needs, needs, weights, relations).total);
      }),
    );
  });

  it('never decreases in score or order when a skill is added, also to a profile without skills', () => {
    fc.assert(
      fc.property(
        arbitraryNeeds,
        arbitraryOffers,
        arbitraryWeights,
        arbitraryRelations,
        fc.nat(20),
        (needs, offers, weights, relations, skill) => {
          const before = scoreMatch(needs, offers, weights, relations);
          const after = scoreMatch(needs, { ...offers, skills: [...offers.skills, skill] }, weights, relations);
          expect(after.total ?? -1).toBeGreaterThanOrEqual(before.total ?? -1);
          expect(after.order).toBeGreaterThanOrEqual(before.order);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('never decreases when a term is added to a list that is not empty', () => {
    const field = fc.constantFrom<ListField>('certifications', 'titles', 'industries');
    fc.assert(
      fc.property(
        arbitraryNeeds,
        arbitraryOffers,
        arbitraryWeights,
        field,
        fc.nat(20),
        (needs, offers, weights, at, term) => {
          fc.pre(offers[at].length > 0);
          const before = scoreMatch(needs, offers, weights, () => []).total ?? -1;
          const withTerm = { ...offers, [at]: [...offers[at], term] };
          expect(scoreMatch(needs, withTerm, weights, () => []).total ?? -1).toBeGreaterThanOrEqual(before);
        },
      ),
    );
  });

  it('does not depend on the order of the terms', () => {
    fc.assert(
      fc.property(
        arbitraryNeeds,
        arbitraryOffers,
        arbitraryWeights,
        arbitraryRelations,
        (needs, offers, weights, relations) => {
          const turned = <T extends SeekerOffers>(profile: T): T => ({
            ...profile,
            skills: profile.skills.toReversed(),
            titles: profile.titles.toReversed(),
          });
          expect(scoreMatch(turned(needs), turned(offers), weights, relations)).toEqual(
            scoreMatch(needs, offers, weights, relations),
          );
        },
      ),
    );
  });
});

describe('scoreMatch with words and levels', () => {
  it("never decreases in order when the profile has more of the posting's words, and never changes in number", () => {
    fc.assert(
      fc.property(
        arbitraryNeeds,
        arbitraryOffers,
        arbitraryPostingWords,
        arbitraryPersonWords,
        arbitraryPersonWords,
        fc.nat(9),
        fc.nat(9),
        (needs, offers, keyWords, words, more, own, asked) => {
          const job = { ...needs, keyWords, seniority: asked };
          const plain = scoreMatch(needs, offers, DEFAULT_WEIGHTS, () => []);
          const before = scoreMatch(job, { ...offers, words, seniority: own }, DEFAULT_WEIGHTS, () => []);
          const all = { ...offers, words: [...words, ...more], seniority: own };
          const after = scoreMatch(job, all, DEFAULT_WEIGHTS, () => []);
          expect(after.order).toBeGreaterThanOrEqual(before.order);
          expect({ ...after, order: 0 }).toEqual({ ...plain, order: 0 });
          expect(after.order > 0).toBe(after.total !== null);
          expect(after.order).toBeLessThanOrEqual(65_535);
        },
      ),
    );
  });
});
