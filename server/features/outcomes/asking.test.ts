import { describe, expect, it } from 'vitest';
import { eraseAccount } from '#server/features/privacy/erase-queries.ts';
import { runDueRetention } from '#server/features/retention/task.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { offerHelpers } from '#server/testing/hiring/offers.ts';
import { findToken, outcomeCanary, outcomeHelpers } from '#server/testing/hiring/outcomes.ts';
import { createPartnerAndJob } from '#server/testing/hiring/suggestions.ts';
import { readMessages } from '#server/testing/notifications.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { saveRetention } from '#server/testing/people/retention.ts';
import { askDueOutcomes } from './asking.ts';

const app = testApp();
const { again, answer, hireAda, list, listOwn, partnerToken, passDays, rows } = outcomeHelpers(app);
const offers = offerHelpers(app);
const daySeconds = 86_400;

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
});

describe('answers about a hire', () => {
  it('are not asked for after the account is deleted, and their texts are gone', async () => {
    const { tenant, ada, coach, applicationId } = await hireAda();
    await passDays(30);
    await answer(tenant, findToken(await listOwn(ada)), { is_shared: true });
    await answer(tenant, await partnerToken(coach));
    expect(await rows('select 1 from survey_answers where text like $1', `%${outcomeCanary}%`)).toHaveLength(2);
    const { services } = app();
    await services.database
      .forTenant(tenant.id)
      .transaction()
      .execute((db) =>
        eraseAccount(db, { tenantId: tenant.id, userId: ada.id, email: ada.email, now: services.clock() }),
      );
    await passDays(60);
    expect(await rows('select 1 from survey_invitations where application_id = $1', applicationId)).toEqual([]);
    expect(await rows('select 1 from survey_answers where text like $1', `%${outcomeCanary}%`)).toEqual([]);
    expect((await list(coach)).placements).toEqual([]);
  });

  it('lose their texts once the retention period of the application has ended', async () => {
    const { tenant, ada, coach, applicationId } = await hireAda();
    await passDays(30);
    await answer(tenant, findToken(await listOwn(ada)), { is_shared: true });
    await answer(tenant, await partnerToken(coach));
    await rows(`update applications set status_since = status_since - interval '2 years' where id = $1`, applicationId);
    await saveRetention(app(), await makeAccount(app(), tenant, 'admin'), { applications: 12 });
    await runDueRetention(app().services);
    expect(JSON.stringify(await list(coach))).not.toContain(outcomeCanary);
    expect((await list(coach)).counts[0]).toEqual({ day: 30, asked: 1, known: 1, employed: 1 });
  });
});
