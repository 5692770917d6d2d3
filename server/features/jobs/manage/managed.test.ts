import { expect, test } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { organisationsApi } from '#domain/features/organisations/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { submitApplication } from '#server/testing/applications.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
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

test('each job tells its people by stage, the longest wait, its owner and what may be done', async () => {
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

test('the list narrows by words, status and employer; counts stay those of the whole list', async () => {
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

test('sorted by waiting, the longest wait comes first and jobs without anybody last', async () => {
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

test('a partner follows active jobs and counts its own people alone', async () => {
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

test('closing says no with a message to everybody still in the process, or keeps them on hold', async () => {
  const { tenant, manager } = await employer();
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  const close = (job: { id: number; version: number }, rest: object) =>
    send(app(), manager, jobsApi.move, {
      params: { id: String(job.id) },
      body: { to: 'closed' as const, version: job.version, ...rest },
    });
  const statusOf = async (id: number) =>
    (await send(app(), seeker, applicationsApi.read, { params: { id: String(id) } })).body;
  const one = await makeJob(app(), manager);
  const rejected = await apply(seeker, one.id);
  const silent = await close(one, { open_applications: 'reject' });
  expect(silent.problem.fields).toEqual([{ field: 'body.message', code: 'required' }]);
  expect((await close(one, { open_applications: 'reject', message: 'The job is filled.' })).body.status).toBe('closed');
  const seen = await statusOf(rejected.id);
  expect(seen.status).toBe('rejected');
  expect(seen.events.at(-1)).toMatchObject({ to: 'rejected', message: 'The job is filled.' });
  const two = await makeJob(app(), manager);
  const held = await apply(seeker, two.id);
  await close(two, { open_applications: 'hold' });
  expect((await statusOf(held.id)).status).toBe('on-hold');
});

test('employers are listed for those who work across them', async () => {
  const { tenant, manager } = await employer();
  await makeOrganisation(app(), tenant, { kind: 'non_profit', name: 'Not an employer' });
  const manage = await makeAccount(app(), tenant, 'program_manager');
  const { organisations } = (await send(app(), manage, organisationsApi.employers)).body;
  expect(organisations).toEqual([{ id: manager.organisationId, name: 'Larkspur Labs' }]);
  expect((await send(app(), manager, organisationsApi.employers)).status).toBe(403);
});
