import { expect, test } from 'vitest';
import { accommodationsApi, type NewAccommodation } from '#domain/features/accommodations/contract.ts';
import type { EmployerAnswer, SeekerReply } from '#domain/features/accommodations/lifecycle.ts';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { needsApi } from '#domain/features/needs/contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { submitApplication } from '#server/testing/applications.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

const wanted: NewAccommodation = {
  stage: 'interview',
  needed_on: '2027-03-04',
  choices: ['questions_before', 'camera_off'],
  words: 'A short walk halfway',
};

async function applicant() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ines Okafor' });
  const job = await makeJob(app(), manager);
  const application = await submitApplication(app(), seeker, job.id);
  return { tenant, manager, seeker, job, application };
}

async function asked() {
  const made = await applicant();
  const request = await ask(made.seeker, made.application.id);
  expect(request.status).toBe(201);
  return { ...made, request: request.body };
}

function ask(who: TestAccount, applicationId: number, body: NewAccommodation = wanted) {
  return send(app(), who, accommodationsApi.ask, { params: { id: String(applicationId) }, body });
}
const waiting = (who: TestAccount, applicationId: number) =>
  send(app(), who, accommodationsApi.listSummaries, { params: { id: String(applicationId) } });
const open = (who: TestAccount, id: number) => send(app(), who, accommodationsApi.open, { params: { id: String(id) } });
const answer = (who: TestAccount, id: number, to: EmployerAnswer, version: number, words = '') =>
  send(app(), who, accommodationsApi.answer, { params: { id: String(id) }, body: { to, version, words } });
const reply = (who: TestAccount, id: number, to: SeekerReply, version: number, words = '') =>
  send(app(), who, accommodationsApi.reply, { params: { id: String(id) }, body: { to, version, words } });

test('the employer sees that there is a request and by when to answer; what it says, only by opening it', async () => {
  const { manager, seeker, application, request } = await asked();
  const list = await waiting(manager, application.id);
  expect(list.body.requests).toMatchObject([{ id: request.id, status: 'asked', is_overdue: false }]);
  expect(JSON.stringify(list.body)).not.toMatch(/questions_before|short walk/);
  const opened = await open(manager, request.id);
  expect(opened.body).toMatchObject({ choices: wanted.choices, words: wanted.words, needed_on: '2027-03-04' });
  const { openings } = (await send(app(), seeker, needsApi.disclosures)).body;
  expect(openings).toMatchObject([{ subject: 'adjustment', reader: 'Rowan Ellery', job: 'Software Engineer' }]);
});

test('who asks is told of the answer, who answers of the request, and no message says what it is about', async () => {
  const { manager, seeker, request } = await asked();
  const told = await send(app(), manager, notificationsApi.all);
  expect(told.body.data[0]?.message).toContain('Ines Okafor asks for an adjustment');
  await answer(manager, request.id, 'alternative', request.version, 'A break of ten minutes');
  const answered = await send(app(), seeker, notificationsApi.all);
  expect(answered.body.data[0]?.message).toContain('answered your request for an adjustment');
  expect(JSON.stringify([told.body, answered.body])).not.toMatch(/questions_before|short walk|ten minutes/);
});

test('a request goes to and fro until it is agreed, and its history stays', async () => {
  const { manager, seeker, application, request } = await asked();
  const asking = await answer(manager, request.id, 'question', request.version, 'How long a walk?');
  expect(asking.body).toMatchObject({ status: 'question', due_at: null });
  const replied = await reply(seeker, request.id, 'asked', asking.body.version, 'Five minutes');
  expect(replied.body.due_at).not.toBeNull();
  const offered = await answer(manager, request.id, 'alternative', replied.body.version, 'Ten minutes, seated');
  const agreed = await reply(seeker, request.id, 'agreed', offered.body.version);
  expect(agreed.body.turns.map(({ status, by, words }) => [status, by, words])).toEqual([
    ['asked', 'you', ''],
    ['question', 'employer', 'How long a walk?'],
    ['asked', 'you', 'Five minutes'],
    ['alternative', 'employer', 'Ten minutes, seated'],
    ['agreed', 'you', ''],
  ]);
  const own = await send(app(), seeker, accommodationsApi.own, { params: { id: String(application.id) } });
  expect(own.body.requests).toEqual([agreed.body]);
});

test('an answer that is late is called late', async () => {
  const { manager, application, request } = await asked();
  const { db } = app().services.database;
  const late = { due_at: new Date(Date.now() - 1000) };
  await db.updateTable('adjustment_requests').set(late).where('id', '=', request.id).execute();
  expect((await waiting(manager, application.id)).body.requests).toMatchObject([{ is_overdue: true }]);
});

test('withdrawn, a request is gone for the employer at once', async () => {
  const { manager, seeker, application, request } = await asked();
  expect((await reply(seeker, request.id, 'withdrawn', request.version)).body.status).toBe('withdrawn');
  expect((await waiting(manager, application.id)).body.requests).toEqual([]);
  expect((await open(manager, request.id)).status).toBe(404);
  expect((await answer(manager, request.id, 'agreed', request.version + 1)).status).toBe(404);
});

test('turns out of order, old versions and empty answers are refused and change nothing', async () => {
  const { manager, seeker, application, request } = await asked();
  const { id, version } = request;
  expect((await reply(seeker, id, 'agreed', version)).problem.code).toBe('illegal_move');
  expect((await reply(seeker, id, 'asked', version)).problem.code).toBe('illegal_move');
  expect((await answer(manager, id, 'agreed', version + 1)).problem.code).toBe('changed_meanwhile');
  for (const to of ['question', 'alternative'] as const) {
    const { problem } = await answer(manager, id, to, version, ' ');
    expect(problem.fields).toEqual([{ field: 'body.words', code: 'required' }]);
  }
  const own = await send(app(), seeker, accommodationsApi.own, { params: { id: String(application.id) } });
  expect(own.body.requests).toEqual([request]);
});

test('a request needs a choice or words, and choices of the menu', async () => {
  const { seeker, application } = await applicant();
  expect((await ask(seeker, application.id, { ...wanted, choices: [], words: '' })).status).toBe(400);
  const made = { ...wanted, choices: ['a throne'] } as unknown as NewAccommodation;
  expect((await ask(seeker, application.id, made)).status).toBe(400);
  expect((await ask(seeker, application.id, { ...wanted, choices: [] })).status).toBe(201);
});

test('after the application has ended there is nobody to ask', async () => {
  const { seeker, application } = await applicant();
  await send(app(), seeker, applicationsApi.move, {
    params: { id: String(application.id) },
    body: { to: 'withdrawn', version: application.version },
  });
  expect((await ask(seeker, application.id)).problem.code).toBe('illegal_move');
});

test('only the employer of that job opens and answers; others find nothing, or may not look at all', async () => {
  const { tenant, manager, seeker, job, application, request } = await asked();
  const { db } = app().services.database;
  const inOrganisation = { organisationId: manager.organisationId ?? 0 };
  const onTeam = await makeAccount(app(), tenant, 'hiring_member', inOrganisation);
  await db.insertInto('job_team').values({ tenant_id: tenant.id, job_id: job.id, user_id: onTeam.id }).execute();
  const expected: [string, TestAccount, number][] = [
    ['the lead', manager, 200],
    ['a member of the job team', onTeam, 200],
    ['a member who is not on the team', await makeAccount(app(), tenant, 'hiring_member', inOrganisation), 404],
    ['another employer', await makeAccount(app(), tenant, 'hiring_manager'), 404],
    ['an employer of another tenant', await makeAccount(app(), await makeTenant(app()), 'hiring_manager'), 404],
    ['an administrator', await makeAccount(app(), tenant, 'admin'), 403],
    ['a concierge', await makeAccount(app(), tenant, 'concierge_member'), 403],
    ['a program manager', await makeAccount(app(), tenant, 'program_manager'), 403],
    ['a recruiter', await makeAccount(app(), tenant, 'recruiter'), 403],
    ['the job seeker', seeker, 403],
  ];
  for (const [who, caller, status] of expected) {
    expect([who, (await waiting(caller, application.id)).status]).toEqual([who, status]);
    expect([who, (await open(caller, request.id)).status]).toEqual([who, status]);
  }
  const other = await makeAccount(app(), tenant, 'job_seeker');
  expect((await ask(other, application.id)).status).toBe(404);
  expect((await reply(other, request.id, 'withdrawn', request.version)).status).toBe(404);
});
