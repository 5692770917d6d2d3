import { describe, expect, it } from 'vitest';
import { delegationsApi } from '#domain/features/approvals/delegation/contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { offersApi } from '#domain/features/offers/contract.ts';
import { overviewApi } from '#domain/features/overview/contract.ts';
import { getDay, moveDay } from '#domain/features/reports/period.ts';
import { testApp } from '#server/testing/app.ts';
import { applyTo } from '#server/testing/chat/conversations.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { newOffer, offerHelpers } from '#server/testing/hiring/offers.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { send } from '#server/testing/send.ts';
import { queueAbsenceMail } from './start-mail-task.ts';

const app = testApp();
const offers = offerHelpers(app);

async function setUp() {
  const tenant = await makeTenant(app());
  const lead = await makeAccount(app(), tenant, 'hiring_manager', { fullName: 'Marisol Quint' });
  const organisationId = lead.organisationId ?? 0;
  const approver = await makeAccount(app(), tenant, 'hiring_manager', { organisationId, fullName: 'Priya Ostrander' });
  const colleague = await makeAccount(app(), tenant, 'hiring_member', { organisationId, fullName: 'Obi Farnsworth' });
  const { db } = app().services.database;
  await db.updateTable('users').set({ email_verified_at: new Date() }).where('tenant_id', '=', tenant.id).execute();
  return { tenant, lead, approver, colleague };
}

/** The subject of the email to the person who decides. */
const wanted = 'An offer for Emeka Nakagawa is waiting for your approval';
const inDays = (days: number) => moveDay(getDay(app().services.clock(), 'America/New_York'), days);
const delegate = (who: TestAccount, to: TestAccount, from = inDays(0), until = inDays(5)) =>
  send(app(), who, delegationsApi.save, { body: { delegate_id: to.id, from, until } });

async function submitOffer({ tenant, lead, approver }: Awaited<ReturnType<typeof setUp>>) {
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Emeka Nakagawa' });
  const job = await makeJob(app(), lead);
  const applicationId = await applyTo(app(), seeker, job.id);
  await offers.moveTo(lead, applicationId, 'interview');
  const draft = (await offers.create(lead, applicationId, newOffer({ approver_ids: [approver.id] }))).body;
  return (await offers.submit(lead, draft)).body;
}

const readSubjects = async ({ email }: TestAccount) => (await receiveMail(app(), email)).map(({ subject }) => subject);

describe('PUT /api/v1/me/approval-delegation', () => {
  it('names a colleague, notifies them, and shows it to both', async () => {
    const { approver, colleague } = await setUp();
    const { body } = await delegate(approver, colleague);
    expect(body.own).toEqual({
      delegate: { id: colleague.id, name: 'Obi Farnsworth' },
      from: inDays(0),
      until: inDays(5),
      is_active: true,
    });
    const other = (await send(app(), colleague, delegationsApi.read)).body;
    expect(other.deciding_for).toEqual([{ name: 'Priya Ostrander', until: inDays(5) }]);
    expect((await send(app(), colleague, notificationsApi.all)).body.data[0]?.message).toContain('Priya Ostrander');
  });

  it.each([
    ['the caller', 'body.delegate_id'],
    ['a person of another employer', 'body.delegate_id'],
    ['the last day before the first', 'body.until'],
    ['an absence in the past', 'body.until'],
    ['an absence of a year', 'body.until'],
  ] as const)('%s -> 400 that names the field', async (input, field) => {
    const { tenant, approver, colleague } = await setUp();
    const stranger = await makeAccount(app(), tenant, 'hiring_manager');
    const send = {
      'the caller': () => delegate(approver, approver),
      'a person of another employer': () => delegate(approver, stranger),
      'the last day before the first': () => delegate(approver, colleague, inDays(5), inDays(1)),
      'an absence in the past': () => delegate(approver, colleague, inDays(-5), inDays(-1)),
      'an absence of a year': () => delegate(approver, colleague, inDays(0), inDays(365)),
    }[input];
    const { status, problem } = await send();
    expect([status, problem.fields?.[0]?.field]).toEqual([400, field]);
  });
});

describe('queueAbsenceMail', () => {
  const started = 'You’re deciding on approvals for Priya Ostrander';
  const readStarts = async (who: TestAccount) => (await readSubjects(who)).filter((subject) => subject === started);

  it('mails the delegate once when the absence starts, not before', async () => {
    const { approver, colleague } = await setUp();
    await delegate(approver, colleague, inDays(1), inDays(3));
    await queueAbsenceMail(app().services);
    expect(await readStarts(colleague)).toEqual([]);
    app().passTime(86_400);
    await Promise.all([1, 2, 3].map(() => queueAbsenceMail(app().services)));
    expect(await readStarts(colleague)).toEqual([started]);
    const mails = await receiveMail(app(), colleague.email);
    expect(mails.find(({ subject }) => subject === started)?.source).toContain('/offers');
  });

  it('sends no second mail for another end, but one for another colleague', async () => {
    const { tenant, approver, colleague } = await setUp();
    await delegate(approver, colleague);
    await queueAbsenceMail(app().services);
    await delegate(approver, colleague, inDays(0), inDays(9));
    await queueAbsenceMail(app().services);
    expect(await readStarts(colleague)).toEqual([started]);
    const organisationId = approver.organisationId ?? 0;
    const other = await makeAccount(app(), tenant, 'hiring_member', { organisationId });
    await delegate(approver, other);
    await queueAbsenceMail(app().services);
    expect(await readStarts(other)).toEqual([started]);
    expect(await readStarts(colleague)).toEqual([started]);
  });

  it('sends nothing for an absence that ended before it started, and writes in the language of the delegate', async () => {
    const { approver, colleague } = await setUp();
    await delegate(approver, colleague);
    await send(app(), approver, delegationsApi.remove);
    await queueAbsenceMail(app().services);
    expect(await readStarts(colleague)).toEqual([]);
    const { db } = app().services.database;
    await db.updateTable('users').set({ language: 'fr' }).where('id', '=', colleague.id).execute();
    await delegate(approver, colleague);
    await queueAbsenceMail(app().services);
    expect(await readSubjects(colleague)).toContain('Vous décidez des approbations à la place de Priya Ostrander');
  });
});

describe('DELETE /api/v1/me/approval-delegation', () => {
  it('ends the absence, also a second time', async () => {
    const { approver, colleague } = await setUp();
    await delegate(approver, colleague);
    for (const _ of [1, 2]) expect((await send(app(), approver, delegationsApi.remove)).body.own).toBeNull();
    expect((await send(app(), colleague, delegationsApi.read)).body.deciding_for).toEqual([]);
  });
});

describe('POST /api/v1/offers/:id/decision by a delegate', () => {
  it('lets the delegate decide for an approver who is away, and records both', async () => {
    const people = await setUp();
    const { lead, approver, colleague } = people;
    await delegate(approver, colleague);
    const offer = await submitOffer(people);
    expect(await readSubjects(colleague)).toContain(wanted);
    expect(await readSubjects(approver)).not.toContain(wanted);
    const { body: tasks } = await send(app(), colleague, overviewApi.homepage);
    expect(JSON.stringify(tasks)).toContain('Emeka Nakagawa');
    expect((await offers.read(colleague, offer.id)).body).toMatchObject({ can_decide: true, is_your_turn: true });
    const decided = (await offers.decide(colleague, offer, 'approved')).body;
    expect(decided).toMatchObject({ status: 'approved', can_decide: false });
    expect((await offers.read(lead, offer.id)).body.approvers).toMatchObject([
      { name: 'Priya Ostrander', status: 'approved', delegate: 'Obi Farnsworth' },
    ]);
  });

  it('lets the delegate decide with the link of the email', async () => {
    const people = await setUp();
    await delegate(people.approver, people.colleague);
    const offer = await submitOffer(people);
    const mails = await receiveMail(app(), people.colleague.email);
    const token = mails.find(({ subject }) => subject === wanted)?.token ?? '';
    const body = { token, decision: { decision: 'approved' as const, reason: '', version: offer.version } };
    const { status } = await send(app(), people.tenant.visitor, offersApi.decideByLink, { body });
    expect(status).toBe(200);
    expect((await offers.read(people.lead, offer.id)).body.status).toBe('approved');
  });

  it('before, after, or without the absence -> the colleague cannot read the offer', async () => {
    const people = await setUp();
    const offer = await submitOffer(people);
    expect((await offers.decide(people.colleague, offer, 'approved')).status).toBe(404);
    await delegate(people.approver, people.colleague, inDays(2), inDays(3));
    expect((await offers.decide(people.colleague, offer, 'approved')).status).toBe(404);
    await delegate(people.approver, people.colleague);
    await send(app(), people.approver, delegationsApi.remove);
    expect((await offers.decide(people.colleague, offer, 'approved')).status).toBe(404);
  });

  it('delegate who asked for approval -> cannot decide; the email goes to the approver', async () => {
    const people = await setUp();
    await delegate(people.approver, people.lead);
    const offer = await submitOffer(people);
    expect((await offers.decide(people.lead, offer, 'approved')).status).toBe(403);
    expect(await readSubjects(people.approver)).toContain(wanted);
  });
});
