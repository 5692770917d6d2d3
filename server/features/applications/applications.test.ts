import { expect, test } from 'vitest';
import type { Role } from '#domain/access/roles.ts';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import type { ApplicationStatus } from '#domain/features/applications/lifecycle.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { submitApplication } from '#server/testing/applications.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const plain = { resume_id: null, answers: [], cover_note: '' };

async function applied() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ines Okafor' });
  const job = await makeJob(app(), manager);
  const application = await submitApplication(app(), seeker, job.id);
  return { tenant, manager, seeker, job, application };
}

function apply(seeker: TestAccount, jobId: number, body: Partial<typeof plain> = {}) {
  return send(app(), seeker, applicationsApi.apply, { params: { id: String(jobId) }, body: { ...plain, ...body } });
}

function read(who: TestAccount, id: number) {
  return send(app(), who, applicationsApi.read, { params: { id: String(id) } });
}

async function move(
  who: TestAccount,
  id: number,
  to: ApplicationStatus,
  texts: { note?: string; message?: string } = {},
) {
  const { version } = (await read(who, id)).body;
  return send(app(), who, applicationsApi.move, { params: { id: String(id) }, body: { to, version, ...texts } });
}

test('an application is kept with its score, its history and what happens next', async () => {
  const { application, seeker } = await applied();
  expect(application).toMatchObject({ status: 'applied', next_step: { code: 'await_review', who: 'employer' } });
  expect(application.next_step.by).not.toBeNull();
  expect(application.events).toMatchObject([{ from: null, to: 'applied', by: 'Ines Okafor' }]);
  expect(application.next_statuses).toEqual(['withdrawn']);
  const list = await send(app(), seeker, applicationsApi.list);
  expect(list.body.applications.map(({ id }) => id)).toEqual([application.id]);
  expect(list.body.counts.applied).toBe(1);
});

test('sent again and again at once, one application stands', async () => {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  const job = await makeJob(app(), manager);
  const answers = await Promise.all(Array.from({ length: 30 }, () => apply(seeker, job.id)));
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  const [first] = answers;
  expect((await read(seeker, first?.body.id ?? 0)).body.events).toHaveLength(1);
});

test('the job seeker hears of every move in plain words and sees no notes of the team', async () => {
  const { application, manager, seeker } = await applied();
  const moved = await move(manager, application.id, 'interview', {
    note: 'Strong on SQL',
    message: 'We would like to meet you.',
  });
  expect(moved.body).toMatchObject({ status: 'interview', next_step: { code: 'await_interview' } });
  expect(moved.body.events.at(-1)).toMatchObject({ note: 'Strong on SQL', by: 'Rowan Ellery' });
  const seen = await read(seeker, application.id);
  expect(seen.body.events.at(-1)).toMatchObject({ note: '', by: null, message: 'We would like to meet you.' });
  expect(JSON.stringify(seen.body)).not.toContain('Strong on SQL');
  const bell = await send(app(), seeker, notificationsApi.all, { query: { page: '1', lang: 'fr' } });
  expect(bell.body.unread_count).toBe(1);
  expect(bell.body.data[0]?.message).toContain('souhaite vous rencontrer');
  expect(bell.body.data[0]?.feedback.application_id).toBe(application.id);
});

test('the employer hears of a new application; reading it empties the count', async () => {
  const { manager } = await applied();
  const bell = await send(app(), manager, notificationsApi.all);
  expect(bell.body).toMatchObject({ unread_count: 1, total_pages: 1, page_number: 1 });
  expect(bell.body.data[0]?.message).toBe('Ines Okafor applied for Software Engineer.');
  const read = await send(app(), manager, notificationsApi.readOne, {
    params: { id: String(bell.body.data[0]?.id) },
    body: { is_read: true },
  });
  expect(read.body.unread_count).toBe(0);
});

test('a status that cannot follow is refused and changes nothing', async () => {
  const { application, manager } = await applied();
  for (const to of ['hired', 'offered', 'applied', 'withdrawn', 'declined'] as const) {
    const refused = await move(manager, application.id, to);
    expect([to, refused.status, refused.problem.code]).toEqual([to, 409, 'illegal_move']);
  }
  expect((await read(manager, application.id)).body).toMatchObject({ status: 'applied', version: 1 });
});

test('two people who move the same application do not overwrite each other', async () => {
  const { application, manager } = await applied();
  const moveTo = (to: ApplicationStatus) =>
    send(app(), manager, applicationsApi.move, {
      params: { id: String(application.id) },
      body: { to, version: application.version },
    });
  const answers = await Promise.all([moveTo('screening'), moveTo('interview'), moveTo('on-hold')]);
  expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
  expect((await read(manager, application.id)).body.events).toHaveLength(2);
});

test('a rejection needs a message to the person', async () => {
  const { application, manager } = await applied();
  const silent = await move(manager, application.id, 'rejected');
  expect(silent.problem.fields).toEqual([{ field: 'body.message', code: 'required' }]);
  expect((await move(manager, application.id, 'rejected', { message: 'Thank you for your time.' })).status).toBe(200);
});

test('an application on hold goes back to where it was held from', async () => {
  const { application, manager } = await applied();
  await move(manager, application.id, 'interview');
  const held = await move(manager, application.id, 'on-hold');
  expect(held.body.next_statuses).toEqual(['interview', 'rejected']);
  expect((await move(manager, application.id, 'interview')).body.status).toBe('interview');
});

test('the job seeker withdraws at any stage; the lead of the job may reopen', async () => {
  const { application, manager, seeker } = await applied();
  await move(manager, application.id, 'screening');
  expect((await move(seeker, application.id, 'withdrawn')).body).toMatchObject({
    status: 'withdrawn',
    next_statuses: [],
  });
  expect((await move(manager, application.id, 'screening')).body.status).toBe('screening');
});

test('a paused job takes no applications, a draft is not found', async () => {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  const draft = await makeJob(app(), manager, { isActive: false });
  expect((await apply(seeker, draft.id)).status).toBe(404);
  const job = await makeJob(app(), manager);
  await send(app(), manager, jobsApi.move, {
    params: { id: String(job.id) },
    body: { to: 'paused', version: job.version },
  });
  expect((await apply(seeker, job.id)).problem.code).toBe('job_not_open');
});

test('a required question has to be answered, and answers reach the employer with their question', async () => {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  const job = await makeJob(app(), manager, {
    screening_questions: [{ id: 'why', text: 'Why this job?', required: true }],
  });
  const refused = await apply(seeker, job.id);
  expect(refused.problem.fields).toEqual([{ field: 'body.answers.why', code: 'required' }]);
  const answers = [{ question_id: 'why', text: 'I like tools.' }];
  const sent = await send(app(), seeker, applicationsApi.apply, {
    params: { id: String(job.id) },
    body: { ...plain, answers },
  });
  expect((await read(manager, sent.body.id)).body.answers).toEqual([
    { question: 'Why this job?', text: 'I like tools.' },
  ]);
});

test('who may read an application follows the permission table; for the rest it is not found', async () => {
  const { tenant, manager, seeker, application, job } = await applied();
  const sponsorId = await makeOrganisation(app(), tenant, { kind: 'non_profit' });
  const { db } = app().services.database;
  await db
    .updateTable('seeker_profiles')
    .set({ sponsor_organisation_id: sponsorId })
    .where('user_id', '=', seeker.id)
    .execute();
  const inOrganisation = { organisationId: manager.organisationId ?? 0 };
  const onTeam = await makeAccount(app(), tenant, 'hiring_member', inOrganisation);
  await db.insertInto('job_team').values({ tenant_id: tenant.id, job_id: job.id, user_id: onTeam.id }).execute();
  const account = (role: Role, options = {}) => makeAccount(app(), tenant, role, options);
  const expected: [string, TestAccount, number][] = [
    ['its job seeker', seeker, 200],
    ['the lead of the job', manager, 200],
    ['a member of the job team', onTeam, 200],
    ['the partner that looks after the person', await account('recruiter', { organisationId: sponsorId }), 200],
    ['an administrator', await account('admin'), 200],
    ['a concierge', await account('concierge_member'), 200],
    ['a program manager', await account('program_manager'), 200],
    ['another job seeker', await account('job_seeker'), 404],
    ['a lead of another employer', await account('hiring_manager'), 404],
    ['a member who is not on the team', await account('hiring_member', inOrganisation), 404],
    ['another partner', await account('recruiter'), 404],
    ['a skilling partner', await account('skilling_partner'), 403],
    ['an administrator of another tenant', await makeAccount(app(), await makeTenant(app()), 'admin'), 404],
  ];
  for (const [who, caller, status] of expected) {
    expect([who, (await read(caller, application.id)).status]).toEqual([who, status]);
    const list = await send(app(), caller, applicationsApi.list);
    const sees = list.status === 200 && list.body.applications.some(({ id }) => id === application.id);
    expect([who, sees]).toEqual([who, status === 200]);
  }
});

test('whoever was put forward is asked, not told that they have applied', async () => {
  const { seeker, job, application } = await applied();
  const own = async () => (await send(app(), seeker, jobsApi.read, { params: { id: String(job.id) } })).body;
  expect(await own()).toMatchObject({ own_application_id: application.id, is_invited: false });
  const { db } = app().services.database;
  await db.updateTable('applications').set({ status: 'sourced' }).where('id', '=', application.id).execute();
  expect(await own()).toMatchObject({ own_application_id: application.id, is_invited: true });
});
