import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import { COUNTRIES } from './countries.ts';

/** The two-letter code of a country, by its code or its name in English, French or Spanish. */
export function countryCode(text: string): string | undefined {
  return getCodes().get(normalizeTerm(text.replaceAll('.', '')));
}

let codes: ReadonlyMap<string, string> | undefined;

function getCodes(): ReadonlyMap<string, string> {
  codes ??= buildCodes();
  return codes;
}

function buildCodes(): ReadonlyMap<string, string> {
  const names = ['en', 'fr', 'es'].map((language) => new Intl.DisplayNames([language], { type: 'region' }));
  const entries = COUNTRIES.flatMap(({ Code: code, Name: name }) =>
    [code, name, ...names.map((each) => each.of(code) ?? code)].map((key): [string, string] => [
      normalizeTerm(key),
      code,
    ]),
  );
  return new Map([...entries, ...ALIASES]);
}

const ALIASES: readonly (readonly [string, string])[] = [
  ['usa', 'US'],
  ['united states', 'US'],
  ['america', 'US'],
  ['can', 'CA'],
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['england', 'GB'],
  ['scotland', 'GB'],
  ['wales', 'GB'],
  ['korea', 'KR'],
  ['republic of korea', 'KR'],
  ['uae', 'AE'],
  ['holland', 'NL'],
];
