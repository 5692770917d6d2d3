import { describe, expect, it } from 'vitest';
import { surveysApi } from '#domain/features/surveys/contract.ts';
import { surveysStaffApi } from '#domain/features/surveys/staff-contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant, signInAgain, type TestAccount } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { send } from '#server/testing/send.ts';
import { makeOpenSurvey, type newSurvey } from '#server/testing/surveys.ts';
import { sendDueSurveys } from './sending.ts';

const app = testApp();
const daySeconds = 86_400;
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

describe('sendDueSurveys', () => {
  it('reminds once after five days, and not after an answer', async () => {
    const { tenant, admin, seeker, params } = await setUp();
    const other = await makeAccount(app(), tenant, 'job_seeker');
    await rows('update users set email_verified_at = now() where id = $1', other.id);
    const token = await inviteByMail(admin, params, seeker);
    await inviteByMail(admin, params, other);
    await send(app(), tenant.visitor, surveysApi.finish, { body: { token, answers: [scaled], language: 'en' } });
    app().passTime(4 * daySeconds);
    await sendDueSurveys(app().services);
    const early = await receiveMail(app(), other.email);
    expect(early).toHaveLength(1);
    app().passTime(daySeconds + 60);
    await Promise.all([1, 2].map(() => sendDueSurveys(app().services)));
    app().passTime(30 * daySeconds);
    await sendDueSurveys(app().services);
    expect((await receiveMail(app(), other.email)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Your application'),
      'Reminder: Your application',
    ]);
    expect(await receiveMail(app(), seeker.email)).toHaveLength(1);
  });

  it('invites people who applied after the survey was opened, once', async () => {
    const { tenant, seeker, survey } = await setUp({ event: 'applied' });
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    app().passTime(60);
    const job = await makeJob(app(), await signInAgain(app(), manager), { title: 'Analyst' });
    await submitApplication(app(), await signInAgain(app(), seeker), job.id);
    app().passTime(60);
    await Promise.all([1, 2].map(() => sendDueSurveys(app().services)));
    await sendDueSurveys(app().services);
    const mails = (await receiveMail(app(), seeker.email)).filter(({ subject }) =>
      subject.includes('Your application'),
    );
    expect(mails.filter(({ token }) => token !== '')).toHaveLength(1);
    const invited = await rows('select came_by from survey_invitations where survey_id = $1', survey.id);
    expect(invited).toEqual([{ came_by: 'event' }]);
  });

  it.each([
    ['days_30', 30],
    ['days_90', 90],
    ['days_180', 180],
  ] as const)('invites %s after hiring, not a day earlier', async (event, days) => {
    const { tenant, seeker, survey } = await setUp({ event });
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    const job = await makeJob(app(), manager, { title: 'Analyst' });
    const { id } = await submitApplication(app(), seeker, job.id);
    await rows(`update applications set status = 'hired' where id = $1`, id);
    await rows(
      `insert into application_events (tenant_id, application_id, actor_user_id, from_status, to_status, at)
        values ($1, $2, $3, 'offered', 'hired', $4)`,
      ...[tenant.id, id, manager.id, app().services.clock()],
    );
    const count = async () => {
      await sendDueSurveys(app().services);
      return (await rows('select 1 from survey_invitations where survey_id = $1', survey.id)).length;
    };
    app().passTime((days - 1) * daySeconds);
    expect(await count()).toBe(0);
    app().passTime(daySeconds + 60);
    expect(await count()).toBe(1);
  });

  it('sends no invitation to a survey that was closed before the mail went out', async () => {
    const { admin, seeker, params } = await setUp();
    await send(app(), admin, surveysStaffApi.send, { params, body: { emails: [seeker.email] } });
    await send(app(), await signInAgain(app(), admin), surveysStaffApi.move, { params, body: { to: 'closed' } });
    expect(await receiveMail(app(), seeker.email)).toEqual([]);
  });
});
