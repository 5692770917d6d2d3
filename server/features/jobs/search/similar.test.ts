import { expect, test } from 'vitest';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { seekersApi } from '#domain/features/seekers/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant } from '#server/testing/factories.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();

async function employer() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const post = (title: string, ...skills: string[]) => makeJob(app(), manager, { title, skills });
  return { tenant, manager, post };
}

const at = (id: number) => ({ params: { id: String(id) } });
const titlesLike = async (who: Caller, id: number) =>
  (await send(app(), who, jobsApi.similar, at(id))).body.jobs.map(({ title }) => title);

test('the most shared skills come first, then what is called alike; never the job itself', async () => {
  const { tenant, post } = await employer();
  const model = await post('Data analyst', 'SQL', 'Python', 'Tableau');
  await post('Welder', 'Welding');
  await post('Report writer', 'SQL');
  await post('Junior data analyst', 'SQL', 'Python');
  await post('Statistician', 'SQL', 'Python', 'Tableau');
  await post('Web developer', 'JavaScript', 'Python');
  expect(await titlesLike(tenant.visitor, model.id)).toEqual(['Junior data analyst', 'Statistician', 'Report writer']);
});

test('without a shared skill the name leads on', async () => {
  const { tenant, post } = await employer();
  const model = await post('Night nurse', 'Nursing');
  await post('Night nurse on call', 'First aid');
  await post('Welder', 'Welding');
  expect(await titlesLike(tenant.visitor, model.id)).toEqual(['Night nurse on call']);
});

test('a closed job leads to open ones, and is nobody’s neighbour any more', async () => {
  const { tenant, manager, post } = await employer();
  const [closing, open] = [await post('Cook', 'Cooking'), await post('Chef', 'Cooking')];
  expect(await titlesLike(tenant.visitor, open.id)).toEqual(['Cook']);
  await send(app(), manager, jobsApi.move, { ...at(closing.id), body: { to: 'closed', version: closing.version } });
  expect(await titlesLike(tenant.visitor, closing.id)).toEqual(['Chef']);
  expect(await titlesLike(tenant.visitor, open.id)).toEqual([]);
});

test('a job seeker sees the match of each; another tenant sees nothing', async () => {
  const { tenant, post } = await employer();
  const [one] = [await post('Cook', 'Cooking'), await post('Chef', 'Cooking')];
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  const { body: profile } = await send(app(), seeker, seekersApi.profile);
  const body = { profile: { ...profile, skills: ['Cooking'] }, version: profile.version };
  expect((await send(app(), seeker, seekersApi.saveProfile, { body })).status).toBe(200);
  const { jobs } = (await send(app(), seeker, jobsApi.similar, at(one.id))).body;
  expect(jobs.map(({ score }) => typeof score)).toEqual(['number']);
  const other = await makeTenant(app());
  expect((await send(app(), other.visitor, jobsApi.similar, at(one.id))).status).toBe(404);
});
