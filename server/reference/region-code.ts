import { normalizeTerm } from '#domain/features/matching/normalize-term.ts';
import { CANADIAN_PROVINCES, US_STATES } from '#domain/reference/regions.ts';

/** The two-letter code of a state or province in lower case, by its normalized name or code. */
export function regionCode(name: string): string | undefined {
  return CODES.get(name);
}

const CODES = new Map<string, string>([
  ['colorado', 'co'],
  ['district of columbia', 'dc'],
  ['newfoundland', 'nl'],
  ['labrador', 'nl'],
  ['pei', 'pe'],
  ['yukon territory', 'yt'],
  ...[...US_STATES, ...CANADIAN_PROVINCES].flatMap(({ short_code, value }): [string, string][] => {
    const code = short_code.toLowerCase();
    return [
      [code, code],
      [normalizeTerm(value), code],
    ];
  }),
]);
