import fc from 'fast-check';
import type { JobNeeds } from './parts.ts';
import type { MatchWeights } from './weights.ts';

// A small range, so that terms often match.
const terms = fc.array(fc.nat(20), { maxLength: 9 });

export const arbitraryProfile: fc.Arbitrary<JobNeeds> = fc.record({
  skills: terms,
  certifications: terms,
  education: fc.option(fc.integer({ min: 0, max: 5 })),
  titles: terms,
  industries: terms,
  managementLevel: fc.option(fc.integer({ min: 1, max: 5 })),
});

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
