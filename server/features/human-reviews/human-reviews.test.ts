import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { maskingApi } from '#domain/features/applications/masking/contract.ts';
import { humanReviewsApi, type NewHumanReview } from '#domain/features/human-reviews/contract.ts';
import { getReviewDue } from '#domain/features/human-reviews/due.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { overviewApi } from '#domain/features/overview/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();

const wanted: NewHumanReview = { subject: 'score', question: 'My SQL certificate was not counted.' };

async function setUp() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager', { fullName: 'Rowan Ellery' });
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Ines Okafor' });
  const job = await makeJob(app(), manager);
  const application = await submitApplication(app(), seeker, job.id);
  return { tenant, manager, seeker, job, application };
}

const at = (id: number) => ({ params: { id: String(id) } });
const ask = (who: Caller, applicationId: number, body: NewHumanReview = wanted) =>
  send(app(), who, humanReviewsApi.ask, { ...at(applicationId), body });
const own = async (who: Caller, applicationId: number) =>
  (await send(app(), who, humanReviewsApi.own, at(applicationId))).body;
const list = async (who: Caller, cursor?: string | null) =>
  (await send(app(), who, humanReviewsApi.list, { query: cursor ? { cursor } : {} })).body;
const answer = (who: Caller, id: number, text = 'I read your certificate. You move to the interview.') =>
  send(app(), who, humanReviewsApi.answer, { ...at(id), body: { answer: text } });
const messages = async (who: TestAccount) =>
  (await send(app(), who, notificationsApi.all)).body.data.map(({ message }) => message);

async function asked() {
  const made = await setUp();
  const review = await ask(made.seeker, made.application.id);
  expect(review.status).toBe(201);
  return { ...made, review: review.body };
}

async function listAudit(tenantId: number) {
  const rows = await app()
    .services.database.db.selectFrom('audit_events')
    .select(['action', 'actor_user_id'])
    .where('tenant_id', '=', tenantId)
    .where('subject_kind', '=', 'human_review')
    .orderBy('id')
    .execute();
  return rows.map((row) => [row.action, row.actor_user_id]);
}

describe('POST /api/v1/applications/:id/human-reviews', () => {
  it.each([
    ['Pacific/Kiritimati', 'Pacific/Kiritimati'],
    ['Pacific/Pago_Pago', 'Pacific/Pago_Pago'],
    ['Moon/Sea', 'America/New_York'],
  ])('a browser in %s -> due after five working days in %s', async (timeZone, counted) => {
    const { seeker, application } = await setUp();
    const { body } = await ask({ ...seeker, timeZone }, application.id);
    expect(body.due_at).toBe(getReviewDue(new Date(body.asked_at), counted).toISOString());
  });

  it('notifies the owners of the job and shows both sides the same due date', async () => {
    const { tenant, manager, seeker, application, review } = await asked();
    expect(await messages(manager)).toContain(
      `Ines Okafor asked for a human review (${application.job.title}). Open the application and answer within 5 business days.`,
    );
    expect(await own(seeker, application.id)).toEqual({ reviews: [review], can_ask: false });
    const { body } = await send(app(), manager, humanReviewsApi.ofApplication, at(application.id));
    expect(body.reviews).toEqual([review]);
    expect((await list(manager)).reviews).toMatchObject([{ id: review.id, due_at: review.due_at, is_overdue: false }]);
    expect(await listAudit(tenant.id)).toEqual([['human_review.ask', seeker.id]]);
  });

  it('two requests at the same time -> one is created, the other is refused', async () => {
    const { seeker, application } = await setUp();
    const both = await Promise.all([ask(seeker, application.id), ask(seeker, application.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await own(seeker, application.id)).reviews).toHaveLength(1);
  });

  it('names an empty or unknown field', async () => {
    const { seeker, application } = await setUp();
    for (const [body, field] of [
      [{ ...wanted, question: '  ' }, 'body.question'],
      [{ ...wanted, subject: 'salary' }, 'body.subject'],
    ] as const) {
      const refused = await ask(seeker, application.id, body as NewHumanReview);
      expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringContaining(field)]);
    }
  });

  it('returns 404 for the application of another person, and 409 for a withdrawn one', async () => {
    const { tenant, seeker, application } = await setUp();
    const other = await makeAccount(app(), tenant, 'job_seeker');
    expect((await ask(other, application.id)).status).toBe(404);
    const body = { to: 'withdrawn', version: application.version, note: '', message: '' } as const;
    await send(app(), seeker, applicationsApi.move, { ...at(application.id), body });
    expect((await ask(seeker, application.id)).status).toBe(409);
    expect(await own(seeker, application.id)).toEqual({ reviews: [], can_ask: false });
  });

  it('is possible after a rejection', async () => {
    const { manager, seeker, application } = await setUp();
    const body = { to: 'rejected', version: application.version, note: '', message: 'Thank you' } as const;
    expect((await send(app(), manager, applicationsApi.move, { ...at(application.id), body })).status).toBe(200);
    expect((await own(seeker, application.id)).can_ask).toBe(true);
    expect((await ask(seeker, application.id, { ...wanted, subject: 'decision' })).status).toBe(201);
  });
});

describe('POST /api/v1/human-reviews/:id/answer', () => {
  it('shows the applicant the text and who wrote it, notifies them, and is audited', async () => {
    const { tenant, manager, seeker, application, review } = await asked();
    expect((await answer(manager, review.id)).status).toBe(200);
    const { reviews, can_ask: canAsk } = await own(seeker, application.id);
    expect(reviews).toMatchObject([
      {
        status: 'answered',
        answer: 'I read your certificate. You move to the interview.',
        answered_by: 'Rowan Ellery',
        is_overdue: false,
      },
    ]);
    expect(canAsk).toBe(true);
    expect((await messages(seeker)).join()).toContain('answered your request for a human review');
    expect(await listAudit(tenant.id)).toEqual([
      ['human_review.ask', seeker.id],
      ['human_review.answer', manager.id],
    ]);
    expect(await list(manager)).toEqual({ reviews: [], next: null, count: 0 });
  });

  it('of two answers, the first one counts', async () => {
    const { tenant, manager, seeker, application, review } = await asked();
    const concierge = await makeAccount(app(), tenant, 'concierge_member');
    const both = await Promise.all([answer(manager, review.id, 'One'), answer(concierge, review.id, 'Two')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const accepted = both.find(({ status }) => status === 200);
    expect((await own(seeker, application.id)).reviews[0]?.answer).toBe(accepted?.body.answer);
  });

  it('returns 404 to another employer and to a member outside the job’s team, and hides the request', async () => {
    const { tenant, manager, review, application } = await asked();
    const organisationId = await makeOrganisation(app(), tenant, { name: 'Elsewhere' });
    const outsiders = [
      await makeAccount(app(), tenant, 'hiring_manager', { organisationId }),
      await makeAccount(app(), tenant, 'hiring_member', { organisationId: manager.organisationId ?? 0 }),
    ];
    for (const outsider of outsiders) {
      expect((await answer(outsider, review.id)).status).toBe(404);
      expect((await send(app(), outsider, humanReviewsApi.ofApplication, at(application.id))).status).toBe(404);
      expect((await list(outsider)).count).toBe(0);
    }
  });
});

describe('GET /api/v1/human-reviews', () => {
  it('lists open requests by due date, page by page', async () => {
    const { manager, job, tenant } = await setUp();
    const { db } = app().services.database;
    for (let count = 0; count < 22; count += 1) {
      const person = await makeAccount(app(), tenant, 'job_seeker');
      const application = await submitApplication(app(), person, job.id);
      const { body } = await ask(person, application.id);
      // The same due date for several requests, and the latest request first.
      const dueAt = new Date(new Date(body.due_at).getTime() - Math.floor(count / 4) * 3_600_000);
      await db.updateTable('human_reviews').set({ due_at: dueAt }).where('id', '=', body.id).execute();
    }
    const first = await list(manager);
    const second = await list(manager, first.next);
    const all = [...first.reviews, ...second.reviews];
    expect([first.count, first.reviews.length, second.reviews.length, second.next]).toEqual([22, 20, 2, null]);
    expect(new Set(all.map(({ id }) => id)).size).toBe(22);
    const order = all.map(({ due_at: due, id }) => `${due} ${String(id).padStart(9, '0')}`);
    expect(order).toEqual(order.toSorted());
  });

  it('marks a late request as overdue on both sides', async () => {
    const { manager, seeker, application, review } = await asked();
    const { db } = app().services.database;
    const past = { asked_at: new Date('2026-01-05T09:00:00Z'), due_at: new Date('2026-01-12T09:00:00Z') };
    await db.updateTable('human_reviews').set(past).where('id', '=', review.id).execute();
    expect((await own(seeker, application.id)).reviews[0]?.is_overdue).toBe(true);
    expect((await list(manager)).reviews[0]?.is_overdue).toBe(true);
    const { needs } = (await send(app(), manager, overviewApi.homepage)).body;
    expect(needs).toContainEqual(
      expect.objectContaining({ kind: 'human_review', application_id: application.id, name: 'Ines Okafor' }),
    );
  });

  it('hides the name of a masked applicant, also in their text', async () => {
    const { manager, seeker, job, application } = await setUp();
    await send(app(), manager, maskingApi.save, { ...at(job.id), body: { stages: ['applied'] as never } });
    const question = 'Ines Okafor here: please look at my certificate.';
    expect((await ask(seeker, application.id, { ...wanted, question })).status).toBe(201);
    const seen = [
      await list(manager),
      (await send(app(), manager, humanReviewsApi.ofApplication, at(application.id))).body,
      (await send(app(), manager, overviewApi.homepage)).body,
      await messages(manager),
    ];
    expect(JSON.stringify(seen)).not.toMatch(/Ines|Okafor/);
    expect(JSON.stringify(seen[0])).toContain('please look at my certificate');
  });
});

describe('withdrawing an application', () => {
  it('withdraws its open request', async () => {
    const { tenant, manager, seeker, application, review } = await asked();
    const body = { to: 'withdrawn', version: application.version, note: '', message: '' } as const;
    expect((await send(app(), seeker, applicationsApi.move, { ...at(application.id), body })).status).toBe(200);
    expect((await own(seeker, application.id)).reviews).toMatchObject([{ status: 'withdrawn', is_overdue: false }]);
    expect((await list(manager)).count).toBe(0);
    expect((await answer(manager, review.id)).status).toBe(409);
    expect(await listAudit(tenant.id)).toEqual([
      ['human_review.ask', seeker.id],
      ['human_review.withdraw', seeker.id],
    ]);
  });
});
