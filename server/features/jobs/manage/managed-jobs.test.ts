import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { organisationsApi } from '#domain/features/organisations/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

async function employer() {
  const tenant = await makeTenant(app());
  return { tenant, manager: await makeAccount(app(), tenant, 'hiring_manager') };
}

function apply(seeker: TestAccount, jobId: number) {
  return submitApplication(app(), seeker, jobId);
}

function manage(who: TestAccount, query: Record<string, string> = {}) {
  return send(app(), who, jobsApi.manage, { query });
}

describe('GET /api/v1/managed-jobs', () => {
  it('returns applicants by stage, the longest wait, the owner, and the allowed actions per job', async () => {
    const { tenant, manager } = await employer();
    const job = await makeJob(app(), manager);
    const waiting = await apply(await makeAccount(app(), tenant, 'job_seeker'), job.id);
    const moved = await apply(await makeAccount(app(), tenant, 'job_seeker'), job.id);
    await send(app(), manager, applicationsApi.move, {
      params: { id: String(moved.id) },
      body: { to: 'interview', version: moved.version },
    });
    const [row] = (await manage(manager)).body.jobs;
    expect(row).toMatchObject({
      id: job.id,
      owner: 'Rowan Ellery',
      applicants: 2,
      new_applicants: 1,
      stages: { applied: 1, interview: 1 },
      waiting_since: waiting.status_since,
      can_edit: true,
      next_statuses: ['paused', 'closed'],
    });
  });

  it('filters by text, status, and employer; counts cover all statuses', async () => {
    const { tenant, manager } = await employer();
    const admin = await makeAccount(app(), tenant, 'admin');
    await makeJob(app(), manager, { title: 'Tester 100%' });
    await makeJob(app(), manager, { title: 'Data analyst', isActive: false });
    const titles = async (query: Record<string, string>) => (await manage(admin, query)).body.jobs.map((j) => j.title);
    expect(await titles({ words: '100%' })).toEqual(['Tester 100%']);
    expect(await titles({ status: 'draft' })).toEqual(['Data analyst']);
    expect(await titles({ organisation: String(manager.organisationId) })).toHaveLength(2);
    expect(await titles({ organisation: '999999' })).toEqual([]);
    expect((await manage(admin, { status: 'draft' })).body.counts).toMatchObject({ draft: 1, active: 1 });
  });

  it('sorts by waiting with the longest wait first and jobs without applicants last', async () => {
    const { tenant, manager } = await employer();
    const [quiet, second, first] = [
      await makeJob(app(), manager, { title: 'Quiet' }),
      await makeJob(app(), manager, { title: 'Second' }),
      await makeJob(app(), manager, { title: 'First' }),
    ];
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    await apply(seeker, first.id);
    await apply(seeker, second.id);
    const { jobs } = (await manage(manager, { sort: 'waiting' })).body;
    expect(jobs.map(({ id }) => id)).toEqual([first.id, second.id, quiet.id]);
  });

  it('shows a partner active jobs with counts of its own job seekers only', async () => {
    const { tenant, manager } = await employer();
    const sponsorId = await makeOrganisation(app(), tenant, { kind: 'non_profit' });
    const recruiter = await makeAccount(app(), tenant, 'recruiter', { organisationId: sponsorId });
    const job = await makeJob(app(), manager);
    await makeJob(app(), manager, { isActive: false });
    await apply(await makeAccount(app(), tenant, 'job_seeker', { sponsorId }), job.id);
    await apply(await makeAccount(app(), tenant, 'job_seeker'), job.id);
    const { jobs } = (await manage(recruiter)).body;
    expect(jobs).toMatchObject([{ id: job.id, applicants: 1, can_edit: false, next_statuses: [] }]);
  });
});

describe('POST /api/v1/jobs/:id/status', () => {
  it('rejects open applications with a message or puts them on hold when a job is closed', async () => {
    const { tenant, manager } = await employer();
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    const close = (job: { id: number; version: number }, rest: object) =>
      send(app(), manager, jobsApi.move, {
        params: { id: String(job.id) },
        body: { to: 'closed' as const, version: job.version, ...rest },
      });
    const readApplication = async (id: number) =>
      (await send(app(), seeker, applicationsApi.read, { params: { id: String(id) } })).body;
    const first = await makeJob(app(), manager);
    const rejected = await apply(seeker, first.id);
    const withoutMessage = await close(first, { open_applications: 'reject' });
    expect(withoutMessage.problem.fields).toEqual([{ field: 'body.message', code: 'required' }]);
    expect((await close(first, { open_applications: 'reject', message: 'The job is filled.' })).body.status).toBe(
      'closed',
    );
    const seen = await readApplication(rejected.id);
    expect(seen.status).toBe('rejected');
    expect(seen.events.at(-1)).toMatchObject({ to: 'rejected', message: 'The job is filled.' });
    const second = await makeJob(app(), manager);
    const held = await apply(seeker, second.id);
    await close(second, { open_applications: 'hold' });
    expect((await readApplication(held.id)).status).toBe('on-hold');
  });

  it('reopens a closed job, which takes applications again', async () => {
    const { tenant, manager } = await employer();
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    const job = await makeJob(app(), manager);
    const params = { id: String(job.id) };
    const moveTo = (to: 'closed' | 'active', version: number) =>
      send(app(), manager, jobsApi.move, { params, body: { to, version } });
    const closed = (await moveTo('closed', job.version)).body;
    const form = { resume_id: null, answers: [], cover_note: '' };
    const refused = await send(app(), seeker, applicationsApi.apply, { params, body: form });
    expect([closed.status, refused.status]).toEqual(['closed', 409]);
    expect((await moveTo('active', closed.version)).body.status).toBe('active');
    expect((await apply(seeker, job.id)).status).toBe('applied');
  });
});

describe('GET /api/v1/employers', () => {
  it('lists employers for staff who work across them, and refuses others', async () => {
    const { tenant, manager } = await employer();
    await makeOrganisation(app(), tenant, { kind: 'non_profit', name: 'Not an employer' });
    const manage = await makeAccount(app(), tenant, 'program_manager');
    const { organisations } = (await send(app(), manage, organisationsApi.employers)).body;
    expect(organisations).toEqual([{ id: manager.organisationId, name: 'Larkspur Labs' }]);
    expect((await send(app(), manager, organisationsApi.employers)).status).toBe(403);
  });
});

describe('GET /api/v1/managed-jobs?sort=waiting over several pages', () => {
  it('returns every job once, with the longest wait first and jobs without a waiting applicant last', async () => {
    const { tenant, manager } = await employer();
    const jobs: { id: number }[] = [];
    for (let made = 0; made < 54; made += 1) jobs.push(await makeJob(app(), manager, { isActive: made < 52 }));
    const waiting = [jobs[51], jobs[3], jobs[20]].flatMap((job) => job?.id ?? []);
    for (const id of waiting) await apply(await makeAccount(app(), tenant, 'job_seeker'), id);
    const second = await apply(await makeAccount(app(), tenant, 'job_seeker'), waiting[0] ?? 0);
    expect(second.status).toBe('applied');
    const first = await manage(manager, { sort: 'waiting' });
    const rest = await manage(manager, { sort: 'waiting', cursor: first.body.next ?? '' });
    const others = jobs.map(({ id }) => id).filter((id) => !waiting.includes(id));
    expect([...first.body.jobs, ...rest.body.jobs].map(({ id }) => id)).toEqual([...waiting, ...others]);
    expect([first.body.counts?.draft, rest.body.counts, rest.body.next]).toEqual([2, null, null]);
    const active = await manage(manager, { sort: 'waiting', status: 'draft' });
    expect(active.body.jobs).toHaveLength(2);
  });
});
