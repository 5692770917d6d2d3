import { describe, expect, it } from 'vitest';
import { buildChips, readQuery } from '#domain/features/jobs/search/query/read-query.ts';
import { openLocations } from '#server/reference/locations.ts';
import { sharedTaxonomy } from '#server/reference/taxonomy.ts';
import { createTermCounts } from '#server/search/jobs/term-counts.ts';
import { createQueryLookups } from './query-lookups.ts';
import { readings } from './readings.fixture.ts';

function pick(texts: readonly string[]) {
  const counts = createTermCounts();
  for (const text of texts) counts.add(text, 1);
  return counts;
}

const lookups = createQueryLookups(
  { taxonomy: sharedTaxonomy, locations: openLocations() },
  {
    titles: pick(['Receptionist - Houston']),
    employers: pick(['Northlight Labs', 'Police Department', 'Centers for Disease Control and Prevention']),
  },
);

/** "title: Nurse | place: Chicago, IL"; a question mark for words that often mean something else. */
const describeParts = (query: string, plain: readonly string[] = []): string =>
  readQuery(query, plain, lookups)
    .parts.map(({ kind, label, isAmbiguous, isAlternative }) => {
      return `${isAlternative ? 'or ' : ''}${kind}: ${label}${isAmbiguous ? '?' : ''}`;
    })
    .join(' | ');

describe('readQuery', () => {
  it.each(readings)('%s -> %s', (query, expected) => {
    expect(describeParts(query)).toBe(expected);
  });
});

describe('readQuery with plain words', () => {
  it.each([
    ['excel', ['excel'], 'text: excel'],
    ['excel houston', ['houston'], 'skill: Microsoft Excel | text: houston'],
    ['remote data analyst', ['data analyst'], 'mode: remote? | text: data analyst'],
    ['excel', ['word'], 'skill: Microsoft Excel'],
  ])('%s, plain %j -> %s', (query, plain, expected) => {
    expect(describeParts(query, plain)).toBe(expected);
  });
});

describe('buildChips', () => {
  it('returns the words of each part and the query without it', () => {
    const chips = buildChips(readQuery('remote "data analyst" in Houston, TX -night', [], lookups));
    expect(chips.map(({ kind, words, rest }) => [kind, words, rest])).toEqual([
      ['mode', 'remote', '"data analyst" in Houston, TX -night'],
      ['phrase', '"data analyst"', 'remote in Houston, TX -night'],
      ['place', 'Houston, TX', 'remote "data analyst" in -night'],
      ['excluded', '-night', 'remote "data analyst" in Houston, TX'],
    ]);
  });
});
