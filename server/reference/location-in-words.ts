import { regionCode } from '#domain/reference/region-code.ts';
import type { CityIndex } from './cities.ts';
import { findArea, findCity, splitRegion } from './find-location.ts';
import type { FoundLocation, FoundPoint } from './location.ts';
import { locationKey, splitCountry } from './location-key.ts';
import { isFullPostalCode } from './postal-codes.ts';

/** Cities below this population need their region in free words: "Normal, IL". */
const minPopulation = 100_000;

/** Large cities and states whose names usually mean something else in a search for jobs. */
const OTHER_MEANINGS = new Set(
  'mobile orange surprise paradise enterprise independence reading vista sandy meridian corona temple normal delta'.split(
    ' ',
  ),
);

/** Codes of regions that are hardly ever another word or abbreviation in a search for jobs. */
const CLEAR_CODES = new Set('tx ny nj fl il tn nv ky nh az qc'.split(' '));

/** Codes that are words, which are codes only in capitals or after a comma: "Gary IN", "gary, in". */
const WORD_CODES = new Set('in or me hi ok oh on de la id as co al ma pa md ms mt ne mo'.split(' '));

/** A place in free words: only what is clearly one. The text is all of the place, such as two of the query's words. */
export function findLocationInWords(
  cities: CityIndex,
  findPostalCode: (text: string) => FoundPoint | undefined,
  text: string,
): FoundLocation | undefined {
  const words = text.trim();
  if (isFullPostalCode(words)) return findPostalCode(words);
  const key = locationKey(words);
  if (OTHER_MEANINGS.has(key)) return undefined;
  if (/^[a-z]{2}$/.test(key)) return findClearCode(key, words);
  const area = ABBREVIATIONS.has(key) ? undefined : findArea(words);
  return area ?? findClearCity(cities, key, words);
}

// Abbreviations that are words: "mass", "que".
const ABBREVIATIONS = new Set(['mass', 'que', 'tex', 'fla', 'ont', 'alta', 'sask', 'america', 'pei']);

function findClearCode(key: string, words: string): FoundLocation | undefined {
  const isClear = CLEAR_CODES.has(key) || words === 'US' || /^U\.S\.?$/.test(words);
  return isClear ? findArea(words) : undefined;
}

function findClearCity(cities: CityIndex, key: string, words: string): FoundPoint | undefined {
  const { rest } = splitCountry(key);
  const split = splitRegion(rest);
  const index = cities.byKey.get(rest);
  if (split && !cities.byKey.has(split.city) && index === undefined) return undefined;
  if (split && hasClearRegion(words)) return findCity(cities, words);
  return index !== undefined && (cities.populations[index] ?? 0) >= minPopulation ? cities.all[index] : undefined;
}

/** Whether the region at the end is meant: its name, a clear code, capitals, or a comma before it. */
function hasClearRegion(words: string): boolean {
  const last = /[\p{L}.]+$/u.exec(words)?.[0] ?? '';
  const code = locationKey(last);
  if (!WORD_CODES.has(code) || regionCode(code) === undefined) return true;
  return last === last.toUpperCase() || /,\s*[\p{L}.]+$/u.test(words);
}
