import { describe, expect, it } from 'vitest';
import { journalApi } from '#domain/features/journal/contract.ts';
import { type OwnOutcome, outcomesApi } from '#domain/features/outcomes/contract.ts';
import { outcomeQuestions } from '#domain/features/outcomes/form.ts';
import { surveysApi } from '#domain/features/surveys/contract.ts';
import { no, yes } from '#domain/features/surveys/questions.ts';
import { surveysStaffApi } from '#domain/features/surveys/staff-contract.ts';
import { eraseAccount } from '#server/features/privacy/erase-queries.ts';
import { testApp } from '#server/testing/app.ts';
import { submitApplication } from '#server/testing/applications.ts';
import { makeAccount, signInAgain, type TestAccount, type TestTenant } from '#server/testing/factories.ts';
import { readMessages } from '#server/testing/notifications.ts';
import { offerHelpers } from '#server/testing/offers.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { send } from '#server/testing/send.ts';
import { createPartnerAndJob, idParams } from '#server/testing/suggestions.ts';
import { askDueOutcomes } from './asking.ts';

const app = testApp();
const offers = offerHelpers(app);
const daySeconds = 86_400;
const canary = 'zebra-lantern-417';

const rows = async (text: string, ...values: unknown[]) =>
  (await app().services.database.pool.query(text, values)).rows as Record<string, unknown>[];

/** Ada was hired with the support of the coach's organization. */
async function hireAda() {
  const created = await createPartnerAndJob(app());
  const { ada, manager, job } = created;
  const { id } = await submitApplication(app(), ada, job.id);
  const accepted = await offers.accept(ada, await offers.sent(manager, id), 'Ada Own');
  expect(accepted.status).toBe(200);
  return { ...created, applicationId: id };
}

async function passDays(days: number) {
  app().passTime(days * daySeconds + 60);
  await askDueOutcomes(app().services);
}

const again = (account: TestAccount) => signInAgain(app(), account);
const listOwn = async (person: TestAccount) => (await send(app(), await again(person), outcomesApi.own)).body.outcomes;
const list = async (staff: TestAccount) => (await send(app(), await again(staff), outcomesApi.list)).body;
const findToken = (outcomes: readonly Pick<OwnOutcome, 'token'>[]) =>
  outcomes.find(({ token }) => token !== null)?.token ?? '';
const partnerToken = async (staff: TestAccount) =>
  findToken((await list(staff)).placements.flatMap(({ outcomes }) => outcomes));

const employed = (value: number) => ({ question: outcomeQuestions.employed, values: [value], text: '' });
const need = { question: outcomeQuestions.need, values: [], text: `A later shift, ${canary}` };

function answer({ visitor }: TestTenant, token: string, fields: { value?: number; is_shared?: boolean } = {}) {
  const { value = yes, ...rest } = fields;
  const body = { token, answers: [employed(value), need], language: 'en' as const, ...rest };
  return send(app(), visitor, surveysApi.finish, { body });
}

describe('askDueOutcomes', () => {
  it('asks the person and the partner 30, 90, and 180 days after the hire, not a day earlier', async () => {
    const { ada, coach, applicationId } = await hireAda();
    const asked = async () =>
      (
        await rows(
          `select s.outcome_day || ' ' || s.outcome_audience as form from survey_invitations i
            join surveys s on s.id = i.survey_id where i.application_id = $1 order by s.outcome_day, s.outcome_audience`,
          applicationId,
        )
      ).map(({ form }) => form);
    await passDays(29);
    expect(await asked()).toEqual([]);
    await passDays(1);
    expect(await asked()).toEqual(['30 partner', '30 person']);
    await passDays(59);
    expect(await asked()).toHaveLength(2);
    await passDays(1);
    await passDays(90);
    await passDays(100);
    const forms = [30, 90, 180].flatMap((day) => [`${day} partner`, `${day} person`]);
    expect(await asked()).toEqual(forms);
    const mails = (await receiveMail(app(), ada.email)).filter(({ subject }) => subject.includes('days in your job'));
    expect(mails.filter(({ subject }) => !subject.startsWith('Reminder')).map(({ token }) => token !== '')).toEqual([
      true,
      true,
      true,
    ]);
    expect((await listOwn(ada)).map(({ day }) => day)).toEqual([180]);
    const messages = JSON.stringify(await readMessages(app(), await again(coach)));
    expect(messages).toContain('180 days after');
    expect(messages).not.toContain('180 days after Ada');
  });

  it('asks once when two processes check at the same time', async () => {
    const { applicationId, ada } = await hireAda();
    app().passTime(30 * daySeconds + 60);
    await Promise.all([1, 2, 3].map(() => askDueOutcomes(app().services)));
    await askDueOutcomes(app().services);
    const [{ count } = {}] = await rows(
      'select count(*)::int as count from survey_invitations where application_id = $1',
      applicationId,
    );
    expect(count).toBe(2);
    const mails = (await receiveMail(app(), ada.email)).filter(({ subject }) => subject.includes('days in your job'));
    expect(mails).toHaveLength(1);
  });

  it('refuses a second invitation of the same side to the same outcome in the database', async () => {
    const { applicationId } = await hireAda();
    await passDays(30);
    const repeated = rows(
      `insert into survey_invitations (tenant_id, id, survey_id, user_id, came_by, application_id, token_hash, created_at)
        select tenant_id, gen_random_uuid(), survey_id, user_id, came_by, application_id, sha256(token_hash), created_at
        from survey_invitations where application_id = $1`,
      applicationId,
    );
    await expect(repeated).rejects.toThrow('survey_invitations_outcome_once');
  });

  it('asks nothing about people without a partner', async () => {
    const { alone, manager, job } = await createPartnerAndJob(app());
    const { id } = await submitApplication(app(), alone, job.id);
    await offers.accept(alone, await offers.sent(manager, id), 'Cy Alone');
    await passDays(30);
    expect(await rows('select 1 from placements where application_id = $1', id)).toEqual([]);
    expect(await listOwn(alone)).toEqual([]);
  });

  it('asks nothing more after the account is deleted, and keeps no text about the person', async () => {
    const { tenant, ada, coach, applicationId } = await hireAda();
    await passDays(30);
    await answer(tenant, findToken(await listOwn(ada)), { is_shared: true });
    await answer(tenant, await partnerToken(coach));
    expect(await rows('select 1 from survey_answers where text like $1', `%${canary}%`)).toHaveLength(2);
    const { services } = app();
    await services.database
      .forTenant(tenant.id)
      .transaction()
      .execute((db) =>
        eraseAccount(db, { tenantId: tenant.id, userId: ada.id, email: ada.email, now: services.clock() }),
      );
    await passDays(60);
    expect(await rows('select 1 from survey_invitations where application_id = $1', applicationId)).toEqual([]);
    expect(await rows('select 1 from survey_answers where text like $1', `%${canary}%`)).toEqual([]);
    expect((await list(coach)).placements).toEqual([]);
  });
});

describe('GET /api/v1/outcomes', () => {
  it('shows the partner its form, and what it answered', async () => {
    const { tenant, ada, coach } = await hireAda();
    expect((await list(coach)).placements[0]?.outcomes.map(({ state }) => state)).toEqual(Array(3).fill('not_asked'));
    await passDays(30);
    const token = await partnerToken(coach);
    const opened = await send(app(), tenant.visitor, surveysApi.open, { body: { token } });
    expect(opened.body).toMatchObject({ about: { audience: 'partner', name: 'Ada Own', job: 'Data Analyst' } });
    expect((await answer(tenant, token, { value: no })).status).toBe(201);
    const { placements, counts } = await list(coach);
    expect(placements).toMatchObject([
      {
        person: { id: ada.id, name: 'Ada Own' },
        outcomes: [{ day: 30, state: 'answered', token: null, partner: { is_employed: false }, person: null }, {}, {}],
      },
    ]);
    expect(counts[0]).toEqual({ day: 30, asked: 1, known: 1, employed: 0 });
  });

  it('shows answers of the person only while they share them', async () => {
    const { tenant, ada, coach } = await hireAda();
    await passDays(30);
    expect((await answer(tenant, findToken(await listOwn(ada)))).status).toBe(201);
    const [own] = await listOwn(ada);
    expect(own).toMatchObject({ day: 30, token: null, partner: 'Open Door', is_shared: false });
    expect(JSON.stringify(await list(coach))).not.toContain(canary);
    const share = async (isShared: boolean, person = ada) =>
      send(app(), await again(person), outcomesApi.share, {
        params: { id: own?.id ?? '' },
        body: { is_shared: isShared },
      });
    expect((await share(true)).body.outcomes).toMatchObject([{ is_shared: true }]);
    const shared = await list(coach);
    expect(shared.placements[0]?.outcomes[0]?.person).toMatchObject({ is_employed: true, need: need.text });
    expect(shared.counts[0]).toEqual({ day: 30, asked: 1, known: 1, employed: 1 });
    await share(false);
    await share(false);
    expect(JSON.stringify(await list(coach))).not.toContain(canary);
    const audited = await rows(
      `select detail from audit_events where action = 'consent.outcome' and actor_user_id = $1 order by id`,
      ada.id,
    );
    expect(audited.map(({ detail }) => (detail as { is_given: boolean }).is_given)).toEqual([true, false]);
  });

  it('shows answers that the person shares when sending them', async () => {
    const { tenant, ada, coach } = await hireAda();
    await passDays(30);
    await answer(tenant, findToken(await listOwn(ada)), { is_shared: true });
    const { body } = await send(app(), await again(coach), outcomesApi.ofPerson, idParams(ada.id));
    expect(body.placements[0]?.outcomes[0]?.person).toMatchObject({ need: need.text });
  });

  it('stops at once when the person ends the support, and the partner is not asked again', async () => {
    const { tenant, ada, coach, applicationId } = await hireAda();
    await passDays(30);
    await answer(tenant, findToken(await listOwn(ada)), { is_shared: true });
    const token = await partnerToken(coach);
    await send(app(), await again(ada), journalApi.endSupport);
    expect((await list(coach)).placements).toEqual([]);
    expect((await send(app(), await again(coach), outcomesApi.ofPerson, idParams(ada.id))).status).toBe(404);
    expect((await answer(tenant, token)).problem.code).toBe('link_not_valid');
    const [own] = await listOwn(ada);
    expect(own).toMatchObject({ partner: null, is_shared: false });
    const params = { id: own?.id ?? '' };
    const shared = await send(app(), await again(ada), outcomesApi.share, { params, body: { is_shared: true } });
    expect(shared.status).toBe(404);
    await passDays(60);
    const asked = await rows(
      `select s.outcome_audience from survey_invitations i join surveys s on s.id = i.survey_id
        where i.application_id = $1 and s.outcome_day = 90`,
      applicationId,
    );
    expect(asked).toEqual([{ outcome_audience: 'person' }]);
  });

  it('shows nothing to another partner, the employer, and another person', async () => {
    const { tenant, ada, bo, otherCoach, manager, coach } = await hireAda();
    await passDays(30);
    await answer(tenant, await partnerToken(coach));
    expect((await list(otherCoach)).placements).toEqual([]);
    expect((await send(app(), await again(otherCoach), outcomesApi.ofPerson, idParams(ada.id))).status).toBe(404);
    expect((await send(app(), await again(manager), outcomesApi.list)).status).toBe(403);
    expect(await listOwn(bo)).toEqual([]);
    const [own] = await listOwn(ada);
    const options = { params: { id: own?.id ?? '' }, body: { is_shared: true } };
    expect((await send(app(), await again(bo), outcomesApi.share, options)).status).toBe(404);
    expect(JSON.stringify(own)).not.toContain(canary);
  });
});

describe('GET /api/v1/surveys', () => {
  it('does not list the forms of outcomes, and no one can close one', async () => {
    const { tenant, applicationId } = await hireAda();
    await passDays(30);
    const admin = await makeAccount(app(), tenant, 'admin');
    expect((await send(app(), admin, surveysStaffApi.list)).body.surveys).toEqual([]);
    const [form] = await rows('select survey_id from survey_invitations where application_id = $1', applicationId);
    const params = { id: String(form?.survey_id) };
    expect((await send(app(), admin, surveysStaffApi.move, { params, body: { to: 'closed' } })).status).toBe(404);
  });
});
