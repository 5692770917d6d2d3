import type { FacetName } from '#domain/features/jobs/search/search.ts';
import type { ListedJob } from './listed-job.ts';

/** The filters whose values do not depend on the current time. */
export type CountedFacet = Exclude<FacetName, 'posted'>;

/** These filters, and the certifications, which only the words of a search use. */
export type CodedFacet = CountedFacet | 'certification';

/** A job's values by filter as small integers, to be counted in arrays. */
export type FacetCodesOfJob = Readonly<Record<CodedFacet, readonly number[]>>;

export interface FacetCodes {
  /** Values are added and never removed. */
  encode(job: ListedJob): FacetCodesOfJob;
  /** The values of a filter, indexed by code. */
  values(name: CodedFacet): readonly string[];
  /** The code of a value; undefined if no job ever had it. */
  codeOf(name: CodedFacet, value: string): number | undefined;
}

export function createFacetCodes(): FacetCodes {
  const dictionaries = Object.fromEntries(codedFacets.map((name) => [name, createDictionary()])) as Record<
    CodedFacet,
    Dictionary
  >;
  return {
    encode: (job) =>
      Object.fromEntries(
        codedFacets.map((name) => [name, valueReaders[name](job).map(dictionaries[name].code)]),
      ) as unknown as FacetCodesOfJob,
    values: (name) => dictionaries[name].values,
    codeOf: (name, value) => dictionaries[name].find(value),
  };
}

interface Dictionary {
  readonly values: string[];
  readonly code: (value: string) => number;
  readonly find: (value: string) => number | undefined;
}

function createDictionary(): Dictionary {
  const codes = new Map<string, number>();
  const values: string[] = [];
  return {
    values,
    find: (value) => codes.get(value),
    code(value) {
      const code = codes.get(value) ?? values.push(value) - 1;
      codes.set(value, code);
      return code;
    },
  };
}

const valueReaders: Record<CodedFacet, (job: ListedJob) => readonly string[]> = {
  mode: ({ mode }) => [mode],
  type: ({ type }) => [type],
  experience: ({ experience }) => (experience === null ? [] : [experience]),
  country: ({ country }) => (country === '' ? [] : [country]),
  region: ({ region }) => (region === '' ? [] : [region]),
  skill: ({ skills }) => skills.map(String),
  certification: ({ certifications }) => certifications.map(String),
  industry: ({ industries }) => industries.map(String),
  // An unknown employer is not a value.
  employer: ({ company, organisationId }) => (company === '' ? [] : [String(organisationId)]),
  fact: ({ facts }) => facts,
};

export const codedFacets = Object.keys(valueReaders) as CodedFacet[];

export const countedFacets = codedFacets.filter((name) => name !== 'certification');
