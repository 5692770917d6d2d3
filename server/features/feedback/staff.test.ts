import { describe, expect, it } from 'vitest';
import { feedbackApi } from '#domain/features/feedback/contract.ts';
import { feedbackStaffApi } from '#domain/features/feedback/staff-contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

async function makeFeedback() {
  const tenant = await makeTenant(app());
  const seeker = await makeAccount(app(), tenant, 'job_seeker');
  const admin = await makeAccount(app(), tenant, 'admin');
  const body = {
    feedback_type: 'Questions' as const,
    description: 'Where is the map?',
    page: `https://${seeker.host}/search`,
  };
  expect((await send(app(), seeker, feedbackApi.send, { body })).status).toBe(201);
  const { body: page } = await send(app(), admin, feedbackStaffApi.list, { query: {} });
  return { tenant, seeker, admin, page, id: String(page.feedback[0]?.id) };
}

describe('GET /api/v1/feedback', () => {
  it('an administrator -> the open feedback with its author and page', async () => {
    const { page } = await makeFeedback();
    expect(page).toMatchObject({
      feedback: [{ feedback_type: 'Questions', description: 'Where is the map?', page: '/search', answer: null }],
      next: null,
      counts: { open: 1, answered: 0, closed: 0 },
    });
    expect(page.feedback[0]?.person.role).toBe('job_seeker');
  });

  it.each(['job_seeker', 'hiring_manager', 'concierge_member'] as const)('%s -> 403', async (role) => {
    const { tenant } = await makeFeedback();
    const other = await makeAccount(app(), tenant, role);
    expect((await send(app(), other, feedbackStaffApi.list, { query: {} })).status).toBe(403);
  });

  it('another tenant -> nothing, and 404 for an answer', async () => {
    const { id } = await makeFeedback();
    const stranger = await makeAccount(app(), await makeTenant(app()), 'admin');
    expect((await send(app(), stranger, feedbackStaffApi.list, { query: {} })).body.feedback).toEqual([]);
    const answer = await send(app(), stranger, feedbackStaffApi.answer, { params: { id }, body: { text: 'x' } });
    expect(answer.status).toBe(404);
  });
});

describe('POST /api/v1/feedback/:id/answer', () => {
  it('an answer -> stored once, and the person gets the notification', async () => {
    const { seeker, admin, id } = await makeFeedback();
    const answer = () =>
      send(app(), admin, feedbackStaffApi.answer, { params: { id }, body: { text: 'Below the list.' } });
    const answers = await Promise.all([answer(), answer()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { body } = await send(app(), seeker, notificationsApi.all, { query: { lang: 'en' } });
    expect(body.data).toMatchObject([
      { model_type: 'feedback', message: 'An answer to your feedback: Below the list.', is_read: false },
    ]);
    const { body: answered } = await send(app(), admin, feedbackStaffApi.list, { query: { filter: 'answered' } });
    expect(answered).toMatchObject({ feedback: [{ answer: { text: 'Below the list.' } }], counts: { answered: 1 } });
  });

  it('an empty answer -> 400 with the field', async () => {
    const { admin, id } = await makeFeedback();
    const { status, problem } = await send(app(), admin, feedbackStaffApi.answer, {
      params: { id },
      body: { text: ' ' },
    });
    expect([status, problem.fields?.[0]?.field]).toEqual([400, 'body.text']);
  });
});

describe('GET /api/v1/feedback/csv', () => {
  it('a filter -> its feedback as rows that no spreadsheet evaluates, with an entry of the audit trail', async () => {
    const { tenant, seeker, admin, id } = await makeFeedback();
    const body = {
      feedback_type: 'Others' as const,
      description: '=1+1, please',
      page: `https://${seeker.host}/search`,
    };
    await send(app(), seeker, feedbackApi.send, { body });
    await send(app(), admin, feedbackStaffApi.answer, { params: { id }, body: { text: 'Below the list.' } });
    const read = async (filter: 'open' | 'answered') => {
      const file = await send(app(), admin, feedbackStaffApi.download, { query: { filter } });
      return Buffer.from(file.body as unknown as Uint8Array)
        .toString('utf8')
        .trim()
        .split('\r\n');
    };
    const [open, answered] = [await read('open'), await read('answered')];
    expect([open.length, answered.length]).toEqual([2, 2]);
    expect(open[1]).toContain(`,job_seeker,,/search,"'=1+1, please",,,`);
    expect(answered[1]).toContain(',Where is the map?,Below the list.,');
    const { rows } = await app().services.database.pool.query(
      "select count(*)::int as count from audit_events where tenant_id = $1 and action = 'feedback.download'",
      [tenant.id],
    );
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('a role without access -> 403', async () => {
    const { tenant } = await makeFeedback();
    const manager = await makeAccount(app(), tenant, 'hiring_manager');
    expect((await send(app(), manager, feedbackStaffApi.download, { query: {} })).status).toBe(403);
  });
});

describe('POST /api/v1/feedback/:id/close', () => {
  it('open and answered feedback -> closed once, audited, and without a further answer', async () => {
    const { tenant, admin, id } = await makeFeedback();
    const close = () => send(app(), admin, feedbackStaffApi.close, { params: { id } });
    const closed = await Promise.all([close(), close()]);
    expect(closed.map(({ status }) => status).sort()).toEqual([200, 409]);
    const answer = await send(app(), admin, feedbackStaffApi.answer, { params: { id }, body: { text: 'Too late' } });
    expect(answer.status).toBe(409);
    const { body } = await send(app(), admin, feedbackStaffApi.list, { query: { filter: 'closed' } });
    expect(body).toMatchObject({ feedback: [{ status: 'closed' }], counts: { open: 0, answered: 0, closed: 1 } });
    const { rows } = await app().services.database.pool.query(
      "select detail from audit_events where tenant_id = $1 and action = 'feedback.close'",
      [tenant.id],
    );
    expect(rows).toEqual([{ detail: { from: 'open', to: 'closed' } }]);
  });

  it('a type -> only its feedback and counts', async () => {
    const { admin } = await makeFeedback();
    const { body: questions } = await send(app(), admin, feedbackStaffApi.list, { query: { type: 'Questions' } });
    const { body: others } = await send(app(), admin, feedbackStaffApi.list, { query: { type: 'Others' } });
    expect([questions.counts.open, others.counts.open, others.feedback]).toEqual([1, 0, []]);
  });
});
