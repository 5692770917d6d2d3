import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isOntarioCity } from '#domain/reference/ontario-cities.ts';

const cities = readFileSync(new URL('data/cities.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [name = '', region = '', country = '', , , population] = line.split('\t');
    return { name, isOntario: region === 'ON' && country === 'CA', population: Number(population) };
  });

const largest = new Map<string, (typeof cities)[number]>();
for (const city of cities) {
  const key = city.name.toLowerCase().replace(/^greater /, '');
  const found = largest.get(key);
  if (!found || found.population < city.population) largest.set(key, city);
}

describe('isOntarioCity', () => {
  it('knows each city of the reference data with 25,000 people that is the largest of its name', () => {
    const isLarge = ({ isOntario, population }: (typeof cities)[number]) => isOntario && population >= 25_000;
    const wrong = [...largest.values()].filter((city) => isOntarioCity(city.name) !== isLarge(city));
    expect(wrong).toEqual([]);
  });
});
