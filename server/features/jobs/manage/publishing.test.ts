import { describe, expect, it } from 'vitest';
import { approvalsApi } from '#domain/features/approvals/contract.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant, newJob, type TestAccount, type TestTenant } from '#server/testing/factories.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

/** An employer's lead, a team member, and the member's draft. */
async function createDraft(tenant: TestTenant) {
  const lead = await makeAccount(app(), tenant, 'hiring_manager', { fullName: 'Bea Lead' });
  const organisationId = lead.organisationId ?? 0;
  const member = await makeAccount(app(), tenant, 'hiring_member', { fullName: 'Al Member', organisationId });
  const { body: draft } = await send(app(), member, jobsApi.create, { body: newJob({ title: 'Data analyst' }) });
  return { lead, member, draft, params: { id: String(draft.id) } };
}

async function tenantWith(switches: { job?: boolean; adminsDecide?: boolean }): Promise<TestTenant> {
  const tenant = await makeTenant(app());
  await app().services.database.pool.query('update tenants set approvals = $2, switches = $3 where id = $1', [
    tenant.id,
    JSON.stringify({ job: switches.job ?? false }),
    JSON.stringify({ admins_decide: switches.adminsDecide ?? false }),
  ]);
  return tenant;
}

const ask = (who: TestAccount, id: number, version: number) =>
  send(app(), who, jobsApi.askToPublish, { params: { id: String(id) }, body: { version } });

const publish = (who: TestAccount, id: number, version: number) =>
  send(app(), who, jobsApi.move, { params: { id: String(id) }, body: { to: 'active', version } });

const getNotifications = async (who: TestAccount) =>
  (await send(app(), who, notificationsApi.all)).body.data.map(({ message }) => message);

describe('POST /api/v1/jobs/:id/publish-request', () => {
  it('notifies the job owner, who publishes the job, and then the member', async () => {
    const { lead, member, draft, params } = await createDraft(await makeTenant(app()));
    expect(draft).toMatchObject({ publishing: 'ask', publish_request: null, next_statuses: [] });
    const asked = await ask(member, draft.id, draft.version);
    expect(asked.body).toMatchObject({
      publishing: 'asked',
      publish_request: { status: 'pending', asked_by: 'Al Member' },
    });
    expect((await ask(member, draft.id, draft.version)).status).toBe(409);
    expect(await getNotifications(lead)).toContain('Al Member requested approval to publish “Data analyst.”');
    const { body: seen } = await send(app(), lead, jobsApi.read, { params });
    expect(seen).toMatchObject({ publishing: 'now', publish_request: { status: 'pending' } });
    expect((await publish(lead, draft.id, draft.version)).body.status).toBe('active');
    expect(await getNotifications(member)).toContain('“Data analyst” is published. Anyone can see it now.');
  });

  it('sends a lead’s request to the approval queue if jobs need approval', async () => {
    const tenant = await tenantWith({ job: true });
    const concierge = await makeAccount(app(), tenant, 'concierge_member');
    const { lead, draft } = await createDraft(tenant);
    expect((await publish(lead, draft.id, draft.version)).problem.code).toBe('illegal_move');
    expect((await ask(lead, draft.id, draft.version)).status).toBe(200);
    const { approvals } = (await send(app(), concierge, approvalsApi.list)).body;
    expect(approvals).toMatchObject([{ kind: 'job', can_decide: true, job: { id: draft.id, title: 'Data analyst' } }]);
    const decision = { decision: 'approved', reason: '', version: draft.version } as const;
    const decided = await send(app(), concierge, approvalsApi.decide, {
      params: { id: String(approvals[0]?.id) },
      body: decision,
    });
    expect(decided.body).toMatchObject({ status: 'approved', can_decide: false });
    const { body: job } = await send(app(), tenant.visitor, jobsApi.read, { params: { id: String(draft.id) } });
    expect(job.status).toBe('active');
    const { db } = app().services.database;
    const events = await db
      .selectFrom('job_events')
      .select(['from_status', 'to_status', 'actor_user_id'])
      .where('job_id', '=', draft.id)
      .orderBy('id')
      .execute();
    expect(events.at(-1)).toEqual({ from_status: 'draft', to_status: 'active', actor_user_id: concierge.id });
  });

  it('lets only administrators decide if the tenant requires it', async () => {
    const tenant = await tenantWith({ job: true, adminsDecide: true });
    const manager = await makeAccount(app(), tenant, 'program_manager');
    const admin = await makeAccount(app(), tenant, 'admin');
    const { draft } = await createDraft(tenant);
    expect((await publish(manager, draft.id, draft.version)).problem.code).toBe('illegal_move');
    await ask(manager, draft.id, draft.version);
    expect((await send(app(), manager, approvalsApi.list)).status).toBe(403);
    expect((await publish(admin, draft.id, draft.version)).body.status).toBe('active');
    const { counts } = (await send(app(), admin, approvalsApi.list)).body;
    expect(counts).toEqual({ pending: 0, approved: 1, rejected: 0 });
  });

  it('accepts one of ten simultaneous requests', async () => {
    const { member, draft } = await createDraft(await makeTenant(app()));
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(member, draft.id, draft.version)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe('POST /api/v1/jobs/:id/publish-request/return', () => {
  it('rejects the request with a reason, after which the member can request again', async () => {
    const { lead, member, draft, params } = await createDraft(await makeTenant(app()));
    await ask(member, draft.id, draft.version);
    const body = { version: draft.version, reason: 'Name the pay, please.' };
    const asMember = await send(app(), member, jobsApi.returnDraft, { params, body });
    expect(asMember.status).toBe(403);
    expect((await send(app(), lead, jobsApi.returnDraft, { params, body })).status).toBe(200);
    const { body: back } = await send(app(), member, jobsApi.read, { params });
    expect(back).toMatchObject({ publishing: 'ask', publish_request: { status: 'rejected', reason: body.reason } });
    expect((await send(app(), lead, jobsApi.returnDraft, { params, body })).problem.code).toBe('already_decided');
    expect((await ask(member, draft.id, draft.version)).body.publishing).toBe('asked');
  });
});

describe('POST /api/v1/approvals/link/decision', () => {
  it('approves by email link, and refuses if the draft changed since it was read', async () => {
    const tenant = await tenantWith({ job: true });
    const admin = await makeAccount(app(), tenant, 'admin');
    await app().services.database.pool.query('update users set email_verified_at = now() where id = $1', [admin.id]);
    const { lead, draft, params } = await createDraft(tenant);
    await ask(lead, draft.id, draft.version);
    const [mail] = await receiveMail(app(), admin.email);
    expect(mail?.subject).toBe('“Data analyst” is waiting for approval');
    const token = mail?.token ?? '';
    const read = await send(app(), tenant.visitor, approvalsApi.readByLink, { body: { token } });
    expect(read.body.job?.version).toBe(draft.version);
    const job = newJob({ title: 'Data analyst', benefits: 'A car' });
    await send(app(), lead, jobsApi.edit, { params, body: { job, version: draft.version } });
    const decide = (version: number) =>
      send(app(), tenant.visitor, approvalsApi.decideByLink, {
        body: { token, decision: { decision: 'approved', reason: '', version } },
      });
    expect((await decide(draft.version)).problem.code).toBe('changed_meanwhile');
    expect((await decide(draft.version + 1)).body.status).toBe('approved');
  });
});

describe('POST /api/v1/jobs/:id/status', () => {
  it('decides the pending request when the draft is closed', async () => {
    const tenant = await makeTenant(app());
    const { lead, member, draft, params } = await createDraft(tenant);
    const stranger = await makeAccount(app(), tenant, 'hiring_member');
    expect((await ask(stranger, draft.id, draft.version)).status).toBe(404);
    await ask(member, draft.id, draft.version);
    const closed = await send(app(), lead, jobsApi.move, { params, body: { to: 'closed', version: draft.version } });
    expect(closed.body.status).toBe('closed');
    const { body } = await send(app(), lead, jobsApi.manage, { query: {} });
    expect(body.jobs[0]).toMatchObject({ is_asked: false, publishing: 'no' });
  });
});
