import { normalizeTerm } from '#domain/features/matching/normalize-term.ts';

/** Normalized place name: no case, accents or punctuation; "Saint", "Fort" and "Mount" abbreviated. */
export function locationKey(text: string): string {
  const key = normalizeTerm(text).replaceAll('.', '');
  const plain = key.replace(/\b(?:saint|sainte|fort|mount)\b/g, (word) => SHORT[word] ?? word);
  return plain.replace(/^(?:nyc|new york)(?= ny$|$)/, 'new york city');
}

/** Removes a postal code and country at the end. */
export function withoutCountry(key: string): string {
  return key
    .replace(/ (?:usa|us|united states|united states of america|canada|ca(?<= [a-z]{2} ca))$/, '')
    .replace(/ (?:\d{5}(?: \d{4})?|[a-z]\d[a-z] ?\d[a-z]\d)$/, '');
}

const SHORT: Readonly<Record<string, string>> = { saint: 'st', sainte: 'ste', fort: 'ft', mount: 'mt' };
