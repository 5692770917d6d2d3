import { jobTypes, workModes } from '#domain/features/jobs/choices.ts';
import type { ReadQuery } from '#domain/features/jobs/query/read-query.ts';
import { normalizeTerm } from '#domain/features/matching/normalize-term.ts';
import type { Taxonomy } from '#domain/features/matching/taxonomy.ts';
import { type FoundLocation, isPoint } from '#server/reference/location.ts';
import type { FacetCodes } from '#server/search/jobs/facet-codes.ts';
import type { JobColumns } from '#server/search/jobs/job-columns.ts';
import { createPlaceTest } from './place-test.ts';
import type { TierRule } from './tier-rule.ts';
import { buildTermRules, buildTextRules, buildTitleRules, listForms, spell } from './word-rules.ts';

type Part = ReadQuery<FoundLocation>['parts'][number];

type TestFactory = (columns: JobColumns, facets: FacetCodes) => (row: number) => boolean;

/** What a part of a query asks of a job. */
export interface Clause {
  readonly rules: readonly TierRule[];
  /** Jobs that ask for this skill have at least the tier. */
  readonly skill?: { readonly id: number; readonly tier: number };
  /** Jobs whose columns meet the test have at least the tier. */
  readonly test?: { readonly create: TestFactory; readonly tier: number };
  /**
   * The words name what jobs have: titles, skills, employers. With enough such jobs, their texts are not searched, which
   * would add thousands that only mention it.
   */
  readonly isNamed?: boolean;
  /** The rules count only for jobs that meet the test. */
  readonly isBound?: boolean;
  /** Jobs that match are left out. */
  readonly isExcluded?: boolean;
  /** A job needs this clause or the one before. */
  readonly isAlternative?: boolean;
}

export interface ClauseOptions {
  readonly taxonomy: Taxonomy;
  /** The words of all titles of active jobs. */
  readonly titleWords: ReadonlySet<string>;
  readonly radiusKm: number;
  readonly currency: string;
}

export function buildClause(part: Part, options: ClauseOptions): Clause {
  const clause = builders[part.kind](part, options);
  return part.isAlternative ? { ...clause, isAlternative: true } : clause;
}

/** What a filter is worth. Together with a title or skill it counts less than these. */
const filterTier = 20;

/** A stated mode or type counts more than any words: the other jobs only mention it. */
const statedTier = 120;

const builders: Record<Part['kind'], (part: Part, options: ClauseOptions) => Clause> = {
  title: (part, { taxonomy, titleWords }) => ({ rules: buildTitleRules(part, taxonomy, titleWords), isNamed: true }),
  skill: (part, { taxonomy }) => ({
    rules: buildTermRules(part, spell(taxonomy, part)),
    skill: { id: part.term ?? 0, tier: 60 },
    isNamed: true,
  }),
  certification: (part, { taxonomy }) => ({ rules: buildTermRules(part, spell(taxonomy, part)) }),
  employer: ({ text, label }) => ({
    rules: [
      { tier: 90, field: 'company', any: [label], how: 'phrase', isLiteral: true },
      { tier: 80, field: 'company', any: [text], how: 'all' },
      ...buildTextRules(text),
    ],
    isNamed: true,
  }),
  place: buildPlace,
  mode: (part) => {
    const code = (workModes as readonly string[]).indexOf(part.value);
    return {
      rules: [...buildMentionRules(part.value, 5), ...buildChoiceRules(part)],
      test: {
        create:
          ({ modes }) =>
          (row) =>
            modes[row] === code,
        tier: statedTier,
      },
    };
  },
  type: (part) => {
    const code = (jobTypes as readonly string[]).indexOf(part.value);
    return {
      rules: [...buildMentionRules(part.value, statedTier - 1), ...buildChoiceRules(part)],
      test: {
        create:
          ({ types }) =>
          (row) =>
            types[row] === code,
        tier: statedTier,
      },
    };
  },
  pay: (part, { currency }) => ({
    rules: [
      { tier: 30, field: 'title', any: [part.text], how: 'phrase', isLiteral: true },
      { tier: filterTier, field: 'pay', any: [part.value, currency], how: 'all' },
      { tier: 10, field: 'text', any: [part.text], how: 'phrase', isLiteral: true },
    ],
  }),
  phrase: ({ text }) => ({
    rules: [
      { tier: 90, field: 'exact_title', any: [text.toLowerCase()], how: 'all' },
      { tier: 80, field: 'title', any: [text], how: 'phrase', isLiteral: true },
      { tier: 60, field: 'company', any: [text], how: 'phrase', isLiteral: true },
      // A single word is in too many long texts to read them all.
      { tier: filterTier, field: 'text', any: [text], how: 'phrase', isLiteral: true, isForFew: !text.includes(' ') },
    ],
  }),
  excluded: ({ text }) => ({
    rules: [{ tier: 1, field: 'text', any: listForms(text), how: 'phrase', isLiteral: true, isForFew: true }],
    isExcluded: true,
  }),
  text: ({ text }) => ({ rules: buildTextRules(text) }),
};

/** Texts that state a mode or type though its field does not. One word alone may be about remote sites. */
const mentions: Readonly<Record<string, readonly string[]>> = {
  remote: [
    'work remotely',
    'working remotely',
    'remote working',
    'open to remote',
    'fully remote',
    'remote position',
    'work from home',
    'work at home',
  ],
  hybrid: ['hybrid work', 'hybrid schedule', 'hybrid position'],
  part_time: ['position is part-time', 'position is part time', 'part-time position', 'part time position'],
  temporary: [
    'position is temporary',
    'positions are temporary',
    'temporary position',
    'temporary positions',
    'temporary appointment',
    'temporary job',
  ],
  internship: ['this internship', 'our interns', 'internship program'],
};

function buildMentionRules(value: string, tier: number): TierRule[] {
  const any = mentions[value];
  return any ? [{ tier, field: 'text', any, how: 'phrase', isLiteral: true }] : [];
}

/**
 * Jobs in the city first, then those near it, or those in the area. For a name alone also the cities of that name
 * elsewhere: "London" in England.
 */
function buildPlace(part: Part, { radiusKm }: ClauseOptions): Clause {
  const { location, text, isAmbiguous } = part;
  if (!location) return { rules: buildTextRules(text) };
  const create: TestFactory = (columns, facets) => createPlaceTest(columns, facets, location, radiusKm);
  if (isAmbiguous) return { rules: buildTextRules(text), test: { create, tier: 70 } };
  const test = { create, tier: filterTier };
  if (!isPoint(location)) return { rules: [], test };
  const isName = normalizeTerm(text) === normalizeTerm(location.city);
  const any = [...new Set([text.toLowerCase(), location.city.toLowerCase()])];
  return { rules: [{ tier: filterTier + 5, field: 'city', any, how: 'phrase' }], test, isBound: !isName };
}

/** Titles with the words of a mode or type. Where they may mean something else, only together with the next word. */
function buildChoiceRules({ text, isAmbiguous, next }: Part): TierRule[] {
  if (!isAmbiguous) return [{ tier: 15, field: 'title', any: [text], how: 'phrase', isLiteral: true }];
  if (next === undefined) return [];
  const any = [`${text} ${next}`];
  return [
    { tier: 60, field: 'title', any, how: 'phrase', isLiteral: true },
    { tier: 10, field: 'text', any, how: 'phrase' },
  ];
}
