import { jobTypes, workModes } from '#domain/features/jobs/choices.ts';
import { listChoiceWords } from '#domain/features/jobs/search/query/query-vocabulary.ts';
import type { ReadQuery } from '#domain/features/jobs/search/query/read-query.ts';
import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import type { Taxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import { type FoundLocation, isPoint } from '#server/reference/location.ts';
import type { FacetCodes } from '#server/search/jobs/facet-codes.ts';
import type { JobColumns } from '#server/search/jobs/job-columns.ts';
import type { TierRule } from './order/tier-rule.ts';
import { createPlaceTest } from './place-test.ts';
import { buildSpecialtyRules } from './specialty-rules.ts';
import {
  buildRelatedRules,
  buildTermRules,
  buildTextRules,
  buildTitleRules,
  listForms,
  spell,
} from './words/word-rules.ts';

type Part = ReadQuery<FoundLocation>['parts'][number];

type TestFactory = (columns: JobColumns, facets: FacetCodes) => (row: number) => boolean;

/** A term that jobs ask for. */
export interface AskedTerm {
  readonly facet: 'skill' | 'certification';
  readonly id: number;
  readonly tier: number;
}

/** What a part of a query asks of a job. */
export interface Clause {
  readonly rules: readonly TierRule[];
  /** Jobs that ask for one of these skills or certifications have at least its tier. */
  readonly terms?: readonly AskedTerm[];
  /** Jobs whose columns meet the test have at least the tier. */
  readonly test?: { readonly create: TestFactory; readonly tier: number };
  /**
   * The words name what jobs have: titles, skills, employers. With enough such jobs, the texts are not searched, which
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

/** A skill or certification that a job asks for. */
const askedTier = 60;

/** A stated mode or type counts more than any words: the other jobs only mention it. */
const statedTier = 120;

const builders: Record<Part['kind'], (part: Part, options: ClauseOptions) => Clause> = {
  title: (part, { taxonomy, titleWords }) => ({
    rules: [...buildTitleRules(part, taxonomy, titleWords), ...buildSpecialtyRules(part)],
    terms: listNamesakes(part, taxonomy),
    isNamed: true,
  }),
  skill: (part, { taxonomy }) => ({
    rules: buildTermRules(part, spell(taxonomy, part)),
    terms: [{ facet: 'skill', id: part.term ?? 0, tier: askedTier }],
    isNamed: true,
  }),
  certification: (part, { taxonomy, titleWords }) => ({
    // "CPA" is also a name of accountants.
    rules: [...buildTermRules(part, spell(taxonomy, part)), ...buildRelatedRules(part.text, taxonomy, titleWords)],
    terms: [{ facet: 'certification', id: part.term ?? 0, tier: askedTier }],
    isNamed: true,
  }),
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
      rules: [...buildMentionRules(part.value, statedTier), ...buildChoiceRules(part)],
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
      // "over $150,000": the whole range is above it. "$20 an hour": the range has it.
      {
        tier: filterTier + 5,
        field: part.isMinimum ? 'pay_from' : 'pay_around',
        any: [part.value, currency],
        how: 'all',
      },
      { tier: filterTier, field: 'pay', any: [part.value, currency], how: 'all' },
      { tier: filterTier + 2, field: 'text', any: listAmountForms(part), how: 'phrase', isLiteral: true },
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
  text: (part) => ({ rules: [...buildTextRules(part.text), ...buildSpecialtyRules(part)], isNamed: true }),
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

/** A title can also be the name of a skill: "help desk", "customer service". */
function listNamesakes({ key }: Part, taxonomy: Taxonomy): AskedTerm[] {
  const { indexByKey, terms } = taxonomy.spellings('skill');
  const id = terms[indexByKey.get(key) ?? -1]?.id;
  return id === undefined ? [] : [{ facet: 'skill', id, tier: namesakeTier }];
}

/** Below the jobs that have the title. */
const namesakeTier = 50;

/** "120k" is also written "$120,000". */
function listAmountForms({ text, value }: Part): string[] {
  const thousands = Number(value) / 1000;
  return Number.isInteger(thousands) && thousands < 1000 && /k/i.test(text) ? [text, `${thousands},000`] : [text];
}

/** Texts that state a mode or type. */
export function listMentions(value: string): readonly string[] {
  return mentions[value] ?? [];
}

function buildMentionRules(value: string, tier: number): TierRule[] {
  const any = listMentions(value);
  return any.length > 0 ? [{ tier, field: 'text', any, how: 'phrase', isLiteral: true }] : [];
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
  return {
    rules: [{ tier: filterTier + 5, field: 'city', any, how: 'phrase' }],
    test,
    isBound: !isName,
  };
}

/**
 * Titles with the words of a mode or type: first those of the query, before the jobs that state it in their field. Words
 * that may mean something else must be what the title ends with, "Marketing Intern", or be followed by the next word.
 */
function buildChoiceRules({ text, value, isAmbiguous, next }: Part): TierRule[] {
  const title = { field: 'title', how: 'phrase' } as const;
  const own = isAmbiguous
    ? { ...title, any: listForms(text), where: 'head' as const }
    : { ...title, any: [text], isLiteral: true };
  const rules: TierRule[] = [
    { ...own, tier: statedTier + 2 },
    { ...title, any: listChoiceWords(value), where: 'head', tier: statedTier },
  ];
  if (!isAmbiguous || next === undefined) return rules;
  const any = [`${text} ${next}`];
  return [...rules, { ...title, tier: 60, any, isLiteral: true }, { tier: 10, field: 'text', any, how: 'phrase' }];
}
