import { beforeAll, describe, expect, it } from 'vitest';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
let tenant: TestTenant;

beforeAll(async () => {
  tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const places = [
    ['Houston', 'TX', 'US'],
    ['Dallas', 'Texas', 'US'],
    ['Toronto', 'ON', 'CA'],
    ['Montréal', 'QC', 'CA'],
  ] as const;
  for (const [city, region, country] of places)
    await makeJob(app(), manager, {
      title: city,
      place: { city, region, country, latitude: null, longitude: null },
      is_existing_vacancy: true,
      uses_ai_screening: false,
    });
});

const search = async (query: Record<string, string>) =>
  (await send(app(), tenant.visitor, jobsApi.search, { query })).body;

describe('GET /api/v1/jobs?place', () => {
  it.each([
    ['Houston', ['Houston']],
    ['77002', ['Houston']],
    ['77002-1234', ['Houston']],
    ['Texas', ['Dallas', 'Houston']],
    ['tx', ['Dallas', 'Houston']],
    ['Ontario', ['Toronto']],
    ['M5V 2T6', ['Toronto']],
    ['h2x', ['Montréal']],
    ['Québec', ['Montréal']],
    ['Canada', ['Montréal', 'Toronto']],
    ['USA', ['Dallas', 'Houston']],
    ['Oregon', []],
    ['Hueston', []],
    ['qqqqqqqq', []],
  ])('%s -> %j', async (place, titles) => {
    const { jobs, total } = await search({ place });
    expect(jobs.map(({ title }) => title).toSorted()).toEqual(titles);
    expect(total?.count).toBe(titles.length);
  });

  it('names the place and its kind', async () => {
    expect((await search({ place: '77002' })).place).toEqual({
      kind: 'postal_code',
      name: 'Houston, TX 77002',
      country: 'US',
      radius: 40,
    });
    expect((await search({ place: 'ontario' })).place).toEqual({
      kind: 'region',
      name: 'Ontario',
      country: 'CA',
      radius: null,
    });
  });

  it('suggests the place that a misspelled one probably means', async () => {
    expect(await search({ place: 'Hueston' })).toMatchObject({
      place: null,
      did_you_mean: { filter: 'place', value: 'Houston, TX' },
    });
    expect(await search({ place: 'qqqqqqqq' })).toMatchObject({ place: null, did_you_mean: null });
  });

  it('counts no facet values for an unknown place', async () => {
    const { body } = await send(app(), tenant.visitor, jobsApi.facets, { query: { place: 'Hueston' } });
    expect(body.mode.map(({ count }) => count)).toEqual([0, 0, 0]);
    expect(body.region).toEqual([]);
  });
});
