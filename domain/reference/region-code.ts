import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import { CANADIAN_PROVINCES, US_STATES } from './regions.ts';

interface Region {
  readonly kind: 'region';
  readonly name: string;
  /** Two letters. */
  readonly region: string;
  readonly country: 'US' | 'CA';
}

/** The two-letter code of a state or province in lower case, by its normalized name or code. */
export function regionCode(name: string): string | undefined {
  return CODES.get(name);
}

/** A state or province by its two-letter code. */
export function findRegion(code: string): Region | undefined {
  return REGIONS.get(code);
}

/** The normalized names of the states and provinces with their codes, without the codes as names. */
export function listRegionNames(): readonly (readonly [string, string])[] {
  return NAMES;
}

/** Other names: stored spellings, French names, and customary abbreviations. */
const OTHER_NAMES: readonly (readonly [string, string])[] = [
  ['colorado', 'co'],
  ['district of columbia', 'dc'],
  ['washington state', 'wa'],
  ['state of washington', 'wa'],
  ['new york state', 'ny'],
  ['state of new york', 'ny'],
  ['newfoundland', 'nl'],
  ['labrador', 'nl'],
  ['pei', 'pe'],
  ['yukon territory', 'yt'],
  ['colombie britannique', 'bc'],
  ['nouveau brunswick', 'nb'],
  ['nouvelle ecosse', 'ns'],
  ['ile du prince edouard', 'pe'],
  ['terre neuve et labrador', 'nl'],
  ['terre neuve', 'nl'],
  ['territoires du nord ouest', 'nt'],
  ['californie', 'ca'],
  ['floride', 'fl'],
  ['georgie', 'ga'],
  ['louisiane', 'la'],
  ['pennsylvanie', 'pa'],
  ['virginie', 'va'],
  ['caroline du nord', 'nc'],
  ['caroline du sud', 'sc'],
  ['dakota du nord', 'nd'],
  ['dakota du sud', 'sd'],
  ['nouveau mexique', 'nm'],
  ['calif', 'ca'],
  ['tex', 'tx'],
  ['fla', 'fl'],
  ['mass', 'ma'],
  ['ont', 'on'],
  ['que', 'qc'],
  ['alta', 'ab'],
  ['sask', 'sk'],
];

const REGIONS = new Map(
  [US_STATES, CANADIAN_PROVINCES].flatMap((regions, index) =>
    regions.map(({ short_code, value }): [string, Region] => {
      // The list spells Colorado as stored addresses do.
      const name = value === 'Colorad' ? 'Colorado' : value;
      return [
        short_code.toLowerCase(),
        { kind: 'region', name, region: short_code, country: index === 0 ? 'US' : 'CA' },
      ];
    }),
  ),
);

const NAMES: readonly (readonly [string, string])[] = [
  ...[...REGIONS].map(([code, { name }]) => [normalizeTerm(name), code] as const),
  ...OTHER_NAMES,
];

const CODES = new Map<string, string>([
  ['colorad', 'co'],
  ...NAMES,
  ...[...REGIONS.keys()].map((code) => [code, code] as const),
]);
