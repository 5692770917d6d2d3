import { describe, expect, it } from 'vitest';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { offersApi } from '#domain/features/offers/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { applyTo } from '#server/testing/chat/conversations.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { newOffer, offerHelpers } from '#server/testing/hiring/offers.ts';
import { send } from '#server/testing/send.ts';
import { buildOfferPdf } from './download.ts';

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

describe('POST /api/v1/applications/:id/offers', () => {
  it('creates a draft and moves the application to the offer stage', async () => {
    const { manager, seeker, applicationId } = await setUp();
    await offers.moveTo(manager, applicationId, 'interview');
    const created = await offers.create(manager, applicationId);
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ status: 'draft', revision: 1, can_send: true, sender: 'Marisol Quint' });
    expect(created.body.checks.every(({ state }) => state === 'passed')).toBe(true);
    expect(await getStatus(manager, applicationId)).toBe('offer');
    expect((await offers.read(seeker, created.body.id)).status).toBe(404);
    expect((await offers.ofApplication(seeker, applicationId)).body).toEqual({ offer: null, can_create: false });
  });

  it('refuses a second open offer and an application that is not far enough', async () => {
    const { manager, applicationId } = await setUp();
    expect((await offers.create(manager, applicationId)).problem.code).toBe('illegal_move');
    await offers.moveTo(manager, applicationId, 'screening');
    const responses = await Promise.all([1, 2, 3].map(() => offers.create(manager, applicationId)));
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
  });

  it.each([
    ['terms.pay.currency', { terms: { pay: { amount: 1, currency: 'dollars', period: 'year' as const } } }],
    ['terms.start_on', { terms: { start_on: 'soon' } }],
    ['letter', { letter: 'x'.repeat(6001) }],
    ['approver_ids', { approver_ids: [999_999] }],
  ])('refuses an invalid %s with its field', async (field, fields) => {
    const { manager, applicationId } = await setUp();
    await offers.moveTo(manager, applicationId, 'interview');
    const refused = await offers.create(manager, applicationId, newOffer(fields));
    expect(refused.status).toBe(400);
    expect(refused.problem.fields?.map((one) => one.field)).toEqual([`body.${field}`]);
  });
});

describe('POST /api/v1/offers/:id/send', () => {
  it('shows the job seeker every term and fills the opening', async () => {
    const { manager, seeker, job, applicationId } = await setUp();
    const offer = await offers.sent(manager, applicationId);
    expect(offer).toMatchObject({ status: 'sent', can_withdraw: true, can_answer: false });
    const own = (await offers.ofApplication(seeker, applicationId)).body.offer;
    expect(own?.terms).toEqual({ ...newOffer().terms, pay_reason: '' });
    expect(own).toMatchObject({ can_answer: true, approvers: [], checks: [], versions: [] });
    expect(await getStatus(seeker, applicationId)).toBe('offered');
    expect(await jobStatus(manager, job.id)).toBe('Offered');
    expect(await getNotifications(seeker)).toContain(
      'Larkspur Labs made you an offer for Software Engineer. Review it and reply when you’re ready.',
    );
  });

  it('refuses an offer that fails a check, and names the check', async () => {
    const { manager, applicationId } = await setUp();
    await offers.moveTo(manager, applicationId, 'interview');
    const terms = { pay: { amount: 10, currency: 'USD', period: 'year' as const }, accommodations: '' };
    const draft = (await offers.create(manager, applicationId, newOffer({ terms }))).body;
    const refused = await offers.sendIt(draft, manager);
    expect([refused.status, refused.problem.code]).toEqual([409, 'offer_not_ready']);
    expect(refused.problem.fields?.map(({ field }) => field)).toEqual(['checks.pay', 'checks.accommodations']);
  });

  it('is the only way to the status offered', async () => {
    const { manager, applicationId } = await setUp();
    await offers.moveTo(manager, applicationId, 'interview');
    await offers.moveTo(manager, applicationId, 'offer');
    expect((await offers.moveTo(manager, applicationId, 'offered')).problem.code).toBe('illegal_move');
  });
});

describe('GET /api/v1/offers', () => {
  it('lists own offers only, with counts by filter', async () => {
    const { tenant, manager, seeker, applicationId } = await setUp();
    const offer = await offers.sent(manager, applicationId);
    const page = (await send(app(), manager, offersApi.list, { query: { filter: 'sent' } })).body;
    expect(page.offers.map(({ id }) => id)).toEqual([offer.id]);
    expect(page.counts).toEqual({ all: 1, pending: 0, sent: 1, accepted: 0, closed: 0 });
    expect((await send(app(), seeker, offersApi.list)).body.offers).toHaveLength(1);
    const others = [
      await makeAccount(app(), tenant, 'job_seeker'),
      await makeAccount(app(), tenant, 'hiring_manager'),
      await makeAccount(app(), tenant, 'hiring_member', { organisationId: manager.organisationId ?? 0 }),
      await makeAccount(app(), await makeTenant(app()), 'admin'),
    ];
    for (const account of others) {
      expect((await send(app(), account, offersApi.list)).body.offers).toEqual([]);
      expect((await offers.read(account, offer.id)).status).toBe(404);
    }
    expect(JSON.stringify(page)).not.toContain('headphones');
  });

  it('hides accommodations from staff outside the hiring team', async () => {
    const { tenant, manager, applicationId } = await setUp();
    const offer = await offers.sent(manager, applicationId);
    for (const role of ['admin', 'concierge_member', 'program_manager'] as const) {
      const read = await offers.read(await makeAccount(app(), tenant, role), offer.id);
      expect([role, read.status, read.body.terms.accommodations]).toEqual([role, 200, null]);
      expect(JSON.stringify(read.body)).not.toContain('headphones');
    }
  });
});

describe('GET /api/v1/offers/:id/pdf', () => {
  it('returns a PDF to readers of the offer', async () => {
    const { manager, seeker, applicationId } = await setUp();
    const offer = await offers.sent(manager, applicationId);
    const query = { language: 'fr' as const };
    const pdf = await send(app(), seeker, offersApi.pdf, { params: { id: String(offer.id) }, query });
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(
      Buffer.from(pdf.body as unknown as Uint8Array)
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
  });

  it('letter in English, reader with French -> English letter, French notes', async () => {
    const { manager, applicationId } = await setUp();
    const year = app().services.clock().getUTCFullYear() + 1;
    const draft = newOffer({ terms: { start_on: `${year}-06-01` } });
    const offer = await offers.sent(manager, applicationId, { ...draft, letter: '[start_date]\n\n[pay]\n\n[terms]' });
    const signed = { ...offer, signature: { name: 'Rowan Ellery', at: '2026-12-01T12:00:00.000Z' } };
    const { blocks, language, footer } = buildOfferPdf(signed, 'fr', new Date());
    expect([language, footer]).toEqual(['en', 'Page {{page}} sur {{pages}}']);
    expect(blocks).toContainEqual({ kind: 'paragraph', text: `June 1, ${year}`, style: 'plain' });
    expect(JSON.stringify(blocks)).toContain('$90,000 a year');
    expect(JSON.stringify(blocks)).toContain('1 décembre 2026');
  });
});

describe('letter_language of an offer', () => {
  it('is stored, and stays on an edit that leaves it out', async () => {
    const { manager, applicationId } = await setUp();
    await offers.moveTo(manager, applicationId, 'interview');
    const { body: offer } = await offers.create(manager, applicationId, newOffer({ letter_language: 'fr' }));
    expect(offer.letter_language).toBe('fr');
    expect((await offers.edit(manager, offer, newOffer())).body.letter_language).toBe('fr');
  });
});
