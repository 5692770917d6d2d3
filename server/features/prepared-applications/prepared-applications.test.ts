import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { journalApi } from '#domain/features/journal/contract.ts';
import { type PreparedDraft, preparedApplicationsApi } from '#domain/features/prepared-applications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, type TestAccount } from '#server/testing/factories.ts';
import {
  createPartnerAndJob as create,
  idParams,
  sendApplication,
  suggestJob,
} from '#server/testing/hiring/suggestions.ts';
import { readMessages } from '#server/testing/notifications.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const canary = 'zebra-lantern-417';

type Person = { readonly id: number };

const draft: PreparedDraft = {
  resume: 'none',
  answers: ['Yes, since May'],
  cover_note: 'Dear team',
  note: 'Have a look',
};

const plain = { required: true, choices: [], wanted: [], min: null };
const questions = [{ ...plain, id: 'start', text: 'Can you start in May?', kind: 'long_text' as const }];

async function createWithQuestions() {
  const created = await create(app());
  const job = await makeJob(app(), created.manager, { title: 'Archivist', screening_questions: questions });
  return { ...created, job };
}

const at = (person: Person, job: Person) => ({ params: { id: String(person.id), job: String(job.id) } });
const handOver = (staff: TestAccount, person: Person, job: Person, fields: Partial<PreparedDraft> = {}) =>
  send(app(), staff, preparedApplicationsApi.handOver, { ...at(person, job), body: { ...draft, ...fields } });
const readOwn = async (person: TestAccount) => (await send(app(), person, preparedApplicationsApi.own)).body.prepared;
const listFor = (staff: TestAccount, person: Person) =>
  send(app(), staff, preparedApplicationsApi.ofPerson, idParams(person.id));
const decline = (person: TestAccount, job: Person, reason = '') =>
  send(app(), person, preparedApplicationsApi.decline, { ...idParams(job.id), body: { reason } });

describe('PUT /api/v1/seekers/:id/prepared-applications/:job', () => {
  it('hands the application over: the person reads who prepared it, and the employer sees nothing', async () => {
    const { coach, manager, job, ada } = await createWithQuestions();
    expect((await handOver(coach, ada, job)).body.prepared).toMatchObject([
      { job: { id: job.id }, status: 'waiting', by: 'Ines Okafor' },
    ]);
    expect(await readOwn(ada)).toMatchObject([
      {
        job: { id: job.id, title: 'Archivist' },
        by: 'Ines Okafor',
        organisation: 'Open Door',
        note: 'Have a look',
        is_open: true,
        answers: {
          resume: 'none',
          answers: ['Yes, since May'],
          cover_note: 'Dear team',
          done: ['resume', 'questions', 'note'],
        },
      },
    ]);
    expect(await readMessages(app(), ada)).toEqual([
      `Ines Okafor, Open Door prepared an application for Archivist at ${job.company}. You decide whether to send it.`,
    ]);
    const { body } = await send(app(), manager, applicationsApi.ofJob, idParams(job.id));
    expect(body.applications).toEqual([]);
  });

  it('stores one for each person and job, also for concurrent requests', async () => {
    const { coach, job, ada } = await createWithQuestions();
    const answers = await Promise.all([handOver(coach, ada, job), handOver(coach, ada, job, { note: 'Second' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await handOver(coach, ada, job, { note: 'Third' })).body.prepared).toHaveLength(1);
    expect(await readOwn(ada)).toMatchObject([{ note: 'Third' }]);
  });

  it('refuses people whom the organization does not support, with not found', async () => {
    const { otherCoach, coach, job, ada, alone } = await createWithQuestions();
    expect((await handOver(otherCoach, ada, job)).status).toBe(404);
    expect((await handOver(coach, alone, job)).status).toBe(404);
    await handOver(coach, ada, job, { note: canary });
    expect((await listFor(otherCoach, ada)).status).toBe(404);
    const read = await send(app(), otherCoach, preparedApplicationsApi.read, at(ada, job));
    expect([read.status, JSON.stringify(read.body).includes(canary)]).toEqual([404, false]);
    expect((await send(app(), otherCoach, preparedApplicationsApi.withdraw, at(ada, job))).status).toBe(404);
  });

  it('names the field of a résumé of someone else and of too many answers', async () => {
    const { coach, job, ada } = await createWithQuestions();
    expect(await handOver(coach, ada, job, { resume: '999999999' })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'body.resume', code: 'invalid_value' }] },
    });
    expect(await handOver(coach, ada, job, { answers: ['Yes', 'No'] })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'body.answers', code: 'invalid_value' }] },
    });
  });

  it('refuses a job that the person applied for', async () => {
    const { coach, ada, job } = await create(app());
    await sendApplication(app(), ada, job.id);
    expect((await handOver(coach, ada, job, { answers: [] })).status).toBe(409);
    const { body } = await send(app(), coach, preparedApplicationsApi.read, at(ada, job));
    expect(body.block).toBe('applied');
  });

  it('shows the partner no requirements of the questions', async () => {
    const { coach, manager, ada } = await create(app());
    const job = await makeJob(app(), manager, {
      screening_questions: [{ ...plain, id: 'car', text: 'Do you drive?', kind: 'yes_no', wanted: ['yes'] }],
    });
    const { body } = await send(app(), coach, preparedApplicationsApi.read, at(ada, job));
    expect(body.questions).toMatchObject([{ text: 'Do you drive?', wanted: [], min: null }]);
  });
});

describe('a prepared application that the person sends', () => {
  const sendAs = (person: TestAccount, job: Person) =>
    send(app(), person, applicationsApi.apply, {
      ...idParams(job.id),
      body: { resume_id: null, answers: [{ question_id: 'start', text: `No, ${canary}` }], cover_note: '' },
    });

  it('becomes an application of the person with the partner as its source', async () => {
    const { coach, manager, job, ada } = await createWithQuestions();
    await handOver(coach, ada, job);
    expect((await sendAs(ada, job)).status).toBe(201);
    expect(await readOwn(ada)).toEqual([]);
    const { body } = await send(app(), manager, applicationsApi.ofJob, idParams(job.id));
    expect(body.applications).toMatchObject([{ status: 'applied' }]);
    const row = await app()
      .services.database.db.selectFrom('applications')
      .select('source')
      .where('user_id', '=', ada.id)
      .executeTakeFirstOrThrow();
    expect(row.source).toBe('partner');
    expect(await readMessages(app(), coach)).toEqual(['Ada Own sent the application for Archivist that you prepared.']);
  });

  it('shows the partner the state, not what the person changed', async () => {
    const { coach, job, ada } = await createWithQuestions();
    await handOver(coach, ada, job);
    await sendAs(ada, job);
    const { body } = await listFor(coach, ada);
    expect(body.prepared).toMatchObject([{ status: 'sent' }]);
    expect(JSON.stringify(body)).not.toContain(canary);
    expect((await handOver(coach, ada, job)).status).toBe(409);
  });

  it('accepts a suggestion of the same job and keeps its source', async () => {
    const { coach, job, ada } = await createWithQuestions();
    await suggestJob(app(), coach, job, ada);
    await handOver(coach, ada, job);
    expect((await sendAs(ada, job)).status).toBe(201);
    expect((await listFor(coach, ada)).body.prepared).toMatchObject([{ status: 'sent' }]);
  });

  it('can be sent by no partner', async () => {
    const { coach, job, ada } = await createWithQuestions();
    await handOver(coach, ada, job);
    expect((await sendAs(coach, job)).status).toBe(403);
    expect(await readOwn(ada)).toHaveLength(1);
  });
});

describe('POST /api/v1/me/prepared-applications/:id/decline', () => {
  it('deletes the answers, and the partner reads the reason and prepares it no more', async () => {
    const { coach, job, ada } = await createWithQuestions();
    await handOver(coach, ada, job);
    expect((await decline(ada, job, 'Too far')).body.prepared).toEqual([]);
    expect((await decline(ada, job)).status).toBe(200);
    expect((await listFor(coach, ada)).body.prepared).toMatchObject([
      { status: 'declined', decline_reason: 'Too far' },
    ]);
    expect(await readMessages(app(), coach)).toEqual([
      'Ada Own declined the application for Archivist that you prepared.',
    ]);
    expect((await handOver(coach, ada, job)).status).toBe(409);
  });

  it('does not decline what was prepared for someone else', async () => {
    const { coach, job, ada, bo } = await createWithQuestions();
    await handOver(coach, ada, job);
    await decline(bo, job);
    expect(await readOwn(ada)).toHaveLength(1);
  });
});

describe('DELETE /api/v1/seekers/:id/prepared-applications/:job', () => {
  it('takes it back, and the partner can prepare it again', async () => {
    const { coach, job, ada } = await createWithQuestions();
    const countWaiting = async () =>
      (await send(app(), coach, journalApi.caseload)).body.people.find(({ id }) => id === ada.id)?.prepared_count;
    await handOver(coach, ada, job);
    expect(await countWaiting()).toBe(1);
    const { body } = await send(app(), coach, preparedApplicationsApi.withdraw, at(ada, job));
    expect(body.prepared).toMatchObject([{ status: 'withdrawn' }]);
    expect(await countWaiting()).toBe(0);
    expect(await readOwn(ada)).toEqual([]);
    expect((await handOver(coach, ada, job)).status).toBe(200);
    expect(await readOwn(ada)).toHaveLength(1);
  });
});

describe('the end of the support', () => {
  it('ends prepared applications at once and deletes their answers', async () => {
    const { coach, job, ada } = await createWithQuestions();
    await handOver(coach, ada, job, { note: canary, cover_note: canary });
    await send(app(), ada, journalApi.endSupport);
    expect(await readOwn(ada)).toEqual([]);
    expect((await listFor(coach, ada)).status).toBe(404);
    const rows = await app()
      .services.database.db.selectFrom('prepared_applications')
      .selectAll()
      .where('user_id', '=', ada.id)
      .execute();
    expect(rows).toMatchObject([{ status: 'ended', answers: null, note: '' }]);
    const events = await app()
      .services.database.db.selectFrom('prepared_application_events')
      .select(['from_status', 'to_status'])
      .where('user_id', '=', ada.id)
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { from_status: null, to_status: 'waiting' },
      { from_status: 'waiting', to_status: 'ended' },
    ]);
  });

  it('shows a colleague of the partner the same list while the support lasts', async () => {
    const { tenant, coach, job, ada } = await createWithQuestions();
    const colleague = await makeAccount(app(), tenant, 'recruiter_member', {
      organisationId: coach.organisationId ?? 0,
    });
    await handOver(colleague, ada, job);
    expect((await listFor(coach, ada)).body.prepared).toHaveLength(1);
  });
});
