import { describe, expect, it } from 'vitest';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant } from '#server/testing/factories.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();

const search = async (caller: Caller, words: string) => {
  const { body } = await send(app(), caller, jobsApi.search, { query: { words } });
  return { titles: body.jobs.map(({ title }) => title), corrected: body.corrected };
};

describe('GET /api/v1/jobs with a text query', () => {
  it('corrects misspelled words to the nearest title and returns the corrected query', async () => {
    const tenant = await makeTenant(app());
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    await makeJob(app(), manager, { title: 'Laboratory Technician' });
    expect(await search(tenant.visitor, 'labratory tecnician')).toEqual({
      titles: ['Laboratory Technician'],
      corrected: 'laboratory technician',
    });
    expect(await search(tenant.visitor, 'laboratory')).toMatchObject({ corrected: null });
    expect(await search(tenant.visitor, 'zzzzzz')).toEqual({ titles: [], corrected: null });
  });

  it('finds jobs that changed after the same query was cached', async () => {
    const tenant = await makeTenant(app());
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    const first = await makeJob(app(), manager, { title: 'Gardener' });
    expect((await search(tenant.visitor, 'gardener')).titles).toEqual(['Gardener']);
    await makeJob(app(), manager, { title: 'Head gardener' });
    expect((await search(tenant.visitor, 'gardener')).titles).toHaveLength(2);
    const body = { to: 'paused' as const, version: first.version };
    await send(app(), manager, jobsApi.move, { params: { id: String(first.id) }, body });
    expect((await search(tenant.visitor, 'gardener')).titles).toEqual(['Head gardener']);
  });
});

describe('GET /api/v1/jobs with a replaced skill', () => {
  it('id of the replaced skill -> jobs that ask for its successor', async () => {
    const tenant = await makeTenant(app());
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    // The successor of term 475.
    await makeJob(app(), manager, { title: 'Helper', skills: ['Eclipse'] });
    const { body } = await send(app(), tenant.visitor, jobsApi.search, { query: { skill: '475' } });
    expect(body.jobs.map(({ title }) => title)).toEqual(['Helper']);
    const facets = (await send(app(), tenant.visitor, jobsApi.facets, { query: { skill: '475' } })).body;
    expect(facets.skill.map(({ label, count }) => [label, count])).toEqual([['Eclipse', 1]]);
  });
});

describe('GET /api/v1/jobs/suggestions', () => {
  it('returns titles, skills, and employers that start with the text, with job counts', async () => {
    const tenant = await makeTenant(app());
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    await makeJob(app(), manager, { title: 'Java Developer', skills: ['JavaScript'] });
    await makeJob(app(), manager, { title: 'JAVA developer', skills: ['JavaScript'] });
    const suggest = async (words: string) =>
      (await send(app(), tenant.visitor, jobsApi.suggest, { query: { words } })).body.suggestions;
    expect(await suggest('jav')).toMatchObject([
      { kind: 'title', text: 'Java Developer', count: 2 },
      { kind: 'skill', text: 'JavaScript', count: 2 },
    ]);
    expect(await suggest('develo')).toMatchObject([{ text: 'Java Developer' }]);
    expect(await suggest('  ')).toEqual([]);
    const other = await makeTenant(app());
    const fromOther = await send(app(), other.visitor, jobsApi.suggest, { query: { words: 'jav' } });
    expect(fromOther.body.suggestions).toEqual([]);
  });
});
