import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { webhooksApi } from '#domain/features/webhooks/contract.ts';
import { maxAttempts } from '#domain/features/webhooks/retries.ts';
import { testApp } from '#server/testing/app.ts';
import { applyTo } from '#server/testing/chat/conversations.ts';
import { makeAccount, makeJob, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { interviewHelpers } from '#server/testing/hiring/interviews.ts';
import { newOffer, offerHelpers } from '#server/testing/hiring/offers.ts';
import { startWebhookReceiver, type WebhookReceiver } from '#server/testing/peers/webhook-receiver.ts';
import { send } from '#server/testing/send.ts';
import { sendDueDeliveries } from './sending.ts';

const app = testApp();
const offers = offerHelpers(app);
const interviews = interviewHelpers(app);
let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
});
afterEach(() => receiver.stop());

const events = ['application.created', 'application.status_changed', 'offer.created', 'job.status_changed'] as const;

async function setUp() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  const seeker = await makeAccount(app(), tenant, 'job_seeker', { fullName: 'Oluwaseun Baptiste' });
  const job = await makeJob(app(), manager, {});
  return { tenant, manager, seeker, job };
}

async function create(account: TestAccount) {
  return send(app(), account, webhooksApi.create, { body: { url: receiver.url, events: [...events] } });
}

const params = (id: number) => ({ id: String(id) });
const deliver = () => sendDueDeliveries(app().services);
const getTypes = () => receiver.received.map(({ body }) => JSON.parse(body).type);

async function listDeliveries(account: TestAccount, id: number) {
  return (await send(app(), account, webhooksApi.deliveries, { params: params(id) })).body.deliveries;
}

describe('webhooks', () => {
  it('send signed events with ids and statuses, without names', async () => {
    const { manager, seeker, job } = await setUp();
    const { webhook, secret } = (await create(manager)).body;
    const applicationId = await applyTo(app(), seeker, job.id);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    const { id, type, data } = JSON.parse(body);
    expect({ type, data }).toEqual({
      type: 'application.created',
      data: { application_id: applicationId, job_id: job.id },
    });
    expect(body).not.toContain('Baptiste');
    expect(headers['webhook-id']).toBe(id);
    const signed = `${id}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    const signature = createHmac('sha256', key).update(signed).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    expect(await listDeliveries(manager, webhook.id)).toMatchObject([
      { event: 'application.created', status: 'delivered', attempts: 1, last_status: 204 },
    ]);
  });

  it('send each event of an application and its offer once', async () => {
    const { manager, seeker, job } = await setUp();
    await create(manager);
    const applicationId = await applyTo(app(), seeker, job.id);
    await offers.moveTo(manager, applicationId, 'interview');
    await offers.create(manager, applicationId, newOffer());
    await Promise.all([deliver(), deliver()]);
    await deliver();
    expect(getTypes().toSorted()).toEqual([
      'application.created',
      'application.status_changed',
      'application.status_changed',
      'offer.created',
    ]);
  });

  it('send each status change of an interview and a job with the status before', async () => {
    const { manager, seeker, job } = await setUp();
    const body = { url: receiver.url, events: ['interview.status_changed' as const, 'job.status_changed' as const] };
    await send(app(), manager, webhooksApi.create, { body });
    const applicationId = await applyTo(app(), seeker, job.id);
    await interviews.scheduled({ manager, seeker, applicationId });
    const { version } = (await send(app(), manager, jobsApi.read, { params: params(job.id) })).body;
    await send(app(), manager, jobsApi.move, { params: params(job.id), body: { to: 'paused', version } });
    await deliver();
    const sent = receiver.received.map(({ body: text }) => JSON.parse(text));
    expect(sent.map(({ type, data }) => [type, data.from, data.to]).toSorted()).toEqual([
      ['interview.status_changed', 'draft', 'proposed'],
      ['interview.status_changed', 'proposed', 'scheduled'],
      ['job.status_changed', 'active', 'paused'],
    ]);
  });

  it('send nothing about other employers, or while turned off', async () => {
    const { tenant, manager, seeker, job } = await setUp();
    const stranger = await makeAccount(app(), tenant, 'hiring_manager');
    await create(stranger);
    const { webhook } = (await create(manager)).body;
    await send(app(), manager, webhooksApi.update, { params: params(webhook.id), body: { is_active: false } });
    await applyTo(app(), seeker, job.id);
    await deliver();
    expect(receiver.received).toEqual([]);
  });

  it('of an administrator receive the events of all employers of the tenant only', async () => {
    const { tenant, seeker, job } = await setUp();
    const admin = await makeAccount(app(), tenant, 'admin');
    const elsewhere = await makeAccount(app(), await makeTenant(app()), 'admin');
    await Promise.all([create(admin), create(elsewhere)]);
    await applyTo(app(), seeker, job.id);
    await deliver();
    expect(getTypes()).toEqual(['application.created']);
  });
});

describe('deliveries of webhooks', () => {
  it('are retried with growing delays, then the webhook is paused and its creator notified', async () => {
    const { manager } = await setUp();
    const { webhook } = (await create(manager)).body;
    receiver.status = 500;
    await send(app(), manager, webhooksApi.test, { params: params(webhook.id) });
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      await deliver();
      await deliver();
      expect(receiver.received).toHaveLength(attempt);
      app().passTime(86_401);
    }
    app().passTime(-maxAttempts * 86_401);
    const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
    expect(ids.size).toBe(1);
    expect(await listDeliveries(manager, webhook.id)).toMatchObject([
      { status: 'failed', attempts: maxAttempts, last_status: 500, next_attempt_at: null },
    ]);
    const [paused] = (await send(app(), manager, webhooksApi.list)).body.webhooks;
    expect(paused).toMatchObject({ is_active: false, paused_at: expect.any(String) });
    const { data } = (await send(app(), manager, notificationsApi.all, { query: { lang: 'en' } })).body;
    expect(data[0]?.message).toContain('We paused the webhook to 127.0.0.1');
  });

  it('are sent again when asked', async () => {
    const { manager } = await setUp();
    const { webhook } = (await create(manager)).body;
    receiver.status = 410;
    const { id } = (await send(app(), manager, webhooksApi.test, { params: params(webhook.id) })).body;
    await deliver();
    receiver.status = 200;
    const path = { id: String(webhook.id), delivery: String(id) };
    expect((await send(app(), manager, webhooksApi.retry, { params: path })).status).toBe(202);
    await deliver();
    expect(await listDeliveries(manager, webhook.id)).toMatchObject([{ status: 'delivered', last_status: 200 }]);
  });

  it('wait for a receiver that cannot be reached', async () => {
    const { manager } = await setUp();
    const { webhook } = (await create(manager)).body;
    await receiver.stop();
    await send(app(), manager, webhooksApi.test, { params: params(webhook.id) });
    await deliver();
    expect(await listDeliveries(manager, webhook.id)).toMatchObject([
      { status: 'pending', attempts: 1, last_status: null, last_error: 'no_answer' },
    ]);
  });
});

describe('POST /api/v1/webhooks/:id/test', () => {
  it.each([
    [200, { status: 'delivered', attempts: 1, last_status: 200 }],
    [500, { status: 'pending', attempts: 1, last_status: 500 }],
  ])('sends a signed request that is answered with %i, and logs the result', async (status, logged) => {
    const { manager } = await setUp();
    const { webhook, secret } = (await create(manager)).body;
    receiver.status = status;
    const queued = await send(app(), manager, webhooksApi.test, { params: params(webhook.id) });
    expect([queued.status, queued.body.status, queued.body.last_status]).toEqual([202, 'pending', null]);
    await deliver();
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    expect(JSON.parse(body)).toMatchObject({ type: queued.body.event, data: { webhook_id: webhook.id } });
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    expect(await listDeliveries(manager, webhook.id)).toMatchObject([{ id: queued.body.id, ...logged }]);
  });
});

describe('POST /api/v1/webhooks', () => {
  it.each([
    ['javascript:alert(1)', 'invalid_https_url'],
    ['https://user:pass@example.org/', 'invalid_https_url'],
    ['https://10.0.0.1/', 'url_not_public'],
    ['https://[fd00::1]/', 'url_not_public'],
    ['http://169.254.169.254/latest/meta-data', 'url_not_public'],
  ])('%s -> %s', async (url, code) => {
    const { manager } = await setUp();
    const refused = await send(app(), manager, webhooksApi.create, { body: { url, events: ['job.created'] } });
    expect([refused.status, refused.problem.fields]).toEqual([400, [expect.objectContaining({ code })]]);
  });

  it('refuses the eleventh webhook, also of concurrent requests', async () => {
    const { manager } = await setUp();
    const answers = await Promise.all(Array.from({ length: 12 }, () => create(manager)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.find(({ status }) => status !== 201)?.problem.code).toBe('too_many_webhooks');
  });

  it('refuses a session that is not recent', async () => {
    const { manager } = await setUp();
    app().passTime(3600);
    expect((await create(manager)).status).toBeGreaterThanOrEqual(401);
  });
});

describe('webhooks of other organizations', () => {
  it('are not found', async () => {
    const { tenant, manager } = await setUp();
    const { webhook } = (await create(manager)).body;
    const stranger = await makeAccount(app(), tenant, 'hiring_manager');
    const admin = await makeAccount(app(), tenant, 'admin');
    for (const account of [stranger, admin]) {
      const answers = [
        await send(app(), account, webhooksApi.update, { params: params(webhook.id), body: { is_active: false } }),
        await send(app(), account, webhooksApi.replaceSecret, { params: params(webhook.id) }),
        await send(app(), account, webhooksApi.test, { params: params(webhook.id) }),
        await send(app(), account, webhooksApi.deliveries, { params: params(webhook.id) }),
        await send(app(), account, webhooksApi.remove, { params: params(webhook.id) }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    }
    expect((await send(app(), manager, webhooksApi.list)).body.webhooks).toHaveLength(1);
  });
});
