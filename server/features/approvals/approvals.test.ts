import { describe, expect, it } from 'vitest';
import type { AccountKind, RoleId } from '#domain/access/roles.ts';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import type { SignUpKind } from '#domain/features/accounts/sign-up-kinds.ts';
import { approvalsApi, type Decision } from '#domain/features/approvals/contract.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { organisationsApi } from '#domain/features/organisations/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant, newJob, type TestAccount, type TestTenant } from '#server/testing/factories.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();
let count = 0;

async function partner(tenant: TestTenant, kind: SignUpKind = 'nonProfitPartner') {
  count += 1;
  const email = `lead-${count}@example.com`;
  const body = {
    kind,
    full_name: 'Amara Sokolow',
    email,
    organisation: 'Fernhill Trust',
    password: 'violet tractor sings',
    consent: 'true' as const,
  };
  const { data } = (await send(app(), tenant.visitor, accountsApi.register, { body })).body;
  return { email, caller: { ...tenant.visitor, token: data.access_token } };
}

async function verifyEmail({ email }: Pick<TestAccount, 'email'>) {
  const { db } = app().services.database;
  await db.updateTable('users').set({ email_verified_at: new Date() }).where('email', '=', email).execute();
}

async function waiting() {
  const tenant = await makeTenant(app());
  const admin = await makeAccount(app(), tenant, 'admin');
  await verifyEmail(admin);
  const lead = await partner(tenant);
  const [approval] = (await send(app(), admin, approvalsApi.list)).body.approvals;
  return { tenant, admin, lead, id: String(approval?.id) };
}

function decide(who: Caller, id: string, decision: Decision) {
  return send(app(), who, approvalsApi.decide, { params: { id }, body: decision });
}

const approve = { decision: 'approved', reason: '' } as const;
const reject = { decision: 'rejected', reason: 'We could not find your organisation in the register.' } as const;

describe('POST /api/v1/register', () => {
  it.each([
    ['employer', 1, 'employer'],
    ['nonProfitPartner', 2, 'non_profit'],
    ['corporatePartner', 1, 'corporate_partner'],
    ['skilling', 3, 'skilling'],
  ] as const)('as %s creates a pending organization', async (kind, roleId, organisationKind) => {
    const tenant = await makeTenant(app());
    const { caller } = await partner(tenant, kind);
    const me = await send(app(), caller, accountsApi.me);
    expect(me.body).toMatchObject({
      role_id: roleId,
      is_user: false,
      is_pending: true,
      organisation_kind: organisationKind,
      organisation_status: 'pending',
      organisation_name: 'Fernhill Trust',
    });
    expect((await send(app(), caller, approvalsApi.own)).body.standing).toMatchObject({
      status: 'pending',
      decided_at: null,
    });
  });
});

describe('/api/v1/approvals', () => {
  it('lists who asked, for which organization, and whether their email is verified', async () => {
    const { admin, lead } = await waiting();
    const { body } = await send(app(), admin, approvalsApi.list);
    expect(body.counts).toEqual({ pending: 1, approved: 0, rejected: 0 });
    expect(body.approvals[0]).toMatchObject({
      kind: 'partner',
      status: 'pending',
      asked_by: { name: 'Amara Sokolow', email: lead.email, is_email_verified: false },
      organisation: { name: 'Fernhill Trust', kind: 'non_profit' },
      can_decide: true,
    });
  });

  it('approves a partner and notifies its lead in the product and by email', async () => {
    const { tenant, admin, lead, id } = await waiting();
    expect((await decide(admin, id, approve)).body).toMatchObject({ status: 'approved', can_decide: false });
    const me = () => send(app(), lead.caller, accountsApi.me);
    expect((await me()).body).toMatchObject({ is_pending: true, organisation_status: 'approved' });
    await verifyEmail(lead);
    expect((await me()).body).toMatchObject({ is_pending: false, organisation_status: 'approved' });
    expect((await send(app(), lead.caller, notificationsApi.all)).body.data[0]).toMatchObject({
      model_type: 'own_approval',
    });
    expect((await receiveMail(app(), lead.email)).map(({ subject }) => subject)).toEqual([
      'We’re reviewing Fernhill Trust',
      'Confirm your email for Wavelength',
      'Fernhill Trust is approved',
    ]);
    const { db } = app().services.database;
    const events = await db
      .selectFrom('organisation_events')
      .select(['from_status', 'to_status', 'actor_user_id'])
      .where('tenant_id', '=', tenant.id)
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { from_status: null, to_status: 'pending', actor_user_id: null },
      { from_status: 'pending', to_status: 'approved', actor_user_id: admin.id },
    ]);
  });

  it('needs a reason for a rejection, which the partner can read', async () => {
    const { admin, lead, id } = await waiting();
    const without = await decide(admin, id, { decision: 'rejected', reason: ' ' });
    expect(without.problem.fields).toContainEqual({ field: 'body.reason', code: 'required' });
    expect((await decide(admin, id, reject)).status).toBe(200);
    expect((await send(app(), lead.caller, approvalsApi.own)).body.standing).toMatchObject({
      status: 'rejected',
      reason: reject.reason,
    });
    const mail = (await receiveMail(app(), lead.email)).at(-1);
    expect(mail?.subject).toBe('Our decision about Fernhill Trust');
    expect(mail?.source).toContain(reject.reason);
  });

  it('accepts one of 100 simultaneous decisions', async () => {
    const { tenant, admin, id } = await waiting();
    const other = await makeAccount(app(), tenant, 'program_manager');
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, at) => decide(at % 2 ? admin : other, id, at % 3 ? approve : reject)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    // A burst on a busy machine can be refused.
    expect(refused.every(({ problem }) => ['already_decided', 'unavailable'].includes(problem.code))).toBe(true);
  });
});

describe('approval links', () => {
  it('decide once, with the approver’s current rights', async () => {
    const { tenant, admin, id } = await waiting();
    const [mail] = await receiveMail(app(), admin.email);
    const token = mail?.token ?? '';
    const read = () => send(app(), tenant.visitor, approvalsApi.readByLink, { body: { token } });
    for (let i = 0; i < 3; i += 1) expect((await read()).body).toMatchObject({ id: Number(id), can_decide: true });
    const { db } = app().services.database;
    const setKind = (kind: AccountKind, roleId: RoleId | null) =>
      db
        .updateTable('users')
        .set({ account_kind: kind, role_id: roleId, organisation_id: null })
        .where('id', '=', admin.id)
        .execute();
    await setKind('job_seeker', null);
    const decideByLink = () =>
      send(app(), tenant.visitor, approvalsApi.decideByLink, { body: { token, decision: approve } });
    expect((await decideByLink()).status).toBe(403);
    await setKind('admin', null);
    const otherTenant = await makeTenant(app());
    expect(
      (await send(app(), otherTenant.visitor, approvalsApi.decideByLink, { body: { token, decision: approve } }))
        .status,
    ).toBe(400);
    expect((await decideByLink()).body.status).toBe('approved');
    expect((await decideByLink()).problem.code).toBe('link_not_valid');
    expect((await read()).problem.code).toBe('link_not_valid');
  });

  it('of a partner show its status only', async () => {
    const { tenant, lead } = await waiting();
    const [mail] = await receiveMail(app(), lead.email);
    const body = { token: mail?.token ?? '' };
    const status = await send(app(), tenant.visitor, approvalsApi.ownByLink, { body });
    expect(status.body.standing).toMatchObject({ organisation: 'Fernhill Trust', status: 'pending' });
    expect((await send(app(), tenant.visitor, approvalsApi.readByLink, { body })).status).toBe(400);
    expect((await send(app(), (await makeTenant(app())).visitor, approvalsApi.ownByLink, { body })).status).toBe(400);
  });
});

describe('approval rules', () => {
  it('let concierge and program manager decide too, unless only administrators may', async () => {
    const { tenant, admin, id } = await waiting();
    const concierge = await makeAccount(app(), tenant, 'concierge_member');
    expect((await send(app(), concierge, approvalsApi.list)).body.approvals).toHaveLength(1);
    const restricted = await waiting();
    const { db } = app().services.database;
    const switches = '{"admins_decide":true}';
    await db.updateTable('tenants').set({ switches }).where('id', '=', restricted.tenant.id).execute();
    await app().services.events.publish({ kind: 'tenant_changed', tenantId: restricted.tenant.id });
    const restrictedConcierge = await makeAccount(app(), restricted.tenant, 'concierge_member');
    expect((await send(app(), restrictedConcierge, approvalsApi.list)).status).toBe(403);
    expect((await decide(restrictedConcierge, restricted.id, approve)).status).toBe(403);
    expect((await decide(restricted.admin, restricted.id, approve)).status).toBe(200);
    expect((await decide(concierge, id, approve)).status).toBe(200);
    expect((await decide(admin, restricted.id, approve)).status).toBe(404);
  });

  it('let pending partners edit their organization and drafts, but not publish', async () => {
    const tenant = await makeTenant(app());
    const { caller } = await partner(tenant, 'employer');
    const fields = {
      name: 'Fernhill Foods',
      website: 'https://fernhill.example',
      description: 'Bread.',
      city: 'Atlanta',
      region: 'GA',
      country: 'US',
    };
    expect((await send(app(), caller, organisationsApi.saveOwn, { body: fields })).body).toMatchObject({
      ...fields,
      status: 'pending',
    });
    for (const website of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'mailto:a@example.com']) {
      const wrong = { ...fields, website, status: 'approved', id: 1 };
      const { problem } = await send(app(), caller, organisationsApi.saveOwn, { body: wrong });
      expect(problem.fields).toContainEqual({ field: 'body.website', code: 'invalid_website' });
    }
    const withStatus = { ...fields, status: 'approved' } as typeof fields;
    const saved = await send(app(), caller, organisationsApi.saveOwn, { body: withStatus });
    expect(saved.body.status).toBe('pending');
    const { id, version } = (await send(app(), caller, jobsApi.create, { body: newJob() })).body;
    const published = await send(app(), caller, jobsApi.move, {
      params: { id: String(id) },
      body: { to: 'active', version },
    });
    expect(published.problem.code).toBe('pending_approval');
    expect((await send(app(), caller, approvalsApi.list)).status).toBe(403);
  });

  it('approve organizations at once if the tenant requires no approval', async () => {
    const tenant = await makeTenant(app());
    const { db } = app().services.database;
    await db.updateTable('tenants').set({ approvals: '{"partner":false}' }).where('id', '=', tenant.id).execute();
    await app().services.events.publish({ kind: 'tenant_changed', tenantId: tenant.id });
    const { caller, email } = await partner(tenant);
    await verifyEmail({ email });
    expect((await send(app(), caller, accountsApi.me)).body).toMatchObject({
      is_pending: false,
      organisation_status: 'approved',
    });
    expect((await send(app(), caller, approvalsApi.own)).body).toEqual({ standing: null });
  });
});
