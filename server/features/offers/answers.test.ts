import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { applyTo } from '#server/testing/chat/conversations.ts';
import { makeAccount, makeJob, makeTenant, signInAgain, type TestAccount } from '#server/testing/factories.ts';
import { newOffer, offerHelpers } from '#server/testing/hiring/offers.ts';
import { send } from '#server/testing/send.ts';
import { checkOffers } from './expire.ts';

const app = testApp();
const offers = offerHelpers(app);

async function setUp({ openings = 1 } = {}) {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager', { fullName: 'Marisol Quint' });
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Emeka Nakagawa' });
  const job = await makeJob(app(), manager, { openings });
  const applicationId = await applyTo(app(), seeker, job.id);
  return { tenant, manager, seeker, job, applicationId };
}

async function getStatus(account: TestAccount, id: number) {
  return (await send(app(), account, applicationsApi.read, { params: { id: String(id) } })).body.status;
}

async function jobStatus(account: TestAccount, id: number) {
  return (await send(app(), account, jobsApi.read, { params: { id: String(id) } })).body.status;
}

async function getNotifications(account: TestAccount): Promise<string[]> {
  const found = await send(app(), account, notificationsApi.all, { query: { page: '1', lang: 'en' } });
  return found.body.data.map(({ message }) => message);
}

describe('GET /api/v1/applications with a sent offer', () => {
  it('has the last day to answer as the deadline of the applicant', async () => {
    const { manager, seeker, applicationId } = await setUp();
    const { terms } = await offers.sent(manager, applicationId);
    const nextStep = { code: 'answer_offer', who: 'you', by: `${terms.answer_by}T12:00:00.000Z` };
    const { applications } = (await send(app(), seeker, applicationsApi.list)).body;
    expect(applications[0]?.next_step).toEqual(nextStep);
    const params = { id: String(applicationId) };
    expect((await send(app(), seeker, applicationsApi.read, { params })).body.next_step).toEqual(nextStep);
  });
});

describe('POST /api/v1/offers/:id/accept', () => {
  it('hires the job seeker with a signature, and notifies the team and the other applicants', async () => {
    const { tenant, manager, seeker, job, applicationId } = await setUp();
    const other = await makeAccount(app(), tenant, 'job_seeker');
    await applyTo(app(), other, job.id);
    const offer = await offers.sent(manager, applicationId);
    const accepted = await offers.accept(seeker, offer, 'Emeka J. Nakagawa');
    expect(accepted.body).toMatchObject({ status: 'accepted', signature: { name: 'Emeka J. Nakagawa' } });
    expect(await getStatus(seeker, applicationId)).toBe('hired');
    expect(await jobStatus(manager, job.id)).toBe('Offered');
    const signature = await app()
      .services.database.db.selectFrom('offer_signatures')
      .selectAll()
      .where('offer_id', '=', offer.id)
      .executeTakeFirstOrThrow();
    expect(signature).toMatchObject({ revision: 1, user_id: seeker.id, typed_name: 'Emeka J. Nakagawa' });
    expect(signature.address).toMatch(/127\.0\.0\.1|::1/);
    expect(signature.content_hash).toHaveLength(32);
    expect(await getNotifications(manager)).toContain('Emeka Nakagawa accepted the offer for Software Engineer.');
    expect((await getNotifications(other))[0]).toMatch(/^All openings for Software Engineer .* are filled/);
    expect((await getNotifications(seeker))[0]).toMatch(/^You accepted the offer/);
  });

  it('refuses an earlier revision, an empty name, another person, and a move by hand', async () => {
    const { tenant, manager, seeker, applicationId } = await setUp();
    const offer = await offers.sent(manager, applicationId);
    const stranger = await makeAccount(app(), tenant, 'job_seeker');
    expect((await offers.accept(seeker, { ...offer, revision: 2 })).problem.code).toBe('changed_meanwhile');
    expect((await offers.accept(seeker, offer, ' ')).status).toBe(400);
    expect((await offers.accept(stranger, offer)).status).toBe(404);
    expect((await offers.accept(manager, offer)).status).toBe(403);
    expect((await offers.moveTo(seeker, applicationId, 'hired')).problem.code).toBe('illegal_move');
    expect(await getStatus(seeker, applicationId)).toBe('offered');
  });

  it('refuses an answer after the last day, even before the offer has expired', async () => {
    const { manager, seeker, applicationId } = await setUp();
    const offer = await offers.sent(manager, applicationId);
    app().passTime(14 * 86_400);
    expect((await offers.accept(await signInAgain(app(), seeker), offer)).problem.code).toBe('offer_expired');
  });
});

describe('POST /api/v1/offers/:id/decline', () => {
  it('ends the application, notifies the team, and opens the job again', async () => {
    const { manager, seeker, job, applicationId } = await setUp();
    const offer = await offers.sent(manager, applicationId);
    const declined = await offers.decline(seeker, offer, 'I found another job.');
    expect(declined.body).toMatchObject({ status: 'declined', decline_message: 'I found another job.' });
    expect(await getStatus(seeker, applicationId)).toBe('declined');
    expect(await jobStatus(manager, job.id)).toBe('active');
    expect(await getNotifications(manager)).toContain('Emeka Nakagawa declined the offer for Software Engineer.');
  });
});

describe('POST /api/v1/offers/:id/withdraw', () => {
  it('needs a message after sending, and ends the application', async () => {
    const { manager, seeker, job, applicationId } = await setUp();
    const offer = await offers.sent(manager, applicationId);
    expect((await offers.withdraw(manager, offer)).problem.fields?.[0]?.field).toBe('body.message');
    expect((await offers.withdraw(manager, offer, 'The position is gone.')).body.status).toBe('withdrawn');
    expect(await getStatus(seeker, applicationId)).toBe('rejected');
    expect(await jobStatus(manager, job.id)).toBe('active');
    expect((await offers.accept(seeker, offer)).problem.code).toBe('illegal_move');
  });
});

describe('POST /api/v1/offers/:id/revise', () => {
  it('hides the old letter from the job seeker and keeps it for the team', async () => {
    const { manager, seeker, applicationId } = await setUp();
    const offer = await offers.sent(manager, applicationId);
    const draft = (await offers.revise(manager, offer)).body;
    expect(draft).toMatchObject({ status: 'draft', revision: 2, versions: [{ revision: 1, letter: offer.letter }] });
    expect((await offers.read(seeker, offer.id)).status).toBe(404);
    expect((await offers.accept(seeker, offer)).status).toBe(404);
    expect(await getStatus(seeker, applicationId)).toBe('offer');
    const terms = { pay: { amount: 95_000, currency: 'USD', period: 'year' as const } };
    const edited = (await offers.edit(manager, draft, newOffer({ terms }))).body;
    const again = (await offers.sendIt(edited, manager)).body;
    expect((await offers.accept(seeker, offer)).problem.code).toBe('changed_meanwhile');
    expect((await offers.accept(seeker, again)).body.terms.pay.amount).toBe(95_000);
  });

  it('happens automatically when the application returns to the offer stage, and a rejection withdraws the offer', async () => {
    const { manager, seeker, applicationId } = await setUp();
    const offer = await offers.sent(manager, applicationId);
    await offers.moveTo(manager, applicationId, 'offer');
    expect((await offers.read(manager, offer.id)).body).toMatchObject({ status: 'draft', revision: 2 });
    await offers.moveTo(manager, applicationId, 'rejected', 'Thank you for your time.');
    expect((await offers.read(manager, offer.id)).body.status).toBe('withdrawn');
    expect((await offers.read(seeker, offer.id)).status).toBe(404);
  });
});

describe('expiring offers', () => {
  it('reminds the job seeker once, and expires the offer after its last day', async () => {
    const { manager, seeker, job, applicationId } = await setUp();
    const offer = await offers.sent(manager, applicationId);
    app().passTime(11 * 86_400);
    await checkOffers(app().services);
    await checkOffers(app().services);
    const reminders = (await getNotifications(await signInAgain(app(), seeker))).filter((text) =>
      /two days/.test(text),
    );
    expect(reminders).toHaveLength(1);
    app().passTime(3 * 86_400);
    await checkOffers(app().services);
    const lead = await signInAgain(app(), manager);
    expect((await offers.read(lead, offer.id)).body).toMatchObject({ status: 'expired', can_revise: true });
    expect(await getStatus(lead, applicationId)).toBe('offer');
    expect(await jobStatus(lead, job.id)).toBe('active');
    expect(await getNotifications(lead)).toContain(
      'Emeka Nakagawa didn’t reply in time. The offer for Software Engineer has expired.',
    );
  });
});
