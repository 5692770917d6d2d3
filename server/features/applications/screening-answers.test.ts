import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import type { ScreeningQuestion } from '#domain/features/jobs/posting/screening-question.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

type Question = Partial<ScreeningQuestion> & Pick<ScreeningQuestion, 'id'>;

async function makeJobWith(...fields: Question[]) {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  const plain = { required: true, kind: 'long_text' as const, choices: [], wanted: [], min: null };
  const questions = fields.map((question) => ({ ...plain, text: `Question ${question.id}`, ...question }));
  const job = await makeJob(app(), manager, { screening_questions: questions });
  return { manager, seeker, job };
}

function apply(seeker: TestAccount, jobId: number, answers: Record<string, string> = {}) {
  const body = {
    resume_id: null,
    answers: Object.entries(answers).map(([id, text]) => ({ question_id: id, text })),
    cover_note: '',
  };
  return send(app(), seeker, applicationsApi.apply, { params: { id: String(jobId) }, body });
}

async function readAnswers(caller: TestAccount, id: number) {
  return (await send(app(), caller, applicationsApi.read, { params: { id: String(id) } })).body.answers;
}

describe('POST /api/v1/jobs/:id/applications with screening questions', () => {
  it('a required question without an answer -> 400 at its field', async () => {
    const { seeker, job } = await makeJobWith({ id: 'why' });
    const refused = await apply(seeker, job.id);
    expect(refused.problem.fields).toEqual([{ field: 'body.answers.why', code: 'required' }]);
  });

  it('answers that do not fit the kind -> 400 at each field', async () => {
    const { seeker, job } = await makeJobWith(
      { id: 'permit', kind: 'yes_no' },
      { id: 'shift', kind: 'one_of', choices: ['Days', 'Nights'] },
      { id: 'years', kind: 'number', required: false },
    );
    const refused = await apply(seeker, job.id, { permit: 'maybe', shift: 'Weekends', years: 'two' });
    expect([refused.status, refused.problem.fields]).toEqual([
      400,
      ['permit', 'shift', 'years'].map((id) => ({ field: `body.answers.${id}`, code: 'invalid_value' })),
    ]);
  });

  it('answers outside the requirement -> accepted, marked for the team only', async () => {
    const { manager, seeker, job } = await makeJobWith(
      { id: 'permit', kind: 'yes_no', wanted: ['yes'] },
      { id: 'years', kind: 'number', min: 2 },
      { id: 'why' },
    );
    const sent = await apply(seeker, job.id, { permit: 'no', years: '3', why: 'I like tools.' });
    expect(sent.status).toBe(201);
    const marks = (answers: Awaited<ReturnType<typeof readAnswers>>) =>
      answers.map(({ kind, text, is_outside_requirement: isOutside }) => [kind, text, isOutside]);
    expect(marks(await readAnswers(manager, sent.body.id))).toEqual([
      ['yes_no', 'no', true],
      ['number', '3', false],
      ['long_text', 'I like tools.', false],
    ]);
    expect(marks(await readAnswers(seeker, sent.body.id)).map(([, , isOutside]) => isOutside)).toEqual([
      false,
      false,
      false,
    ]);
    const { status } = (await send(app(), manager, applicationsApi.read, { params: { id: String(sent.body.id) } }))
      .body;
    expect(status).toBe('applied');
  });
});

describe('GET /api/v1/jobs/:id', () => {
  it('requirements of the questions -> for the team, hidden from job seekers', async () => {
    const { manager, seeker, job } = await makeJobWith({ id: 'permit', kind: 'yes_no', wanted: ['yes'] });
    const params = { id: String(job.id) };
    const wantedBy = async (caller: TestAccount) =>
      (await send(app(), caller, jobsApi.read, { params })).body.screening_questions[0]?.wanted;
    expect([await wantedBy(manager), await wantedBy(seeker)]).toEqual([['yes'], []]);
  });

  it('a question stored before there were kinds -> free text', async () => {
    const { seeker, job } = await makeJobWith({ id: 'why' });
    const stored = JSON.stringify([{ id: 'why', text: 'Why this job?', required: true }]);
    await app().services.database.pool.query('update jobs set screening_questions = $1 where id = $2', [
      stored,
      job.id,
    ]);
    const { body } = await send(app(), seeker, jobsApi.read, { params: { id: String(job.id) } });
    expect(body.screening_questions).toMatchObject([{ kind: 'long_text', choices: [] }]);
    expect((await apply(seeker, job.id, { why: 'I like tools.' })).status).toBe(201);
  });
});
