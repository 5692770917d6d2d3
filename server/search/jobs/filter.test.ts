import { beforeAll, describe, expect, it } from 'vitest';
import { jobTypes, workModes } from '#domain/features/jobs/choices.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import type { Job } from '#domain/features/jobs/job.ts';
import { emptyInclusion } from '#domain/features/jobs/posting/empty-inclusion.ts';
import type { NewJob } from '#domain/features/jobs/posting/new-job.ts';
import { readWorkplaceAnswers } from '#domain/features/jobs/posting/workplace-answers.ts';
import { getYearlyPay } from '#domain/features/jobs/posting/yearly-pay.ts';
import { facetNames } from '#domain/features/jobs/search/search.ts';
import { type ExperienceBucket, experienceBuckets } from '#domain/features/jobs/search/search-choices.ts';
import { createRandom } from '#server/db/demo/random.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { pick, int, sample } = createRandom('filters');
const cities = [
  ['Atlanta', 'GA', 'US'],
  ['Marietta', 'GA', 'US'],
  ['Houston', 'TX', 'US'],
  ['Montréal', 'QC', 'CA'],
] as const;
const skills = ['JavaScript', 'SQL', 'Python', 'Welding'];

let tenant: TestTenant;
const jobs: Job[] = [];
beforeAll(async () => {
  tenant = await makeTenant(app());
  for (let employers = 0; employers < 3; employers += 1) {
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    for (let made = 0; made < 12; made += 1) jobs.push(await makeJob(app(), manager, randomJob()));
  }
});

function randomJob(): Partial<NewJob> {
  const [city, region, country] = pick(cities);
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
type Rule = (job: Job, selected: string[]) => boolean;

/** An independent implementation of each filter. */
const rules: Record<string, Rule> = {
  mode: (job, selected) => selected.includes(job.work_mode),
  type: (job, selected) => selected.includes(job.job_type),
  experience: ({ experience_min: years }, selected) =>
    selected.some((bucket) => {
      const [from, to] = experienceBuckets[bucket as ExperienceBucket];
      return years !== null && years >= from && (years < to || bucket === '8-60');
    }),
  country: (job, selected) => selected.includes(job.country),
  region: (job, selected) => selected.includes(`${job.country}-${job.region}`),
  skill: (job, selected) => job.skills.some(({ id }) => selected.includes(String(id))),
  employer: (job, selected) => selected.includes(String(job.organisation.id)),
  fact: ({ inclusion }, selected) => {
    const answers: readonly string[] = readWorkplaceAnswers(inclusion);
    return selected.every((fact) => answers.includes(fact) || Boolean(inclusion[fact as keyof Job['inclusion']]));
  },
  posted: () => true,
  pay: ({ salary }, [minimum]) => {
    const pay = salary && getYearlyPay(salary);
    return pay !== null && pay.currency === 'USD' && pay.yearly >= Number(minimum);
  },
};

function randomQuery(): Query {
  const all: Query = {
    mode: [pick(workModes), pick(workModes)],
    type: [pick(jobTypes), pick(jobTypes), pick(jobTypes)],
    experience: sample(Object.keys(experienceBuckets), 2),
    country: [pick(['US', 'CA'])],
    region: sample(['US-GA', 'US-TX', 'CA-QC'], 2),
    skill: sample([...new Set(jobs.flatMap((job) => job.skills.map(({ id }) => String(id))))], 2),
    employer: [String(pick(jobs).organisation.id)],
    fact: [pick(['buddy', 'noise'])],
    posted: '7',
    pay: pick(['1', '41600', '50000']),
  };
  return Object.fromEntries(Object.entries(all).filter(() => int(0, 3) === 0));
}

function expected(query: Query): Job[] {
  const filters = Object.entries(query);
  return jobs.filter((job) => filters.every(([name, value]) => rules[name]?.(job, [value].flat()))).toReversed();
}

async function searchAll(query: Query) {
  const { body } = await send(app(), tenant.visitor, jobsApi.search, { query: { ...query, limit: '50' } });
  return { ids: body.jobs.map(({ id }) => id), total: body.total?.count };
}

describe('GET /api/v1/jobs', () => {
  it('returns the jobs that meet all filters, newest first, with and without a text query', async () => {
    const counts = new Set<number>();
    for (let run = 0; run < 100; run += 1) {
      const query = randomQuery();
      const ids = expected(query).map(({ id }) => id);
      counts.add(ids.length);
      expect(await searchAll(query), JSON.stringify(query)).toEqual({ ids, total: ids.length });
      expect(await searchAll({ ...query, words: 'tools', sort: 'newest' })).toEqual({ ids, total: ids.length });
    }
    expect(counts.size).toBeGreaterThan(8);
  });

  it('returns every job once across pages in every order', async () => {
    for (const sort of ['newest', 'pay', 'relevance'] as const) {
      const query: Query = { sort, words: sort === 'relevance' ? 'software tools' : '' };
      const all = await searchAll(query);
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

  it('sorts by pay with other currencies and missing pay last', async () => {
    const { body } = await send(app(), tenant.visitor, jobsApi.search, { query: { sort: 'pay', limit: '50' } });
    const order = body.jobs.map(({ salary }) => {
      const pay = salary && getYearlyPay(salary);
      return pay?.currency === 'USD' ? pay.yearly : -1;
    });
    expect(order).toEqual(order.toSorted((a, b) => b - a));
    expect(order.at(-1)).toBe(-1);
  });
});

describe('GET /api/v1/jobs/facets', () => {
  it('counts the jobs found if the value is the only one selected in its filter', async () => {
    for (let run = 0; run < 25; run += 1) {
      const query = randomQuery();
      const { body } = await send(app(), tenant.visitor, jobsApi.facets, { query });
      for (const name of facetNames) {
        if (name === 'fact' && name in query) continue;
        for (const { value, count } of body[name]) {
          const single = { ...query, [name]: name === 'posted' ? value : [value] };
          const wanted = name === 'industry' ? 0 : expected(single).length;
          expect(count, `${name} ${value} in ${JSON.stringify(query)}`).toBe(wanted);
        }
      }
    }
  });
});
