import fc from 'fast-check';
import { SENIORITY } from '#domain/features/matching/levels/seniority.ts';
import type { PostingWords } from '#domain/features/matching/taxonomy/key-words.ts';
import { type FindRelations, RELATION_KINDS } from '#domain/features/matching/taxonomy/relations.ts';
import { type JobNeeds, MATCH_PARTS, type SeekerOffers } from './parts.ts';
import type { MatchWeights } from './weights.ts';

// A small range, so that terms often match.
const terms = fc.array(fc.nat(20), { maxLength: 9 });

const fields = {
  skills: terms,
  certifications: terms,
  education: fc.option(fc.integer({ min: 0, max: 5 })),
  titles: terms,
  industries: terms,
  managementLevel: fc.option(fc.integer({ min: 1, max: 5 })),
  seniority: fc.nat(SENIORITY.staff),
};

const wordIds = fc.uniqueArray(fc.nat(30), { maxLength: 12 }).map((ids) => ids.toSorted((a, b) => a - b));

/** Words that often match. */
export const arbitraryPersonWords: fc.Arbitrary<readonly number[]> = wordIds;

export const arbitraryPostingWords: fc.Arbitrary<PostingWords> = wordIds.chain((ids) =>
  fc
    .array(fc.integer({ min: 1, max: 255 }), { minLength: ids.length, maxLength: ids.length })
    .map((weights) => ({ ids, weights })),
);

export const arbitraryOffers: fc.Arbitrary<SeekerOffers> = fc.record({ ...fields, words: arbitraryPersonWords });

export const arbitraryNeeds: fc.Arbitrary<JobNeeds> = fc.record({
  ...fields,
  noneRequired: fc.subarray([...MATCH_PARTS], { maxLength: 2 }),
  keyWords: arbitraryPostingWords,
});

/** Serves as either side. */
export const arbitraryProfile: fc.Arbitrary<JobNeeds & SeekerOffers> = fc
  .tuple(arbitraryNeeds, arbitraryOffers)
  .map(([needs, offers]) => ({ ...offers, ...needs }));

/** Any relations between the terms, not necessarily in both directions. */
export const arbitraryRelations: fc.Arbitrary<FindRelations> = fc
  .array(fc.tuple(fc.nat(20), fc.nat(20), fc.constantFrom(...RELATION_KINDS)), { maxLength: 40 })
  .map((rows) => (id) => rows.flatMap(([from, to, kind]) => (from === id && to !== id ? [{ id: to, kind }] : [])));

// The gaps between five sorted cuts sum to 100.
export const arbitraryWeights: fc.Arbitrary<MatchWeights> = fc
  .array(fc.nat(100), { minLength: 5, maxLength: 5 })
  .map((cuts) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = cuts.toSorted((x, y) => x - y);
    return {
      skills: a,
      certification: b - a,
      education: c - b,
      job_title: d - c,
      industry: e - d,
      management_level: 100 - e,
    };
  });
