import { describe, expect, it } from 'vitest';
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

const params = (id: number) => ({ params: { id: String(id) } });
const getSimilarTitles = async (who: Caller, id: number) =>
  (await send(app(), who, jobsApi.similar, params(id))).body.jobs.map(({ title }) => title);

describe('GET /api/v1/jobs/:id/similar', () => {
  it('returns jobs with the most shared skills first, then similar titles, without the job itself', async () => {
    const { tenant, post } = await employer();
    const job = await post('Data analyst', 'SQL', 'Python', 'Tableau');
    await post('Welder', 'Welding');
    await post('Report writer', 'SQL');
    await post('Junior data analyst', 'SQL', 'Python');
    await post('Statistician', 'SQL', 'Python', 'Tableau');
    await post('Web developer', 'JavaScript', 'Python');
    expect(await getSimilarTitles(tenant.visitor, job.id)).toEqual([
      'Junior data analyst',
      'Statistician',
      'Report writer',
    ]);
  });

  it('falls back to similar titles if no skill is shared', async () => {
    const { tenant, post } = await employer();
    const job = await post('Night nurse', 'Nursing');
    await post('Night nurse on call', 'First aid');
    await post('Welder', 'Welding');
    expect(await getSimilarTitles(tenant.visitor, job.id)).toEqual(['Night nurse on call']);
  });

  it('returns similar jobs for a closed job, but no closed jobs', async () => {
    const { tenant, manager, post } = await employer();
    const [closing, open] = [await post('Cook', 'Cooking'), await post('Chef', 'Cooking')];
    expect(await getSimilarTitles(tenant.visitor, open.id)).toEqual(['Cook']);
    await send(app(), manager, jobsApi.move, {
      ...params(closing.id),
      body: { to: 'closed', version: closing.version },
    });
    expect(await getSimilarTitles(tenant.visitor, closing.id)).toEqual(['Chef']);
    expect(await getSimilarTitles(tenant.visitor, open.id)).toEqual([]);
  });

  it('returns match scores for job seekers, and 404 for another tenant', async () => {
    const { tenant, post } = await employer();
    const [cook] = [await post('Cook', 'Cooking'), await post('Chef', 'Cooking')];
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    const { body: profile } = await send(app(), seeker, seekersApi.profile);
    const body = { profile: { ...profile, skills: ['Cooking'] }, version: profile.version };
    expect((await send(app(), seeker, seekersApi.saveProfile, { body })).status).toBe(200);
    const { jobs } = (await send(app(), seeker, jobsApi.similar, params(cook.id))).body;
    expect(jobs.map(({ score }) => typeof score)).toEqual(['number']);
    const other = await makeTenant(app());
    expect((await send(app(), other.visitor, jobsApi.similar, params(cook.id))).status).toBe(404);
  });
});
