import { beforeAll, describe, expect, it } from 'vitest';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import type { NewJob } from '#domain/features/jobs/posting/new-job.ts';
import { seekersApi } from '#domain/features/seekers/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();
let tenant: TestTenant;

const at = (city: string, region: string): NewJob['place'] => ({
  city,
  region,
  country: 'US',
  latitude: null,
  longitude: null,
});

beforeAll(async () => {
  tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  await makeJob(app(), manager, {
    title: 'Welder',
    place: at('Houston', 'TX'),
    work_mode: 'on_site',
    skills: ['Welding'],
  });
  await makeJob(app(), manager, {
    title: 'Baker',
    place: at('Houston', 'TX'),
    work_mode: 'on_site',
    skills: ['Baking'],
  });
  await makeJob(app(), manager, { title: 'Cook', place: at('Dallas', 'TX'), work_mode: 'remote', skills: ['Cooking'] });
});

type Query = Record<string, string | string[]>;
const search = async (query: Query, who: Caller = tenant.visitor) =>
  (await send(app(), who, jobsApi.search, { query })).body;

describe('GET /api/v1/jobs without results', () => {
  it('offers to drop each filter that alone prevents results, with the count it would give', async () => {
    const { jobs, without } = await search({ place: 'Houston', mode: ['remote'] });
    expect(jobs).toEqual([]);
    expect(without).toEqual([
      { filter: 'mode', words: '', total: { count: 2, capped: false } },
      { filter: 'place', words: '', total: { count: 1, capped: false } },
    ]);
  });

  it('counts what the offered searches find', async () => {
    const query: Query = { place: 'Houston', mode: ['remote', 'hybrid'], posted: '1', words: 'cook' };
    const { without } = await search(query);
    for (const { filter, total } of without) {
      const { [filter]: _dropped, ...rest } = query;
      expect((await search(rest)).total, filter).toEqual(total);
    }
    expect(without.map(({ filter }) => filter)).toEqual(['place']);
  });

  it('offers the smallest wider distance with jobs', async () => {
    expect((await search({ place: 'Galveston, TX', radius: '20' })).wider).toEqual({
      radius: 80,
      total: { count: 2, capped: false },
    });
    expect((await search({ place: 'Waco, TX' })).wider).toEqual({ radius: 161, total: { count: 1, capped: false } });
    expect((await search({ place: 'Anchorage, AK' })).wider).toBeNull();
  });

  it('offers to clear an unknown place', async () => {
    const { without, wider } = await search({ place: 'qqqqqqqq' });
    expect(without).toEqual([{ filter: 'place', words: '', total: { count: 3, capped: false } }]);
    expect(wider).toBeNull();
  });

  it('counts the facets of a corrected query, and corrects no plain words', async () => {
    const query = { words: 'weldr' };
    expect(await search(query)).toMatchObject({ corrected: 'welder', total: { count: 1 } });
    const { body } = await send(app(), tenant.visitor, jobsApi.facets, { query });
    expect(body.mode.find(({ value }) => value === 'on_site')?.count).toBe(1);
    expect(await search({ ...query, plain: ['weldr'] })).toMatchObject({ corrected: null, total: { count: 0 } });
  });

  it('offers to drop each part of the text', async () => {
    const { without } = await search({ words: 'welder dallas' });
    expect(without).toEqual([
      { filter: 'words', words: 'welder', total: { count: 1, capped: false } },
      { filter: 'words', words: 'dallas', total: { count: 1, capped: false } },
    ]);
  });

  it('offers nothing if there are results', async () => {
    expect(await search({ mode: ['remote'] })).toMatchObject({ without: [], wider: null });
  });
});

describe('GET /api/v1/jobs without a sort', () => {
  async function makeSeeker(skills: string[], title?: string) {
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    const { body } = await send(app(), seeker, seekersApi.profile);
    const profile = { ...body, skills, ...(title ? { titles: [title] } : {}) };
    const saved = await send(app(), seeker, seekersApi.saveProfile, { body: { profile, version: body.version } });
    expect(saved.status).toBe(200);
    return seeker;
  }

  it('sorts by match for job seekers whose profile says enough', async () => {
    const page = await search({}, await makeSeeker(['Welding', 'Soldering', 'Forklift operation']));
    expect(page.sort).toBe('match');
    expect(page.jobs[0]?.title).toBe('Welder');
  });

  it('sorts by date for a thin profile, for visitors, and for staff', async () => {
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    const thin = await makeSeeker(['Welding']);
    for (const who of [thin, tenant.visitor, manager]) {
      const page = await search({}, who);
      expect(page).toMatchObject({ sort: 'newest', unmatched: false });
      expect(page.jobs[0]?.title).toBe('Cook');
    }
  });

  it('sorts a text query by relevance, and by match only if asked', async () => {
    const seeker = await makeSeeker(['Welding', 'Soldering', 'Forklift operation']);
    expect((await search({ words: 'cook' }, seeker)).sort).toBe('relevance');
    expect((await search({ sort: 'newest' }, seeker)).sort).toBe('newest');
    expect((await search({ words: 'cook', sort: 'match' }, seeker)).sort).toBe('match');
  });
});
