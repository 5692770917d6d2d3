import { describe, expect, it } from 'vitest';
import { createRandom } from '#server/db/demo/random.ts';
import { type AdvancedPeopleQuery, matchPerson } from './advanced-query.ts';
import type { ListedPerson } from './listed-person.ts';
import { createPeopleIndex, type PeopleIndex, type PeoplePage } from './people-index.ts';
import type { PeopleQuery } from './people-query.ts';

const { int, pick, sample, chance } = createRandom('people index');
const words = ['ana', 'anatole', 'berg', 'bergson', 'chen', 'data', 'database', 'nurse', 'tester', 'zoe'];

function randomPerson(id: number): ListedPerson {
  const own = sample(words, int(1, 4));
  return {
    id,
    nameKey: own.slice(0, 2).join(' '),
    updatedAt: int(1, 400),
    sponsorId: int(0, 3),
    isDiscoverable: chance(0.3),
    latitude: Number.NaN,
    longitude: Number.NaN,
    nameWords: own.slice(0, 2),
    words: own,
    skills: sample([1, 2, 3, 4], int(0, 3)),
    titles: sample([5, 6], int(0, 1)),
    certifications: sample([7, 8], int(0, 1)),
    industries: sample([9], int(0, 1)),
    educationLevel: pick([null, 0, 3, 5]),
    managementLevel: pick([null, 1, 2]),
    experienceYears: pick([null, 0, 3, 12]),
    startDay: pick([null, 100, 200]),
  };
}

function randomQuery(): PeopleQuery {
  const noTerms = { skills: [], titles: [] };
  return {
    audience: pick(['all', { sponsorId: 2 }] as const),
    words: sample(words, int(0, 2)).map((word) => ({
      prefix: word.slice(0, int(1, word.length)),
      ...(chance(0.2) ? { skills: [4], titles: [5] } : noTerms),
    })),
    wholeText: chance(0.2) ? { skills: [3], titles: [6] } : noTerms,
    skills: sample([1, 2], int(0, 2)),
    near: null,
  };
}

function randomAdvancedQuery(): AdvancedPeopleQuery {
  const term = () => ({
    kind: 'term' as const,
    term: { words: sample(words, int(1, 2)), isPrefix: chance(0.3), skills: chance(0.3) ? [1] : [], titles: [] },
  });
  const expression = pick([
    null,
    term(),
    { kind: 'or' as const, parts: [term(), { kind: 'not' as const, part: term() }] },
    { kind: 'and' as const, parts: [term(), term()] },
  ]);
  return {
    audience: pick(['all', { sponsorId: 2 }, { ids: new Set([1, 5, 9, 700, 2100]) }]),
    words: expression,
    terms: [
      ...(chance(0.5) ? [{ list: 'skills' as const, mode: pick(['any', 'all', 'none'] as const), ids: [1, 2] }] : []),
      ...(chance(0.3) ? [{ list: 'certifications' as const, mode: 'any' as const, ids: [7] }] : []),
      ...(chance(0.2) ? [{ list: 'industries' as const, mode: 'any' as const, ids: [9] }] : []),
    ],
    educationLevel: pick([null, 1, 4]),
    managementLevels: pick([[], [1], [1, 2]]),
    experience: pick([
      [],
      [[0, 2]],
      [
        [2, 5],
        [8, Number.POSITIVE_INFINITY],
      ],
    ] as const),
    near: null,
    startsBy: pick([null, 150]),
  };
}

/** A filter over a plain list. */
function findExpected(people: Iterable<ListedPerson>, query: PeopleQuery, sort: PeoplePage['sort']): number[] {
  const { audience } = query;
  const hasAny = (own: readonly number[], ids: readonly number[]) => ids.some((id) => own.includes(id));
  const found = [...people].filter((person) => {
    const isVisible = audience === 'all' || person.isDiscoverable || person.sponsorId === audience.sponsorId;
    const hasWords = query.words.every(
      ({ prefix, skills, titles }) =>
        person.words.some((word) => word.startsWith(prefix)) ||
        hasAny(person.skills, skills) ||
        hasAny(person.titles, titles),
    );
    const { skills, titles } = query.wholeText;
    const hasWholeText = query.words.length > 0 && (hasAny(person.skills, skills) || hasAny(person.titles, titles));
    return isVisible && (hasWords || hasWholeText) && query.skills.every((id) => person.skills.includes(id));
  });
  const byName = (a: ListedPerson, b: ListedPerson) =>
    a.nameKey < b.nameKey ? -1 : a.nameKey > b.nameKey ? 1 : a.id - b.id;
  const byDate = (a: ListedPerson, b: ListedPerson) => b.updatedAt - a.updatedAt || b.id - a.id;
  return found.sort(sort === 'name' ? byName : byDate).map(({ id }) => id);
}

function findNames(people: Iterable<ListedPerson>, prefixes: readonly string[]): number[] {
  const hasName = ({ nameWords }: ListedPerson) =>
    prefixes.length > 0 && prefixes.every((prefix) => nameWords.some((word) => word.startsWith(prefix)));
  return [...people]
    .filter(hasName)
    .map(({ id }) => id)
    .sort((a, b) => a - b);
}

function readAllPages(index: PeopleIndex, query: PeopleQuery, sort: PeoplePage['sort']): number[] {
  const ids: number[] = [];
  const limit = 97;
  for (let after: PeoplePage['after'] = null; ; ) {
    const { people } = index.search(1, query, { sort, after, limit, maxCount: 1000 });
    ids.push(...people.map(({ id }) => id));
    after = people.at(-1) ?? null;
    if (people.length < limit) return ids;
  }
}

describe('createPeopleIndex', () => {
  it('returns the same pages and counts as a plain list, after any changes', () => {
    const index = createPeopleIndex();
    const people = new Map<number, ListedPerson>();
    const create = (id: number) => {
      const person = randomPerson(id);
      people.set(id, person);
      return person;
    };
    const compare = () => {
      for (let run = 0; run < 15; run += 1) {
        const query = randomQuery();
        const sort = pick(['changed', 'name'] as const);
        const expected = findExpected(people.values(), query, sort);
        expect(readAllPages(index, query, sort), JSON.stringify({ query, sort })).toEqual(expected);
        const prefixes = query.words.map(({ prefix }) => prefix);
        expect(index.findByName(1, prefixes).sort((a, b) => a - b)).toEqual(findNames(people.values(), prefixes));
        const { count } = index.search(1, query, { sort, after: null, limit: 10, maxCount: 300 });
        expect(count).toBe(Math.min(expected.length, 301));
        const advanced = randomAdvancedQuery();
        const matching = [...people.values()].filter((person) => matchPerson(person, advanced));
        const inOrder = matching.sort((a, b) => b.updatedAt - a.updatedAt || b.id - a.id).map(({ id }) => id);
        expect(index.findAll(1, advanced), JSON.stringify(advanced)).toEqual(inOrder);
      }
    };
    for (let batch = 0; batch < 4; batch += 1)
      index.load(
        1,
        Array.from({ length: 510 }, (_none, at) => create(batch * 510 + at + 1)),
      );
    compare();
    index.finishLoading();
    compare();
    // More changes than are merged at once.
    for (let change = 0; change < 1300; change += 1) {
      const id = int(1, 2200);
      if (chance(0.3)) {
        people.delete(id);
        index.remove(1, id);
      } else {
        index.put(1, create(id));
      }
      if (change % 260 === 0) compare();
    }
    compare();
    expect(index.search(2, randomQuery(), { sort: 'name', after: null, limit: 10, maxCount: 10 }).count).toBe(0);
  });
});
