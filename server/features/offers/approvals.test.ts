import { describe, expect, it } from 'vitest';
import { offersApi } from '#domain/features/offers/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { applyTo } from '#server/testing/chat/conversations.ts';
import { makeAccount, makeJob, makeTenant } from '#server/testing/factories.ts';
import { newOffer, offerHelpers } from '#server/testing/hiring/offers.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const offers = offerHelpers(app);

/** A submitted offer with two approvers. */
async function setUp() {
  const tenant = await makeTenant(app());
  const lead = await makeAccount(app(), tenant, 'hiring_manager', { fullName: 'Marisol Quint' });
  const organisationId = lead.organisationId ?? 0;
  const first = await makeAccount(app(), tenant, 'hiring_member', { organisationId, fullName: 'Priya Ostrander' });
  const second = await makeAccount(app(), tenant, 'program_manager', { fullName: 'Obi Farnsworth' });
  const { db } = app().services.database;
  await db.updateTable('users').set({ email_verified_at: new Date() }).where('tenant_id', '=', tenant.id).execute();
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Emeka Nakagawa' });
  const job = await makeJob(app(), lead);
  const applicationId = await applyTo(app(), seeker, job.id);
  await offers.moveTo(lead, applicationId, 'interview');
  const draft = (await offers.create(lead, applicationId, newOffer({ approver_ids: [first.id, second.id] }))).body;
  const offer = (await offers.submit(lead, draft)).body;
  return { tenant, lead, first, second, seeker, applicationId, offer };
}

describe('POST /api/v1/offers/:id/decision', () => {
  it('asks the approvers in order, then lets the lead send', async () => {
    const { lead, first, second, offer } = await setUp();
    expect(offer).toMatchObject({ status: 'pending_approval', can_send: false, asked_by: { name: 'Marisol Quint' } });
    expect((await offers.decide(second, offer, 'approved')).status).toBe(403);
    expect((await offers.decide(lead, offer, 'approved')).status).toBe(403);
    expect((await offers.sendIt(offer, lead)).problem.code).toBe('illegal_move');
    const half = (await offers.decide(first, offer, 'approved', 'Within range.')).body;
    expect(half).toMatchObject({
      status: 'pending_approval',
      approvers: [{ status: 'approved' }, { status: 'waiting' }],
    });
    const done = (await offers.decide(second, half, 'approved')).body;
    expect(done.status).toBe('approved');
    expect((await offers.sendIt(done, lead)).body.status).toBe('sent');
  });

  it('returns the draft with the reason, and starts the chain again', async () => {
    const { lead, first, offer } = await setUp();
    expect((await offers.decide(first, offer, 'rejected')).problem.fields?.[0]?.field).toBe('body.reason');
    expect((await offers.decide(first, offer, 'rejected', 'Please raise the pay.')).status).toBe(200);
    const draft = (await offers.read(lead, offer.id)).body;
    expect(draft).toMatchObject({
      status: 'draft',
      returned: { name: 'Priya Ostrander', reason: 'Please raise the pay.' },
      approvers: [{ status: 'waiting' }, { status: 'waiting' }],
    });
    expect((await offers.submit(lead, draft)).body.status).toBe('pending_approval');
  });

  it('lets one of two simultaneous decisions win', async () => {
    const { first, offer } = await setUp();
    const responses = await Promise.all([
      offers.decide(first, offer, 'approved'),
      offers.decide(first, offer, 'rejected', 'Not yet.'),
      offers.decide(first, offer, 'approved'),
    ]);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of responses) expect([200, 403, 409]).toContain(status);
  });

  it('refuses to submit to oneself', async () => {
    const { lead, applicationId, offer } = await setUp();
    await offers.withdraw(lead, offer);
    const draft = (await offers.create(lead, applicationId, newOffer({ approver_ids: [lead.id] }))).body;
    expect((await offers.submit(lead, draft)).problem.fields?.[0]?.field).toBe('body.approver_ids');
  });
});

describe('POST /api/v1/offers/link/decision', () => {
  async function receiveToken(email: string) {
    const mail = (await receiveMail(app(), email)).find(({ source }) => source.includes('/approve?token='));
    expect(mail?.subject).toBe('An offer for Emeka Nakagawa is waiting for your approval');
    return mail?.token ?? '';
  }

  it('decides once with the link of the email; reading does not use it up', async () => {
    const { tenant, first, second, offer } = await setUp();
    const token = await receiveToken(first.email);
    const seen = await send(app(), tenant.visitor, offersApi.readByLink, { body: { token } });
    expect(seen.body).toMatchObject({ id: offer.id, can_decide: true, terms: { hours: '40 a week' } });
    const decision = { decision: 'approved', reason: '', version: seen.body.version } as const;
    const body = { token, decision };
    const responses = await Promise.all(
      [1, 2, 3].map(() => send(app(), tenant.visitor, offersApi.decideByLink, { body })),
    );
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    expect(await receiveToken(second.email)).not.toBe(token);
  });

  it('refuses a link after the decision on the page, and a link for another purpose', async () => {
    const { tenant, first, offer } = await setUp();
    const token = await receiveToken(first.email);
    await offers.decide(first, offer, 'approved');
    const read = await send(app(), tenant.visitor, offersApi.readByLink, { body: { token } });
    expect([read.status, read.problem.code]).toEqual([400, 'link_not_valid']);
  });
});
