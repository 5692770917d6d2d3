import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';

/** Normalized place name: no case, accents or punctuation; "Saint", "Fort" and "Mount" abbreviated. */
export function locationKey(text: string): string {
  const key = normalizeTerm(text).replaceAll('.', '');
  const plain = key.replace(/\b(?:saint|sainte|fort|mount)\b/g, (word) => SHORT[word] ?? word);
  return plain.replace(/^(?:nyc|new york)(?= ny$|$)/, 'new york city');
}

/** The key without "greater ... area" and similar words around the name. */
export function withoutArea(key: string): string {
  return key
    .replace(/^(?:greater|metro|downtown) (?=\S)/, '')
    .replace(/(?<=\S) (?:metro|metropolitan)?(?: ?area)$/, '');
}

/** Splits a country at the end off a key. */
export function splitCountry(key: string): { readonly rest: string; readonly country: 'US' | 'CA' | undefined } {
  const rest = key.replace(COUNTRY_AT_END, '');
  if (rest === key) return { rest, country: undefined };
  return { rest, country: /(?:canada|ca)$/.test(key) ? 'CA' : 'US' };
}

// "ca" at the end is California unless a region's code precedes it: "toronto on ca".
const COUNTRY_AT_END = / (?:usa|us|united states|united states of america|canada|ca(?<= [a-z]{2} ca))$/;

/** Removes a postal code at the end. */
export function withoutPostalCode(key: string): string {
  return key.replace(/ (?:\d{5}(?: \d{4})?|[a-z]\d[a-z](?: ?\d[a-z]\d)?)$/, '');
}

const SHORT: Readonly<Record<string, string>> = { saint: 'st', sainte: 'ste', fort: 'ft', mount: 'mt' };
