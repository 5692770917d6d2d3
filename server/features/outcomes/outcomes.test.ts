import { describe, expect, it } from 'vitest';
import { journalApi } from '#domain/features/journal/contract.ts';
import { outcomesApi } from '#domain/features/outcomes/contract.ts';
import { surveysApi } from '#domain/features/surveys/contract.ts';
import { no } from '#domain/features/surveys/questions.ts';
import { surveysStaffApi } from '#domain/features/surveys/staff-contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount } from '#server/testing/factories.ts';
import { findToken, outcomeCanary, outcomeHelpers, outcomeNeed } from '#server/testing/hiring/outcomes.ts';
import { idParams } from '#server/testing/hiring/suggestions.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { again, answer, hireAda, list, listOwn, partnerToken, passDays, rows } = outcomeHelpers(app);

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
    expect(JSON.stringify(await list(coach))).not.toContain(outcomeCanary);
    const share = async (isShared: boolean, person = ada) =>
      send(app(), await again(person), outcomesApi.share, {
        params: { id: own?.id ?? '' },
        body: { is_shared: isShared },
      });
    expect((await share(true)).body.outcomes).toMatchObject([{ is_shared: true }]);
    const shared = await list(coach);
    expect(shared.placements[0]?.outcomes[0]?.person).toMatchObject({ is_employed: true, need: outcomeNeed });
    expect(shared.counts[0]).toEqual({ day: 30, asked: 1, known: 1, employed: 1 });
    await share(false);
    await share(false);
    expect(JSON.stringify(await list(coach))).not.toContain(outcomeCanary);
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
    expect(body.placements[0]?.outcomes[0]?.person).toMatchObject({ need: outcomeNeed });
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
});

describe('/api/v1/outcomes of someone else', () => {
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
    expect(JSON.stringify(own)).not.toContain(outcomeCanary);
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
