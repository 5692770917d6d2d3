import { findRegion, listRegionNames } from '#domain/reference/region-code.ts';
import { getEditDistance, getLeastDistance, getLetters } from '#server/search/jobs/spelling.ts';
import { type CityIndex, getName } from './cities.ts';
import { splitRegion } from './find-location.ts';
import type { FoundLocation } from './location.ts';
import { locationKey, splitCountry, withoutArea, withoutPostalCode } from './location-key.ts';

/** Shorter names resemble too many others. */
const minLength = 4;

/** Counts like a city of this size among the candidates. */
const regionPopulation = 5_000_000;

interface Candidate {
  readonly score: number;
  readonly location: FoundLocation;
}

/**
 * The place that a misspelled one probably means: "Hueston" -> "Houston, TX". One wrong letter outweighs a hundredfold
 * population. A city that does not exist in the named region is looked for everywhere.
 */
export function findClosestLocation(cities: CityIndex, text: string): FoundLocation | undefined {
  const { rest } = splitCountry(locationKey(text));
  const key = withoutArea(withoutPostalCode(rest));
  const split = splitRegion(key);
  if (split) return findClosestInRegion(cities, split) ?? findClosestLocation(cities, split.city);
  const found = [findClosestCity(cities, key), findClosestRegion(key)].filter((each) => each !== undefined);
  return found.toSorted((a, b) => b.score - a.score)[0]?.location;
}

function findClosestInRegion(
  cities: CityIndex,
  { city, code }: { city: string; code: string },
): FoundLocation | undefined {
  const elsewhere = cities.byKey.get(city);
  const nearest = findClosestCity(cities, city, code)?.location;
  const name = nearest && locationKey(nearest.name.replace(/,.*/, ''));
  // One wrong letter in the named region is likelier than the wrong region: "Pittsburg, PA".
  if (elsewhere === undefined || (name && getEditDistance(city, name) <= 1)) return nearest;
  return cities.all[elsewhere];
}

function findClosestCity(
  { all, keys, letters, populations }: CityIndex,
  name: string,
  code?: string,
): Candidate | undefined {
  const [nameLetters, maxDistance] = [getLetters(name), getMaxDistance(name)];
  let best: Candidate | undefined;
  for (const [index, location] of all.entries()) {
    // Comparing the letters first is about thirty times as fast as comparing all names.
    if (getLeastDistance(nameLetters, letters[index] ?? 0) > maxDistance) continue;
    if (code !== undefined && location.region.toLowerCase() !== code) continue;
    const score = getScore(name, getName(keys[index] ?? '', location), populations[index] ?? 0);
    if (score !== undefined && score > (best?.score ?? 0)) best = { score, location };
  }
  return best;
}

function findClosestRegion(name: string): Candidate | undefined {
  let best: Candidate | undefined;
  for (const [key, code] of listRegionNames()) {
    const score = getScore(name, key, regionPopulation);
    const location = findRegion(code);
    if (location && score !== undefined && score > (best?.score ?? 0)) best = { score, location };
  }
  return best;
}

/** Higher is closer; undefined if too far. */
function getScore(name: string, key: string, population: number): number | undefined {
  const maxDistance = getMaxDistance(name);
  if (Math.abs(name.length - key.length) > maxDistance) return undefined;
  const distance = getEditDistance(name, key, maxDistance);
  return distance > maxDistance ? undefined : Math.log10(Math.max(population, 10)) + 2 * (2 - distance);
}

function getMaxDistance(name: string): number {
  if (name.length < minLength) return 0;
  return name.length < 7 ? 1 : 2;
}
