import { describe, expect, it } from 'vitest';
import { surveysApi } from '#domain/features/surveys/contract.ts';
import { surveysStaffApi } from '#domain/features/surveys/staff-contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { send } from '#server/testing/send.ts';
import { makeOpenSurvey, newSurvey } from '#server/testing/surveys.ts';

const app = testApp();
const rows = async (text: string, ...values: unknown[]) =>
  (await app().services.database.pool.query(text, values)).rows as Record<string, unknown>[];

async function setUp(fields: Parameters<typeof newSurvey>[0] = {}) {
  const tenant = await makeTenant(app());
  const admin = await makeAccount(app(), tenant, 'admin');
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  await rows('update users set email_verified_at = now() where id = $1', seeker.id);
  const survey = await makeOpenSurvey(app(), admin, fields);
  return { tenant, admin, seeker, survey, params: { id: String(survey.id) } };
}

async function inviteByMail(admin: TestAccount, params: { id: string }, { email }: TestAccount): Promise<string> {
  await send(app(), admin, surveysStaffApi.send, { params, body: { emails: [email] } });
  return (await receiveMail(app(), email)).at(-1)?.token ?? '';
}

const scaled = { question: 1, values: [4], text: '' };

describe('the personal link of a survey', () => {
  it('arrives by email, saves answers for a later visit, and works once', async () => {
    const { tenant, admin, seeker, params } = await setUp();
    const token = await inviteByMail(admin, params, seeker);
    const opened = await send(app(), tenant.visitor, surveysApi.open, { body: { token } });
    expect(opened.body).toMatchObject({
      state: 'open',
      progress: null,
      survey: { title: { fr: 'Votre candidature' } },
    });
    const draft = { token, answers: [scaled], question: 2 };
    expect((await send(app(), tenant.visitor, surveysApi.save, { body: draft })).status).toBe(200);
    const again = await send(app(), tenant.visitor, surveysApi.open, { body: { token } });
    expect(again.body.progress).toMatchObject({ answers: [scaled], question: 2 });
    const body = { token, answers: [scaled], language: 'fr' as const };
    expect((await send(app(), tenant.visitor, surveysApi.finish, { body })).status).toBe(201);
    const repeated = await send(app(), tenant.visitor, surveysApi.finish, { body });
    expect([repeated.status, repeated.problem.code]).toEqual([409, 'survey_answered']);
    const ended = await send(app(), tenant.visitor, surveysApi.open, { body: { token } });
    expect(ended.body).toMatchObject({ state: 'answered', progress: null, survey: { questions: [] } });
  });

  it('changes nothing when it is opened ten times, and stores no token', async () => {
    const { tenant, admin, seeker, params } = await setUp();
    const token = await inviteByMail(admin, params, seeker);
    const read = () => rows('select to_jsonb(i) as row from survey_invitations i where survey_id = $1', params.id);
    const before = await read();
    for (let times = 0; times < 10; times += 1) await send(app(), tenant.visitor, surveysApi.open, { body: { token } });
    expect(await read()).toEqual(before);
    expect(JSON.stringify([before, await rows('select * from mails where user_id = $1', seeker.id)])).not.toContain(
      token,
    );
  });

  it('of another tenant or a wrong token is refused', async () => {
    const { admin, seeker, params } = await setUp();
    const token = await inviteByMail(admin, params, seeker);
    const other = await makeTenant(app());
    const refused = await send(app(), other.visitor, surveysApi.open, { body: { token } });
    expect([refused.status, refused.problem.code]).toEqual([400, 'link_not_valid']);
  });

  it('keeps the numbers of parallel answers apart and answers once', async () => {
    const { tenant, survey } = await setUp();
    const tokens = await Promise.all(
      [1, 2, 3, 4].map(
        async () =>
          (await send(app(), tenant.visitor, surveysApi.start, { body: { key: survey.key ?? '' } })).body.token,
      ),
    );
    const sent = [...tokens, ...tokens].map((token) =>
      send(app(), tenant.visitor, surveysApi.finish, { body: { token, answers: [scaled], language: 'en' } }),
    );
    const statuses = (await Promise.all(sent)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 201, 201, 409, 409, 409, 409]);
    const stored = await rows('select number from survey_responses where survey_id = $1 order by number', survey.id);
    expect(stored.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });
});

describe('POST /api/v1/survey/finish', () => {
  it('stores anonymous answers without the person, also for someone who is signed in', async () => {
    const { admin, seeker, params } = await setUp();
    const token = await inviteByMail(admin, params, seeker);
    const body = { token, answers: [scaled], language: 'en' as const };
    expect((await send(app(), seeker, surveysApi.finish, { body })).status).toBe(201);
    const [response] = await rows('select * from survey_responses where survey_id = $1', params.id);
    expect(response).toMatchObject({ number: 1, invitation_id: null });
    const [audit] = await rows(
      `select * from audit_events where action = 'survey.answer' and subject_id = $1`,
      params.id,
    );
    expect(audit).toMatchObject({ actor_user_id: null });
    const [invitation] = await rows('select * from survey_invitations where survey_id = $1', params.id);
    expect(invitation).toMatchObject({ draft: null, draft_at: null });
  });

  it('stores no answer to a question that was not asked', async () => {
    const { admin, seeker, params, tenant } = await setUp();
    const token = await inviteByMail(admin, params, seeker);
    const answers = [
      { question: 2, values: [1], text: '' },
      { question: 3, values: [], text: 'Written before I changed my mind' },
    ];
    await send(app(), tenant.visitor, surveysApi.finish, { body: { token, answers, language: 'en' } });
    const stored = await rows('select question_id from survey_answers where survey_id = $1', params.id);
    expect(stored).toEqual([{ question_id: 2 }]);
  });

  it('names an answer that its question does not allow', async () => {
    const { admin, seeker, params, tenant } = await setUp();
    const token = await inviteByMail(admin, params, seeker);
    const answers = [scaled, { question: 2, values: [3], text: '' }];
    const refused = await send(app(), tenant.visitor, surveysApi.finish, { body: { token, answers, language: 'en' } });
    expect([refused.status, refused.problem.fields?.[0]?.field]).toEqual([400, 'body.answers.1']);
  });

  it('keeps the link to the person of a named survey until the account is deleted', async () => {
    const { admin, seeker, params } = await setUp({ is_anonymous: false });
    const token = await inviteByMail(admin, params, seeker);
    await send(app(), seeker, surveysApi.finish, { body: { token, answers: [scaled], language: 'en' } });
    const [response] = await rows('select invitation_id from survey_responses where survey_id = $1', params.id);
    expect(response?.invitation_id).not.toBeNull();
  });
});

describe('/api/v1/surveys', () => {
  it('edits drafts only, with the current version', async () => {
    const { admin, params } = await setUp();
    const refused = await send(app(), admin, surveysStaffApi.update, {
      params,
      body: { content: newSurvey(), version: 2 },
    });
    expect([refused.status, refused.problem.code]).toEqual([409, 'survey_not_draft']);
    const { body: draft } = await send(app(), admin, surveysStaffApi.create, { body: { content: newSurvey() } });
    const body = { content: newSurvey({ has_open_link: false }), version: draft.version };
    const own = { id: String(draft.id) };
    const changed = await send(app(), admin, surveysStaffApi.update, { params: own, body });
    expect(changed.body).toMatchObject({ key: null, version: draft.version + 1 });
    const late = await send(app(), admin, surveysStaffApi.update, { params: own, body });
    expect([late.status, late.problem.code]).toEqual([409, 'changed_meanwhile']);
    expect((await send(app(), admin, surveysStaffApi.remove, { params: own })).status).toBe(200);
    expect((await send(app(), admin, surveysStaffApi.read, { params: own })).status).toBe(404);
  });

  it('closes a survey: no answers, and nothing that was only saved stays', async () => {
    const { tenant, admin, seeker, params } = await setUp();
    const token = await inviteByMail(admin, params, seeker);
    await send(app(), tenant.visitor, surveysApi.save, { body: { token, answers: [scaled], question: 2 } });
    await send(app(), admin, surveysStaffApi.move, { params, body: { to: 'closed' } });
    const refused = await send(app(), tenant.visitor, surveysApi.finish, {
      body: { token, answers: [], language: 'en' },
    });
    expect([refused.status, refused.problem.code]).toEqual([409, 'survey_closed']);
    const reopened = await send(app(), admin, surveysStaffApi.move, { params, body: { to: 'open' } });
    expect(reopened.body.status).toBe('open');
    expect((await send(app(), tenant.visitor, surveysApi.open, { body: { token } })).body.progress).toBeNull();
    const twice = await send(app(), admin, surveysStaffApi.move, { params, body: { to: 'open' } });
    expect([twice.status, twice.problem.code]).toEqual([409, 'illegal_move']);
  });

  it('invites a person once and names addresses without an account', async () => {
    const { admin, seeker, params } = await setUp();
    const body = { emails: [seeker.email, 'nowhere@example.test'] };
    const first = await send(app(), admin, surveysStaffApi.send, { params, body });
    expect(first.body).toEqual({ invited: 1, already: 0, unknown: ['nowhere@example.test'] });
    const second = await send(app(), admin, surveysStaffApi.send, { params, body });
    expect(second.body).toMatchObject({ invited: 0, already: 1 });
    expect((await send(app(), admin, surveysStaffApi.read, { params })).body).toMatchObject({
      invited: 1,
      answered: 0,
    });
  });

  it('returns 404 for a survey of another tenant', async () => {
    const { params } = await setUp();
    const stranger = await makeAccount(app(), await makeTenant(app()), 'admin');
    expect((await send(app(), stranger, surveysStaffApi.read, { params })).status).toBe(404);
  });
});
