import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { isBusinessDay } from '#domain/features/applications/lateness.ts';
import { humanReviewsApi } from '#domain/features/human-reviews/contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { getDay, moveDay } from '#domain/features/reports/period.ts';
import { testApp } from '#server/testing/app.ts';
import { applyTo } from '#server/testing/chat/conversations.ts';
import { makeAccount, makeJob, makeTenant, signInAgain, type TestAccount } from '#server/testing/factories.ts';
import { offerHelpers } from '#server/testing/hiring/offers.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { send } from '#server/testing/send.ts';
import { remindOfLateReplies } from './remind.ts';

const app = testApp();
const { moveTo } = offerHelpers(app);
const zone = 'America/New_York';

/** Moves the clock to this hour of a day in New York, some days after the reply was due on its tenth day. */
function goTo(day: string, hour = 9) {
  const now = app().services.clock();
  const start = new Date(`${day}T${String(hour).padStart(2, '0')}:00:00-05:00`);
  app().passTime((start.getTime() - now.getTime()) / 1000);
}

/** The business days after a day. */
function listBusinessDays(after: string, count: number): string[] {
  const days = Array.from({ length: count * 2 + 5 }, (_, index) => moveDay(after, index + 1));
  return days.filter(isBusinessDay).slice(0, count);
}

async function setUp(applicants = 1) {
  const tenant = await makeTenant(app());
  const lead = await makeAccount(app(), tenant, 'hiring_manager');
  const owner = await makeAccount(app(), tenant, 'hiring_member', { organisationId: lead.organisationId ?? 0 });
  const concierge = await makeAccount(app(), tenant, 'concierge_member');
  const job = await makeJob(app(), lead);
  const { db } = app().services.database;
  await db.deleteFrom('job_team').where('tenant_id', '=', tenant.id).where('job_id', '=', job.id).execute();
  await db.insertInto('job_team').values({ tenant_id: tenant.id, job_id: job.id, user_id: owner.id }).execute();
  await db.updateTable('users').set({ email_verified_at: new Date() }).where('tenant_id', '=', tenant.id).execute();
  const seekers: TestAccount[] = [];
  const ids: number[] = [];
  for (let count = 0; count < applicants; count += 1) {
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    seekers.push(seeker);
    ids.push(await applyTo(app(), seeker, job.id));
  }
  const dueDay = moveDay(getDay(app().services.clock(), zone), 10);
  return { tenant, lead, owner, concierge, job, seekers, ids, dueDay, days: listBusinessDays(dueDay, 6) };
}

/** The reminders in the product and by email of an account, which signs in again after the clock moved. */
async function countReminders(account: TestAccount): Promise<[number, number]> {
  const { data } = (await send(app(), await signInAgain(app(), account), notificationsApi.all)).body;
  const mails = (await receiveMail(app(), account.email)).filter(({ source }) => source.includes('waiting longer'));
  return [data.filter(({ model_type: type }) => type === 'overdue_replies').length, mails.length];
}

const remind = () => remindOfLateReplies(app().services);

describe('remindOfLateReplies', () => {
  it('late reply -> reminds the owner, the lead after two, and the help desk after five business days', async () => {
    const { owner, lead, concierge, dueDay, days } = await setUp();
    const seen = async () => [await countReminders(owner), await countReminders(lead), await countReminders(concierge)];
    goTo(dueDay, 21);
    await remind();
    expect(await seen()).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
    const expected = [
      [
        [1, 1],
        [0, 0],
        [0, 0],
      ],
      [
        [1, 1],
        [0, 0],
        [0, 0],
      ],
      [
        [1, 1],
        [1, 1],
        [0, 0],
      ],
      [
        [1, 1],
        [1, 1],
        [0, 0],
      ],
      [
        [1, 1],
        [1, 1],
        [0, 0],
      ],
      [
        [1, 1],
        [1, 1],
        [1, 1],
      ],
    ];
    for (const [index, day] of days.entries()) {
      goTo(day);
      await remind();
      expect([day, await seen()]).toEqual([day, expected[index]]);
    }
  });

  it('many late replies and repeated checks -> one reminder with their number', async () => {
    const { owner, job, days } = await setUp(3);
    goTo(days[0] ?? '');
    await Promise.all([remind(), remind(), remind()]);
    await remind();
    expect(await countReminders(owner)).toEqual([1, 1]);
    const { data } = (await send(app(), await signInAgain(app(), owner), notificationsApi.all)).body;
    expect(data.find(({ model_type: type }) => type === 'overdue_replies')?.message).toBe(
      `Applicants waiting longer than promised: 3. Longest delay in business days: 1. Jobs: ${job.title}.`,
    );
    const mail = (await receiveMail(app(), owner.email)).find(({ source }) => source.includes('waiting longer'));
    expect(mail?.source).toContain('/applications?figure=overdue');
  });

  it('before eight in the morning, and on a weekend -> reminds no one', async () => {
    const { owner, dueDay, days } = await setUp();
    goTo(days[0] ?? '', 6);
    await remind();
    expect(await countReminders(owner)).toEqual([0, 0]);
    const weekend = Array.from({ length: 14 }, (_, index) => moveDay(dueDay, index + 1)).find(
      (day) => !isBusinessDay(day),
    );
    goTo(weekend ?? '', 12);
    await remind();
    expect(await countReminders(owner)).toEqual([0, 0]);
  });

  it('a reply before the reminder -> reminds no one; a second late stage -> reminds again', async () => {
    const { owner, ids, days } = await setUp();
    goTo(days[0] ?? '');
    const moved = await moveTo(await signInAgain(app(), owner), ids[0] ?? 0, 'screening');
    expect(moved.status).toBe(200);
    await remind();
    expect(await countReminders(owner)).toEqual([0, 0]);
    const [next] = listBusinessDays(moveDay(days[0] ?? '', 10), 1);
    goTo(next ?? '');
    await remind();
    expect(await countReminders(owner)).toEqual([1, 1]);
  });
});

describe('remindOfLateReplies about human reviews', () => {
  it('late answer -> reminds the owner, the lead, and the help desk like a late reply', async () => {
    const { owner, lead, concierge, job, seekers, ids } = await setUp();
    const seeker = seekers[0] as TestAccount;
    const body = { subject: 'score', question: 'Please look again.' } as const;
    const asked = await send(app(), seeker, humanReviewsApi.ask, { params: { id: String(ids[0]) }, body });
    const days = listBusinessDays(getDay(new Date(asked.body.due_at), zone), 6);
    const readReminders = async (account: TestAccount) => {
      const { data } = (await send(app(), await signInAgain(app(), account), notificationsApi.all)).body;
      return data.flatMap(({ model_type: type, message }) => (type === 'overdue_reviews' ? [message] : []));
    };
    const seen: number[][] = [];
    for (const day of days) {
      goTo(day);
      await remind();
      seen.push(
        [await readReminders(owner), await readReminders(lead), await readReminders(concierge)].map(
          (all) => all.length,
        ),
      );
    }
    expect(seen).toEqual([
      [1, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
      [1, 1, 0],
      [1, 1, 0],
      [1, 1, 1],
    ]);
    expect(await readReminders(owner)).toEqual([
      `Requests for a human review without an answer: 1. Longest delay in business days: 1. Jobs: ${job.title}.`,
    ]);
  });

  it('an answer before the due date -> reminds no one', async () => {
    const { owner, seekers, ids } = await setUp();
    const body = { subject: 'score', question: 'Please look again.' } as const;
    const seeker = seekers[0] as TestAccount;
    const { body: review } = await send(app(), seeker, humanReviewsApi.ask, { params: { id: String(ids[0]) }, body });
    await send(app(), owner, humanReviewsApi.answer, {
      params: { id: String(review.id) },
      body: { answer: 'It is right.' },
    });
    goTo(listBusinessDays(getDay(new Date(review.due_at), zone), 1)[0] ?? '');
    await remind();
    const { data } = (await send(app(), await signInAgain(app(), owner), notificationsApi.all)).body;
    expect(data.filter(({ model_type: type }) => type === 'overdue_reviews')).toEqual([]);
  });
});

describe('GET /api/v1/applications/:id of a late reply', () => {
  it('states how late the employer is and when it was reminded, also in the lists', async () => {
    const { owner, seekers, ids, dueDay, days } = await setUp();
    const [seeker] = seekers;
    const read = async () => {
      const caller = await signInAgain(app(), seeker as TestAccount);
      const params = { id: String(ids[0]) };
      const { lateness } = (await send(app(), caller, applicationsApi.read, { params })).body;
      const [listed] = (await send(app(), caller, applicationsApi.list)).body.applications;
      expect(listed?.lateness).toEqual(lateness);
      return lateness;
    };
    goTo(dueDay, 9);
    expect(await read()).toBeNull();
    goTo(days[0] ?? '');
    expect(await read()).toEqual({ business_days: 1, reminded_at: null });
    await remind();
    const remindedAt = app().services.clock().toISOString().slice(0, 10);
    expect((await read())?.reminded_at?.slice(0, 10)).toBe(remindedAt);
    goTo(days[1] ?? '');
    await remind();
    const lateness = await read();
    expect([lateness?.business_days, lateness?.reminded_at?.slice(0, 10)]).toEqual([2, remindedAt]);
    const query = { figure: 'overdue' } as const;
    const { applications } = (await send(app(), await signInAgain(app(), owner), applicationsApi.list, { query })).body;
    expect(applications.map(({ id }) => id)).toEqual(ids);
  });
});
