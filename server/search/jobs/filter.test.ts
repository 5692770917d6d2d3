import { beforeAll, expect, test } from 'vitest';
import { jobTypes, workModes } from '#domain/features/jobs/choices.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { emptyInclusion } from '#domain/features/jobs/empty-inclusion.ts';
import type { Job } from '#domain/features/jobs/job.ts';
import type { NewJob } from '#domain/features/jobs/new-job.ts';
import { facetNames } from '#domain/features/jobs/search.ts';
import { type ExperienceBucket, experienceBuckets } from '#domain/features/jobs/search-choices.ts';
import { getYearlyPay } from '#domain/features/jobs/yearly-pay.ts';
import { randomFor } from '#server/db/demo/random.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { pick, int, sample } = randomFor('filters');
const towns = [
  ['Atlanta', 'GA', 'US'],
  ['Marietta', 'GA', 'US'],
  ['Houston', 'TX', 'US'],
  ['Toronto', 'ON', 'CA'],
] as const;
const skills = ['JavaScript', 'SQL', 'Python', 'Welding'];

let tenant: TestTenant;
const jobs: Job[] = [];
beforeAll(async () => {
  tenant = await makeTenant(app());
  for (let employers = 0; employers < 3; employers += 1) {
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    for (let made = 0; made < 12; made += 1) jobs.push(await makeJob(app(), manager, anyJob()));
  }
});

function anyJob(): Partial<NewJob> {
  const [city, region, country] = pick(towns);
  return {
    place: { city, region, country, latitude: null, longitude: null },
    work_mode: pick(workModes),
    job_type: pick(jobTypes),
    experience_min: pick([null, 0, 1, 2, 5, 8, 60]),
    experience_max: null,
    salary: pick([
      null,
      { min: 20, max: null, currency: 'USD', period: 'hour' },
      { min: 90_000, max: 99_000, currency: 'USD', period: 'year' },
      { min: 90_000, max: null, currency: 'CAD', period: 'year' },
    ]),
    skills: sample(skills, int(0, 3)),
    inclusion: { ...emptyInclusion, buddy: pick([true, false]), noise: pick(['', 'A quiet room']) },
  };
}

type Query = Record<string, string | string[]>;
type Rule = (job: Job, asked: string[]) => boolean;

/** What each filter means, said once more in the plainest way. */
const rules: Record<string, Rule> = {
  mode: (job, asked) => asked.includes(job.work_mode),
  type: (job, asked) => asked.includes(job.job_type),
  experience: ({ experience_min: years }, asked) =>
    asked.some((bucket) => {
      const [from, to] = experienceBuckets[bucket as ExperienceBucket];
      return years !== null && years >= from && (years < to || bucket === '8-60');
    }),
  country: (job, asked) => asked.includes(job.country),
  region: (job, asked) => asked.includes(`${job.country}-${job.region}`),
  skill: (job, asked) => job.skills.some(({ id }) => asked.includes(String(id))),
  employer: (job, asked) => asked.includes(String(job.organisation.id)),
  fact: (job, asked) => asked.every((fact) => Boolean(job.inclusion[fact as keyof Job['inclusion']])),
  posted: () => true,
  pay: ({ salary }, [least]) => {
    const pay = salary && getYearlyPay(salary);
    return pay !== null && pay.currency === 'USD' && pay.yearly >= Number(least);
  },
};

function anyQuery(): Query {
  const all: Query = {
    mode: [pick(workModes), pick(workModes)],
    type: [pick(jobTypes), pick(jobTypes), pick(jobTypes)],
    experience: sample(Object.keys(experienceBuckets), 2),
    country: [pick(['US', 'CA'])],
    region: sample(['US-GA', 'US-TX', 'CA-ON'], 2),
    skill: sample([...new Set(jobs.flatMap((job) => job.skills.map(({ id }) => String(id))))], 2),
    employer: [String(pick(jobs).organisation.id)],
    fact: [pick(['buddy', 'noise'])],
    posted: '7',
    pay: pick(['1', '41600', '50000']),
  };
  return Object.fromEntries(Object.entries(all).filter(() => int(0, 3) === 0));
}

function expected(query: Query): Job[] {
  const asked = Object.entries(query);
  return jobs.filter((job) => asked.every(([name, value]) => rules[name]?.(job, [value].flat()))).toReversed();
}

async function found(query: Query) {
  const { body } = await send(app(), tenant.visitor, jobsApi.search, { query: { ...query, limit: '50' } });
  return { ids: body.jobs.map(({ id }) => id), total: body.total?.count };
}

test('every mix of filters finds the jobs that meet all of them, newest first, with words and without', async () => {
  const counts = new Set<number>();
  for (let asked = 0; asked < 100; asked += 1) {
    const query = anyQuery();
    const ids = expected(query).map(({ id }) => id);
    counts.add(ids.length);
    expect(await found(query), JSON.stringify(query)).toEqual({ ids, total: ids.length });
    expect(await found({ ...query, words: 'tools', sort: 'newest' })).toEqual({ ids, total: ids.length });
  }
  expect(counts.size).toBeGreaterThan(8);
});

test('a count says how many jobs are left when its value is chosen alone in its filter', async () => {
  for (let asked = 0; asked < 25; asked += 1) {
    const query = anyQuery();
    const { body } = await send(app(), tenant.visitor, jobsApi.facets, { query });
    for (const name of facetNames) {
      if (name === 'fact' && name in query) continue;
      for (const { value, count } of body[name]) {
        const alone = { ...query, [name]: name === 'posted' ? value : [value] };
        const wanted = name === 'industry' ? 0 : expected(alone).length;
        expect(count, `${name} ${value} in ${JSON.stringify(query)}`).toBe(wanted);
      }
    }
  }
});

test('pages join without a gap and without a double in every order', async () => {
  for (const sort of ['newest', 'pay', 'relevance'] as const) {
    const query: Query = { sort, words: sort === 'relevance' ? 'software tools' : '' };
    const all = await found(query);
    const ids: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Query = { ...query, limit: '7', ...(cursor === '' ? {} : { cursor }) };
      const { body } = await send(app(), tenant.visitor, jobsApi.search, { query: page });
      ids.push(...body.jobs.map(({ id }) => id));
      cursor = body.next;
    }
    expect(ids).toEqual(all.ids);
    expect(ids).toHaveLength(jobs.length);
  }
});

test('the best paid come first, and pay in another currency or none comes last', async () => {
  const { body } = await send(app(), tenant.visitor, jobsApi.search, { query: { sort: 'pay', limit: '50' } });
  const order = body.jobs.map(({ salary }) => {
    const pay = salary && getYearlyPay(salary);
    return pay?.currency === 'USD' ? pay.yearly : -1;
  });
  expect(order).toEqual(order.toSorted((a, b) => b - a));
  expect(order.at(-1)).toBe(-1);
});
