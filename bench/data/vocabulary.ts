import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Random } from '#server/db/demo/random.ts';

/** A taxonomy term. */
export interface BenchTerm {
  readonly id: number;
  readonly label: string;
}

/** Picks from a list with a Zipf distribution: the nth entry has weight `1 / n ** exponent`, as words and skills do. */
export type Pick<T> = (random: Random) => T;

const folder = join(import.meta.dirname, '..', '..', 'server', 'reference', 'data');

/** The first `maxCount` terms of a taxonomy file, in file order. */
export function readTerms(file: 'skills' | 'titles' | 'certifications' | 'industries', maxCount = 20_000): BenchTerm[] {
  return getRows(file)
    .slice(0, maxCount)
    .map(([id = '', , label = '']) => ({ id: Number(id), label }));
}

export interface BenchTown {
  readonly city: string;
  readonly region: string;
  readonly country: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** US and Canadian towns, most populous first. */
export function readTowns(): BenchTown[] {
  return getRows('cities').map(([city = '', region = '', country = '', latitude, longitude]) => ({
    city,
    region,
    country,
    latitude: Number(latitude),
    longitude: Number(longitude),
  }));
}

export function zipf<T>(list: readonly T[], exponent: number): Pick<T> {
  const cumulative = new Float64Array(list.length);
  let sum = 0;
  for (let index = 0; index < list.length; index += 1) {
    sum += 1 / (index + 1) ** exponent;
    cumulative[index] = sum;
  }
  return (random) => {
    const found = list[firstAbove(cumulative, random.next() * sum)];
    if (found === undefined) throw new Error('Nothing to pick from');
    return found;
  };
}

/** Picks up to `count` different entries. */
export function pickDistinct<T>(pick: Pick<T>, random: Random, count: number): T[] {
  const found = new Set<T>();
  for (let attempt = 0; found.size < count && attempt < count * 4; attempt += 1) found.add(pick(random));
  return [...found];
}

function firstAbove(ends: Float64Array, value: number): number {
  let low = 0;
  let high = ends.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ends[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

function getRows(file: string): string[][] {
  const [, ...lines] = readFileSync(join(folder, `${file}.tsv`), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => line.split('\t'));
}
