import { describe, expect, it } from 'vitest';
import { createRandom } from '#server/db/demo/random.ts';
import { type ApplicationQuery, createApplicationIndex, type FoundApplications } from './application-index.ts';
import type { ListedApplication } from './listed-application.ts';

const { int, pick, chance, sample } = createRandom('application index');
const statuses = ['applied', 'screening', 'interview', 'rejected'] as const;

/** Of the same person and job each time. */
function randomApplication(id: number): ListedApplication {
  return {
    id,
    userId: (id % 300) + 1,
    jobId: (Math.trunc(id / 3) % 20) + 1,
    organisationId: int(0, 3),
    status: pick(statuses),
    awaitsConsent: chance(0.1),
    since: int(1, 200),
    scoreOrder: int(-20, 20),
  };
}

function randomQuery(all: readonly ListedApplication[]): ApplicationQuery {
  const sort = pick(['score', 'newest', 'oldest'] as const);
  const last = pick(all);
  return {
    userIds: sample(
      Array.from({ length: 320 }, (_none, index) => index + 1),
      pick([1, 5, 200]),
    ),
    jobId: chance(0.2) ? 3 : undefined,
    organisationId: chance(0.3) ? 2 : undefined,
    isOfEmployer: chance(0.5),
    titleJobIds: chance(0.3) ? [4, 5] : [],
    maskedIds: new Set(sample(all, 40).map(({ id }) => id)),
    status: chance(0.3) ? 'applied' : undefined,
    sort,
    after: chance(0.5) ? { key: sort === 'score' ? last.scoreOrder : last.since, id: last.id } : null,
    limit: pick([1, 7, 51]),
  };
}

/** The same from a plain list. */
function findInList(all: readonly ListedApplication[], query: ApplicationQuery): FoundApplications {
  const { userIds, titleJobIds, maskedIds, jobId, organisationId, isOfEmployer, status, sort, after, limit } = query;
  const found = all.filter(
    (each) =>
      ((userIds.includes(each.userId) && !maskedIds.has(each.id)) || titleJobIds.includes(each.jobId)) &&
      (jobId === undefined || each.jobId === jobId) &&
      (organisationId === undefined || each.organisationId === organisationId) &&
      !(isOfEmployer && each.awaitsConsent),
  );
  const sign = sort === 'oldest' ? 1 : -1;
  const keyOf = (each: ListedApplication) => (sort === 'score' ? each.scoreOrder : each.since);
  const ordered = found
    .filter((each) => status === undefined || each.status === status)
    .map((each) => ({ key: keyOf(each), id: each.id }))
    .sort((a, b) => sign * (a.key - b.key || a.id - b.id))
    .filter(({ key, id }) => !after || sign * (key - after.key || id - after.id) > 0);
  const counts: Record<string, number> = {};
  for (const each of found) counts[each.status] = (counts[each.status] ?? 0) + 1;
  return { ids: ordered.slice(0, limit).map(({ id }) => id), counts };
}

describe('application index', () => {
  it('finds pages and counts as a plain list does, after thousands of changes', () => {
    const index = createApplicationIndex();
    const all = new Map<number, ListedApplication>();
    for (let turn = 0; turn < 6000; turn += 1) {
      const application = randomApplication(int(1, 3000));
      if (chance(0.2)) {
        index.remove(application.id);
        all.delete(application.id);
      } else {
        index.put(application);
        all.set(application.id, application);
      }
      if (turn % 100 > 0) continue;
      const list = [...all.values()];
      const query = randomQuery(list.length > 0 ? list : [application]);
      expect(index.find(query), JSON.stringify(query)).toEqual(findInList(list, query));
    }
  });

  it('lists the applications of some people to some jobs', () => {
    const index = createApplicationIndex();
    const all = Array.from({ length: 2500 }, (_none, id) => randomApplication(id + 1));
    for (const each of all) index.put(each);
    const people = [4, 7, 250, 301];
    const expected = all.filter(({ userId, jobId }) => people.includes(userId) && [2, 9].includes(jobId));
    expect(index.findOfPeople(people, [2, 9]).toSorted((a, b) => a - b)).toEqual(expected.map(({ id }) => id));
  });

  it('no people and no jobs -> an empty page without counts', () => {
    const index = createApplicationIndex();
    index.put(randomApplication(1));
    const query = { ...randomQuery([randomApplication(1)]), userIds: [], titleJobIds: [] };
    expect(index.find(query)).toEqual({ ids: [], counts: {} });
  });

  it('a person whose id only ends with the same 32 bits is another one', () => {
    const index = createApplicationIndex();
    index.put({ ...randomApplication(1), userId: 2 ** 32 + 5, jobId: 2 ** 32 + 6 });
    const query = { ...randomQuery([randomApplication(1)]), userIds: [5], titleJobIds: [6], after: null };
    expect(index.find(query)).toEqual({ ids: [], counts: {} });
  });

  it.each([1000, 5_000_000_000])('ids from %d on are found like others', (from) => {
    const index = createApplicationIndex();
    for (const number of [3, 1, 2])
      index.put({ ...randomApplication(from + number), userId: from + number, since: number, awaitsConsent: false });
    const query: ApplicationQuery = {
      ...randomQuery([randomApplication(1)]),
      userIds: [from + 1, from + 3],
      titleJobIds: [],
      maskedIds: new Set(),
      jobId: undefined,
      organisationId: undefined,
      status: undefined,
      sort: 'newest',
      after: null,
      limit: 5,
    };
    expect(index.find(query).ids).toEqual([from + 3, from + 1]);
  });
});
