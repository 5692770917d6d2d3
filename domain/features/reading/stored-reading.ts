import * as z from 'zod/mini';
import type { Evidence, ReadRequirements, ReadTerm } from './posting/requirements.ts';

const StoredEvidence = { sentence: z.string(), confidence: z.number() };
/** `words`: as written in the text; undefined in readings of an earlier version. */
const StoredTerm = z.object({ id: z.int(), words: z.optional(z.string()), ...StoredEvidence });
const StoredLevel = z.nullable(z.object({ value: z.int(), ...StoredEvidence }));

/** What counts of the requirements read from a job's texts, as stored with the job for the explanation. */
export const StoredReading = z.object({
  skills: z.array(StoredTerm),
  certifications: z.array(StoredTerm),
  titles: z.array(StoredTerm),
  industries: z.array(StoredTerm),
  education: StoredLevel,
  managementLevel: StoredLevel,
  years: z.nullable(z.object({ min: z.nullable(z.int()), max: z.nullable(z.int()), ...StoredEvidence })),
  noneRequired: z.array(z.object({ value: z.string(), ...StoredEvidence })),
});
export type StoredReading = z.infer<typeof StoredReading>;

export const emptyReading: StoredReading = {
  skills: [],
  certifications: [],
  titles: [],
  industries: [],
  education: null,
  managementLevel: null,
  years: null,
  noneRequired: [],
};

/** Less certain findings are not counted. Settled by `npm run bench:matching` on the tuning half of its sets. */
const minConfidence = 0.5;

const maxTerms = 40;
const maxSentenceLength = 300;

/** Keeps the findings that count. */
export function buildStoredReading(read: ReadRequirements): StoredReading {
  const { education, managementLevel, years, noneRequired } = read;
  return {
    skills: storeTerms(read.skills),
    certifications: storeTerms(read.certifications),
    titles: storeTerms(read.titles),
    industries: storeTerms(read.industries),
    education: education && counts(education) ? { value: education.value, ...storeEvidence(education) } : null,
    // Everyone is at least at the first level, so that a title without a level says nothing.
    managementLevel:
      managementLevel && managementLevel.value > 1 && counts(managementLevel)
        ? { value: managementLevel.value, ...storeEvidence(managementLevel) }
        : null,
    years: years && counts(years) ? { ...fitYears(years), ...storeEvidence(years) } : null,
    noneRequired: noneRequired.filter(counts).map((found) => ({ value: found.value, ...storeEvidence(found) })),
  };
}

interface Found {
  readonly evidence: Evidence;
}

function counts({ evidence }: Found): boolean {
  return evidence.confidence >= minConfidence;
}

function storeEvidence({ evidence: { sentence, confidence } }: Found): Evidence {
  return { sentence: sentence.slice(0, maxSentenceLength), confidence };
}

function storeTerms(terms: readonly ReadTerm[]): StoredReading['skills'] {
  const byId = new Map<number, StoredReading['skills'][number]>();
  for (const term of terms) {
    if (counts(term) && !byId.has(term.id))
      byId.set(term.id, { id: term.id, words: term.text, ...storeEvidence(term) });
  }
  return [...byId.values()].slice(0, maxTerms);
}

const maxYears = 60;

function fitYears({ min, max }: { min: number | null; max: number | null }) {
  const limit = (years: number | null) => (years === null ? null : Math.min(maxYears, Math.max(0, Math.round(years))));
  return { min: limit(min), max: limit(max) };
}
