import { describe, expect, it } from 'vitest';
import { getAnswerDue } from '#domain/features/accommodations/answer-due.ts';
import { accommodationsApi, type NewAccommodation } from '#domain/features/accommodations/contract.ts';
import type { EmployerAnswer, SeekerReply } from '#domain/features/accommodations/lifecycle.ts';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { needsApi } from '#domain/features/needs/contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { type Caller, send } from '#server/testing/send.ts';

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

async function requested() {
  const made = await applicant();
  const request = await ask(made.seeker, made.application.id);
  expect(request.status).toBe(201);
  return { ...made, request: request.body };
}

function ask(who: Caller, applicationId: number, body: NewAccommodation = wanted) {
  return send(app(), who, accommodationsApi.ask, { params: { id: String(applicationId) }, body });
}
const listSummaries = (who: TestAccount, applicationId: number) =>
  send(app(), who, accommodationsApi.listSummaries, { params: { id: String(applicationId) } });
const open = (who: TestAccount, id: number) => send(app(), who, accommodationsApi.open, { params: { id: String(id) } });
const answer = (who: TestAccount, id: number, to: EmployerAnswer, version: number, words = '') =>
  send(app(), who, accommodationsApi.answer, { params: { id: String(id) }, body: { to, version, words } });
const reply = (who: TestAccount, id: number, to: SeekerReply, version: number, words = '') =>
  send(app(), who, accommodationsApi.reply, { params: { id: String(id) }, body: { to, version, words } });

describe('GET /api/v1/applications/:id/adjustment-requests', () => {
  it('returns status without content, which only opening shows', async () => {
    const { manager, seeker, application, request } = await requested();
    const list = await listSummaries(manager, application.id);
    expect(list.body.requests).toMatchObject([{ id: request.id, status: 'asked', is_overdue: false }]);
    expect(JSON.stringify(list.body)).not.toMatch(/questions_before|short walk/);
    const opened = await open(manager, request.id);
    expect(opened.body).toMatchObject({ choices: wanted.choices, words: wanted.words, needed_on: '2027-03-04' });
    const { openings } = (await send(app(), seeker, needsApi.disclosures)).body;
    expect(openings).toMatchObject([{ subject: 'adjustment', reader: 'Rowan Ellery', job: 'Software Engineer' }]);
  });
});

describe('accommodation notifications', () => {
  it('inform both sides without content', async () => {
    const { manager, seeker, request } = await requested();
    const notified = await send(app(), manager, notificationsApi.all);
    expect(notified.body.data[0]?.message).toContain('Ines Okafor requested an accommodation');
    await answer(manager, request.id, 'alternative', request.version, 'A break of ten minutes');
    const answered = await send(app(), seeker, notificationsApi.all);
    expect(answered.body.data[0]?.message).toContain('replied to your accommodation request');
    expect(JSON.stringify([notified.body, answered.body])).not.toMatch(/questions_before|short walk|ten minutes/);
  });
});

describe('POST /api/v1/applications/:id/adjustment-requests', () => {
  it.each([
    ['Pacific/Kiritimati', 'Pacific/Kiritimati'],
    ['Pacific/Pago_Pago', 'Pacific/Pago_Pago'],
    ['Moon/Sea', 'America/New_York'],
  ])('a browser in %s -> due after working days in %s', async (timeZone, counted) => {
    const { seeker, application } = await applicant();
    const before = Date.now();
    const { body } = await ask({ ...seeker, timeZone }, application.id);
    const due = new Date(body.due_at ?? '').getTime();
    expect(due).toBeGreaterThanOrEqual(getAnswerDue(new Date(before), counted).getTime());
    expect(due).toBeLessThanOrEqual(getAnswerDue(new Date(), counted).getTime());
  });
});

describe('accommodation requests', () => {
  it('go back and forth until agreed, with their history', async () => {
    const { manager, seeker, application, request } = await requested();
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

  it('are overdue after the due date', async () => {
    const { manager, application, request } = await requested();
    const { db } = app().services.database;
    const overdue = { due_at: new Date(Date.now() - 1000) };
    await db.updateTable('adjustment_requests').set(overdue).where('id', '=', request.id).execute();
    expect((await listSummaries(manager, application.id)).body.requests).toMatchObject([{ is_overdue: true }]);
  });

  it('are not visible to the employer after withdrawal', async () => {
    const { manager, seeker, application, request } = await requested();
    expect((await reply(seeker, request.id, 'withdrawn', request.version)).body.status).toBe('withdrawn');
    expect((await listSummaries(manager, application.id)).body.requests).toEqual([]);
    expect((await open(manager, request.id)).status).toBe(404);
    expect((await answer(manager, request.id, 'agreed', request.version + 1)).status).toBe(404);
  });

  it('refuse invalid transitions, old versions and empty answers', async () => {
    const { manager, seeker, application, request } = await requested();
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

  it('need a choice of the menu or a text', async () => {
    const { seeker, application } = await applicant();
    expect((await ask(seeker, application.id, { ...wanted, choices: [], words: '' })).status).toBe(400);
    const made = { ...wanted, choices: ['a throne'] } as unknown as NewAccommodation;
    expect((await ask(seeker, application.id, made)).status).toBe(400);
    expect((await ask(seeker, application.id, { ...wanted, choices: [] })).status).toBe(201);
  });

  it('cannot be created after the application has ended', async () => {
    const { seeker, application } = await applicant();
    await send(app(), seeker, applicationsApi.move, {
      params: { id: String(application.id) },
      body: { to: 'withdrawn', version: application.version },
    });
    expect((await ask(seeker, application.id)).problem.code).toBe('illegal_move');
  });
});

describe('POST /api/v1/applications/:id/status', () => {
  it('withdraws open requests with the application and keeps agreed ones', async () => {
    const { manager, seeker, application, request } = await requested();
    const agreed = await ask(seeker, application.id);
    await answer(manager, agreed.body.id, 'agreed', agreed.body.version);
    const params = { id: String(application.id) };
    const { version } = (await send(app(), seeker, applicationsApi.read, { params })).body;
    const body = { to: 'withdrawn' as const, version, note: '', message: '' };
    expect((await send(app(), seeker, applicationsApi.move, { params, body })).status).toBe(200);
    const own = (await send(app(), seeker, accommodationsApi.own, { params })).body.requests;
    expect(own.map(({ id, status, due_at }) => ({ id, status, due_at }))).toEqual([
      { id: agreed.body.id, status: 'agreed', due_at: null },
      { id: request.id, status: 'withdrawn', due_at: null },
    ]);
    expect(own[1]?.turns.map(({ status, by }) => [status, by])).toEqual([
      ['asked', 'you'],
      ['withdrawn', 'you'],
    ]);
    expect((await open(manager, request.id)).status).toBe(404);
  });
});

describe('access to accommodation requests', () => {
  it('is limited to the hiring team of the job', async () => {
    const { tenant, manager, seeker, job, application, request } = await requested();
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
      expect([who, (await listSummaries(caller, application.id)).status]).toEqual([who, status]);
      expect([who, (await open(caller, request.id)).status]).toEqual([who, status]);
    }
    const other = await makeAccount(app(), tenant, 'job_seeker');
    expect((await ask(other, application.id)).status).toBe(404);
    expect((await reply(other, request.id, 'withdrawn', request.version)).status).toBe(404);
  });
});
