import { describe, expect, it } from 'vitest';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { matchingApi } from '#domain/features/matching/contract.ts';
import { seekersApi } from '#domain/features/seekers/contract.ts';
import { tenantAdminApi } from '#domain/features/tenants/admin-contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

/** A tenant with two jobs and a job seeker who matches the first by skills and the second by job titles. */
async function makeTenantWithJobs() {
  const tenant = await makeTenant(app());
  const admin = await makeAccount(app(), tenant, 'admin');
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const bySkill = await makeJob(app(), manager, { title: 'By skill', skills: ['SQL'], titles: ['Archivist'] });
  const byTitle = await makeJob(app(), manager, {
    title: 'By title',
    skills: ['JavaScript'],
    titles: ['Data Analyst'],
  });
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  const { body: profile } = await send(app(), seeker, seekersApi.profile);
  const known = { ...profile, skills: ['SQL'], titles: ['Data Analyst'] };
  await send(app(), seeker, seekersApi.saveProfile, { body: { profile: known, version: profile.version } });
  const ranked = async () => {
    const { body } = await send(app(), seeker, jobsApi.search, { query: { sort: 'match' } });
    return body.jobs.map((job) => job.id);
  };
  const getScore = async (id: number) =>
    (await send(app(), seeker, matchingApi.ofJob, { params: { id: String(id) } })).body.total;
  return { tenant, admin, seeker, ranked, scoreOf: getScore, bySkill: bySkill.id, byTitle: byTitle.id };
}

async function saveWeights(one: Awaited<ReturnType<typeof makeTenantWithJobs>>, skills: number, jobTitle: number) {
  const { version } = (await send(app(), one.admin, tenantAdminApi.read)).body;
  const rest = 100 - skills - jobTitle;
  const others = { certification: 0, education: 0, industry: 0, management_level: rest };
  const weights = { skills, job_title: jobTitle, ...others };
  return send(app(), one.admin, tenantAdminApi.saveWeights, { body: { weights, version } });
}

describe('PUT /api/v1/tenant/weights', () => {
  it('ranks the jobs of this tenant only with the new weights', async () => {
    const [one, other] = [await makeTenantWithJobs(), await makeTenantWithJobs()];
    expect((await saveWeights(one, 80, 20)).status).toBe(200);
    expect(await one.ranked()).toEqual([one.bySkill, one.byTitle]);
    expect(await one.scoreOf(one.bySkill)).toBe(80);
    const before = [await other.ranked(), await other.scoreOf(other.bySkill)];
    expect((await saveWeights(one, 20, 80)).status).toBe(200);
    expect(await one.ranked()).toEqual([one.byTitle, one.bySkill]);
    expect(await one.scoreOf(one.bySkill)).toBe(20);
    expect([await other.ranked(), await other.scoreOf(other.bySkill)]).toEqual(before);
  });

  it.each([
    ['sum to 101', { skills: 41 }, 'weights_sum'],
    ['are below 0', { skills: -1, job_title: 61 }, 'too_small'],
    ['are above 100', { skills: 101, job_title: -41 }, 'too_big'],
    ['have a fraction', { skills: 40.5, job_title: 19.5 }, 'invalid_type'],
  ])('refuses weights that %s', async (_name, change, code) => {
    const admin = await makeAccount(app(), await makeTenant(app()), 'admin');
    const { weights, version } = (await send(app(), admin, tenantAdminApi.read)).body;
    const refused = await send(app(), admin, tenantAdminApi.saveWeights, {
      body: { weights: { ...weights, ...change }, version },
    });
    expect(refused.status).toBe(400);
    expect(refused.problem.fields?.map((field) => field.code)).toContain(code);
  });
});

describe('jobs', () => {
  it('are not found through another tenant', async () => {
    const [one, other] = [await makeTenantWithJobs(), await makeTenantWithJobs()];
    const { body } = await send(app(), other.tenant.visitor, jobsApi.search, { query: {} });
    expect(body.jobs.map((job) => job.id).sort()).toEqual([other.bySkill, other.byTitle].sort());
    const foreign = await send(app(), other.tenant.visitor, jobsApi.read, { params: { id: String(one.bySkill) } });
    expect(foreign.status).toBe(404);
  });
});
