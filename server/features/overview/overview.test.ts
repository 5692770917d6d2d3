import { describe, expect, it } from 'vitest';
import { accommodationsApi } from '#domain/features/accommodations/contract.ts';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { overviewApi } from '#domain/features/overview/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { submitApplication } from '#server/testing/applications.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { offerHelpers } from '#server/testing/offers.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

function apply(seeker: TestAccount, jobId: number) {
  return submitApplication(app(), seeker, jobId);
}

function move(account: TestAccount, application: { id: number; version: number }, to: ApplicationStatus) {
  const params = { id: String(application.id) };
  return send(app(), account, applicationsApi.move, { params, body: { to, version: application.version } });
}

function homepage(account: TestAccount) {
  return send(app(), account, overviewApi.homepage);
}

async function makeJobWithSeeker() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ines Okafor' });
  return { tenant, manager, seeker, job: await makeJob(app(), manager, { title: 'Data analyst' }) };
}

describe('GET /api/v1/homepage', () => {
  it('lists jobs with new applicants, and drafts', async () => {
    const { manager, seeker, job } = await makeJobWithSeeker();
    await apply(seeker, job.id);
    const draft = await makeJob(app(), manager, { isActive: false, title: 'Tester' });
    const { needs, numbers } = (await homepage(manager)).body;
    expect(needs).toMatchObject([
      { kind: 'new_applicants', job_id: job.id, title: 'Data analyst', count: 1 },
      { kind: 'draft', job_id: draft.id, title: 'Tester' },
    ]);
    expect(numbers).toMatchObject({ active_jobs: 1, waiting: 1, in_process: 0, applied_week: 1, answered: 0 });
  });

  it('lists overdue replies first, and counts replies in time', async () => {
    const { tenant, manager, seeker, job } = await makeJobWithSeeker();
    const first = await apply(seeker, job.id);
    await move(manager, first, 'screening');
    const other = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Noor Haddad' });
    app().passTime(-11 * 86_400);
    const late = await apply(other, job.id);
    app().passTime(11 * 86_400);
    const { needs, numbers } = (await homepage(manager)).body;
    expect(needs[0]).toMatchObject({ kind: 'late_reply', application_id: late.id, name: 'Noor Haddad' });
    expect(numbers).toMatchObject({ in_process: 1, waiting: 1, answered: 1, answered_in_time: 1 });
  });

  it('lists accommodation requests first, without their content, to the hiring team only', async () => {
    const { tenant, manager, job } = await makeJobWithSeeker();
    const sponsorId = await makeOrganisation(app(), tenant, { kind: 'non_profit' });
    const recruiter = await makeAccount(app(), tenant, 'recruiter', { organisationId: sponsorId });
    const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ada Lindqvist', sponsorId });
    const application = await apply(seeker, job.id);
    await send(app(), seeker, accommodationsApi.ask, {
      params: { id: String(application.id) },
      body: { stage: 'interview', needed_on: null, choices: ['camera_off'], words: 'A short walk' },
    });
    const { needs } = (await homepage(manager)).body;
    expect(needs).toMatchObject([
      { kind: 'adjustment', application_id: application.id, name: 'Ada Lindqvist', title: 'Data analyst' },
      { kind: 'new_applicants' },
    ]);
    expect(JSON.stringify(needs)).not.toMatch(/camera_off|short walk|interview/);
    expect((await homepage(recruiter)).body.needs).toEqual([]);
  });

  it('ignores other employers and other tenants', async () => {
    const { tenant, seeker, job } = await makeJobWithSeeker();
    await apply(seeker, job.id);
    const competitor = await makeAccount(app(), tenant, 'hiring_manager');
    expect((await homepage(competitor)).body).toMatchObject({
      needs: [],
      numbers: { active_jobs: 0, applied_week: 0 },
    });
    const otherAdmin = await makeAccount(app(), await makeTenant(app()), 'admin');
    expect((await send(app(), otherAdmin, overviewApi.numbers)).body).toMatchObject({ active_jobs: 0, waiting: 0 });
  });

  it('lists open offers to the supporting partner', async () => {
    const { tenant, manager, job } = await makeJobWithSeeker();
    const sponsorId = await makeOrganisation(app(), tenant, { kind: 'non_profit' });
    const recruiter = await makeAccount(app(), tenant, 'recruiter', { organisationId: sponsorId });
    const own = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ada Lindqvist', sponsorId });
    const application = await apply(own, job.id);
    await offerHelpers(app).sent(manager, application.id);
    const { needs, numbers } = (await homepage(recruiter)).body;
    expect(needs).toMatchObject([{ kind: 'open_offer', application_id: application.id, name: 'Ada Lindqvist' }]);
    expect(numbers.in_process).toBe(1);
  });

  it('lists only drafts to a pending employer', async () => {
    const tenant = await makeTenant(app());
    const organisationId = await makeOrganisation(app(), tenant, { status: 'pending' });
    const manager = await makeAccount(app(), tenant, 'hiring_manager', { organisationId });
    await makeJob(app(), manager, { isActive: false });
    expect((await homepage(manager)).body.needs).toMatchObject([{ kind: 'draft' }]);
  });

  it('returns 403 to a job seeker', async () => {
    const { seeker } = await makeJobWithSeeker();
    expect((await homepage(seeker)).status).toBe(403);
    expect((await send(app(), seeker, overviewApi.numbers)).status).toBe(403);
  });
});

describe('GET /api/v1/dashboard/charts', () => {
  const charts = (account: TestAccount) => send(app(), account, overviewApi.charts);

  it('counts steps, weeks, and replies within and after the promised time', async () => {
    const { tenant, manager, seeker, job } = await makeJobWithSeeker();
    const other = await makeAccount(app(), tenant, 'job_seeker');
    app().passTime(-12 * 86_400);
    const late = await apply(other, job.id);
    app().passTime(10 * 86_400);
    const early = await apply(seeker, job.id);
    app().passTime(2 * 86_400);
    await move(manager, late, 'screening');
    await move(manager, await move(manager, early, 'screening').then(({ body }) => body), 'interview');
    const { funnel, weeks, replies, promised_days } = (await charts(manager)).body;
    expect(funnel.map(({ step, count }) => [step, count])).toEqual([
      ['applied', 2],
      ['screening', 2],
      ['interview', 1],
      ['offer', 0],
      ['hired', 0],
    ]);
    expect(weeks).toHaveLength(12);
    expect(weeks.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
    expect(promised_days).toBe(10);
    expect(replies.map(({ in_time, late }) => [in_time, late])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('compares with the twelve weeks before', async () => {
    const { manager, seeker, job } = await makeJobWithSeeker();
    app().passTime(-13 * 7 * 86_400);
    await apply(seeker, job.id);
    app().passTime(13 * 7 * 86_400);
    const { funnel, weeks } = (await charts(manager)).body;
    expect(funnel[0]?.count).toBe(0);
    expect(weeks.map(({ previous }) => previous)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0]);
  });

  it('ignores other employers and other tenants, and returns 403 to a job seeker', async () => {
    const { tenant, seeker, job } = await makeJobWithSeeker();
    await apply(seeker, job.id);
    const competitor = await makeAccount(app(), tenant, 'hiring_manager');
    const otherAdmin = await makeAccount(app(), await makeTenant(app()), 'admin');
    expect((await charts(competitor)).body.funnel[0]?.count).toBe(0);
    expect((await charts(otherAdmin)).body.funnel[0]?.count).toBe(0);
    expect((await charts(seeker)).status).toBe(403);
  });
});
