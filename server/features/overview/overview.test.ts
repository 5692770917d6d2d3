import { describe, expect, it } from 'vitest';
import { accommodationsApi } from '#domain/features/accommodations/contract.ts';
import { applicationFigures, applicationsApi } from '#domain/features/applications/contract.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { overviewApi } from '#domain/features/overview/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { inDays, interviewHelpers, newPlan } from '#server/testing/hiring/interviews.ts';
import { newOffer, offerHelpers } from '#server/testing/hiring/offers.ts';
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

  it('counts the same applications as the lists of its key figures', async () => {
    const { tenant, manager, seeker, job } = await makeJobWithSeeker();
    const other = await makeAccount(app(), tenant, 'job_seeker');
    app().passTime(-8 * 86_400);
    await move(manager, await apply(other, job.id), 'screening');
    app().passTime(8 * 86_400);
    await apply(seeker, job.id);
    const { numbers } = (await homepage(manager)).body;
    for (const figure of applicationFigures) {
      const { applications, counts } = (await send(app(), manager, applicationsApi.list, { query: { figure } })).body;
      expect([figure, applications.length]).toEqual([figure, numbers[figure]]);
      expect(Object.values(counts ?? {}).reduce((sum, count) => sum + count, 0)).toBe(numbers[figure]);
    }
    expect(numbers).toMatchObject({ in_process: 1, applied_week: 1, hired_month: 0 });
    expect(numbers).toMatchObject({ moved_week: 0, overdue: 0, applied_week_before: 1, hired_month_before: 0 });
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

describe('GET /api/v1/dashboard/tasks', () => {
  const tasks = async (account: TestAccount) => (await send(app(), account, overviewApi.tasks)).body.needs;

  it('lists missing scorecards to the panel, and times that suit no one to the employer', async () => {
    const { tenant, manager, seeker, job } = await makeJobWithSeeker();
    const interviews = interviewHelpers(app);
    const other = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Noor Haddad' });
    app().passTime(-8 * 86_400);
    const { id: applicationId } = await apply(seeker, job.id);
    const held = await interviews.scheduled({ manager, seeker, applicationId }, inDays(-3));
    const plan = (await interviews.create(manager, (await apply(other, job.id)).id, newPlan([manager.id]))).body;
    const proposed = (await interviews.propose(manager, plan, [inDays(-2)])).body;
    await interviews.refuseSlots(other, proposed);
    app().passTime(8 * 86_400);
    expect(await tasks(manager)).toMatchObject([
      { kind: 'interview_times', interview_id: plan.id, name: 'Noor Haddad' },
      { kind: 'scorecard', interview_id: held.id, name: 'Ines Okafor' },
    ]);
    const colleague = await makeAccount(app(), tenant, 'hiring_manager');
    expect(await tasks(colleague)).toEqual([]);
  });

  it('lists an offer to the approver whose turn it is', async () => {
    const { tenant, manager, seeker, job } = await makeJobWithSeeker();
    const [first, second] = [
      await makeAccount(app(), tenant, 'hiring_manager', { organisationId: manager.organisationId ?? 0 }),
      await makeAccount(app(), tenant, 'program_manager'),
    ];
    const offers = offerHelpers(app);
    const { id: applicationId } = await apply(seeker, job.id);
    await offers.moveTo(manager, applicationId, 'interview');
    const draft = newOffer({ approver_ids: [first.id, second.id] });
    const offer = (await offers.create(manager, applicationId, draft)).body;
    const waiting = (await offers.submit(manager, offer)).body;
    const task = { kind: 'offer_approval', offer_id: offer.id, name: 'Ines Okafor' };
    expect(await tasks(first)).toContainEqual(expect.objectContaining(task));
    expect((await tasks(second)).map(({ kind }) => kind)).not.toContain('offer_approval');
    await offers.decide(first, waiting, 'approved');
    expect(await tasks(second)).toContainEqual(expect.objectContaining(task));
  });

  it('lists overdue replies of all employers to the tenant, and those to supported people to the partner', async () => {
    const { tenant, job } = await makeJobWithSeeker();
    const sponsorId = await makeOrganisation(app(), tenant, { kind: 'non_profit' });
    const recruiter = await makeAccount(app(), tenant, 'recruiter', { organisationId: sponsorId });
    const concierge = await makeAccount(app(), tenant, 'concierge_member');
    const own = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ada Lindqvist', sponsorId });
    app().passTime(-11 * 86_400);
    const { id: applicationId } = await apply(own, job.id);
    app().passTime(11 * 86_400);
    const late = { application_id: applicationId, name: 'Ada Lindqvist' };
    expect(await tasks(concierge)).toMatchObject([{ ...late, kind: 'late_reply' }]);
    expect(await tasks(recruiter)).toMatchObject([{ ...late, kind: 'late_employer' }]);
  });

  it('returns 403 to a skilling partner', async () => {
    const partner = await makeAccount(app(), await makeTenant(app()), 'skilling_partner');
    expect((await send(app(), partner, overviewApi.tasks)).status).toBe(403);
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
