import { expect, test } from 'vitest';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant } from '#server/testing/factories.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();

const search = async (caller: Caller, words: string) => {
  const { body } = await send(app(), caller, jobsApi.search, { query: { words } });
  return { titles: body.jobs.map(({ title }) => title), corrected: body.corrected };
};

test('misspelt words are read as the nearest title, and the page says so', async () => {
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

test('words that were looked up before find what has changed since', async () => {
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

test('a beginning brings titles, skills that are asked for, and employers, with how many jobs they have', async () => {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  await makeJob(app(), manager, { title: 'Java Developer', skills: ['JavaScript'] });
  await makeJob(app(), manager, { title: 'JAVA developer', skills: ['JavaScript'] });
  const suggest = async (words: string) =>
    (await send(app(), tenant.visitor, jobsApi.suggest, { query: { words } })).body.suggestions;
  expect(await suggest('jav')).toEqual([
    { kind: 'title', text: 'Java Developer', count: 2 },
    { kind: 'skill', text: 'JavaScript', count: 2 },
  ]);
  expect(await suggest('develo')).toMatchObject([{ text: 'Java Developer' }]);
  expect(await suggest('  ')).toEqual([]);
  const other = await makeTenant(app());
  const fromOther = await send(app(), other.visitor, jobsApi.suggest, { query: { words: 'jav' } });
  expect(fromOther.body.suggestions).toEqual([]);
});
