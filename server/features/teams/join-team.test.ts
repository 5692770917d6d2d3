import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { recoveryApi } from '#domain/features/accounts/recovery.ts';
import { notificationsApi } from '#domain/features/notifications/contract.ts';
import { teamsApi } from '#domain/features/teams/contract.ts';
import { teamInvitationsApi } from '#domain/features/teams/invitations.ts';
import { joiningApi } from '#domain/features/teams/joining.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { receiveMail } from '#server/testing/peers/mailbox.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const password = 'violet tractor sings';

async function invited() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager', { fullName: 'Bea Lead' });
  const email = `${randomUUID()}@example.com`;
  const body = { team: 'hiring' as const, name: 'Al Newcomer', email, organisation_id: null };
  await send(app(), manager, teamInvitationsApi.invite, { body });
  const [mail] = await receiveMail(app(), email);
  return { tenant, manager, email, token: mail?.token ?? '' };
}

function join(tenant: TestTenant, token: string, more: object = {}) {
  const body = { token, full_name: 'Al Newcomer', password, consent: true as const, ...more };
  return send(app(), tenant.visitor, joiningApi.join, { body });
}

const signIn = (tenant: TestTenant, username: string, given = password) =>
  send(app(), tenant.visitor, accountsApi.signIn, { body: { username, password: given } });

describe('POST /api/v1/teams/joining', () => {
  it('creates a verified account with the invited email and role, and signs in', async () => {
    const { tenant, manager, email, token } = await invited();
    const joined = await join(tenant, token, { full_name: 'Alma Newcomer', language: 'ko' });
    expect(joined.status).toBe(201);
    const me = await send(app(), { ...tenant.visitor, token: joined.body.access }, accountsApi.me);
    expect(me.body).toMatchObject({
      full_name: 'Alma Newcomer',
      email,
      role_id: 4,
      account_kind: 'staff',
      organisation_name: 'Larkspur Labs',
      is_email_verified: true,
      is_consent: true,
      is_pending: false,
    });
    expect((await signIn(tenant, email)).status).toBe(200);
    const team = await send(app(), manager, teamsApi.hiring);
    expect(team.body.members.map(({ name }) => name)).toEqual(['Alma Newcomer', 'Bea Lead']);
    const open = await send(app(), manager, teamInvitationsApi.list, { query: { team: 'hiring' } });
    expect(open.body.invitations).toEqual([]);
    const bell = await send(app(), manager, notificationsApi.all);
    expect(bell.body.data[0]?.message).toBe('Alma Newcomer accepted your invitation and joined the team.');
  });

  it('ignores email, role and ids in the request', async () => {
    const { tenant, email, token } = await invited();
    const victim = await makeAccount(app(), tenant, 'admin');
    const more = { email: victim.email, username: victim.email, role_id: 7, organisation_id: 1, user_id: victim.id };
    const joined = await join(tenant, token, more);
    const me = await send(app(), { ...tenant.visitor, token: joined.body.access }, accountsApi.me);
    expect(me.body).toMatchObject({ email, role_id: 4, account_kind: 'staff' });
    const unchanged = await send(app(), victim, accountsApi.me);
    expect(unchanged.body).toMatchObject({ user_id: victim.id, email: victim.email, account_kind: 'admin' });
  });

  it('accepts a link once, in its own tenant', async () => {
    const { tenant, email, token } = await invited();
    const otherTenant = await makeTenant(app());
    expect((await join(otherTenant, token)).problem.code).toBe('link_not_valid');
    expect((await join(tenant, token)).status).toBe(201);
    const again = await join(tenant, token, { password: 'seven amber kettles' });
    expect([again.status, again.problem.code]).toEqual([400, 'link_not_valid']);
    expect((await signIn(tenant, email, 'seven amber kettles')).status).toBe(401);
    expect((await signIn(tenant, email)).status).toBe(200);
  });

  it('creates one account for concurrent requests', async () => {
    const { tenant, email, token } = await invited();
    const both = await Promise.all([join(tenant, token), join(tenant, token, { full_name: 'Second' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
    const { db } = app().services.database;
    expect(await db.selectFrom('users').select('id').where('email', '=', email).execute()).toHaveLength(1);
  });

  it('leaves an existing account with the email unchanged', async () => {
    const { tenant, email, token } = await invited();
    const form = { kind: 'candidate', full_name: 'Al Himself', email, password, consent: 'true' } as const;
    expect((await send(app(), tenant.visitor, accountsApi.register, { body: form })).status).toBe(201);
    const seen = await send(app(), tenant.visitor, joiningApi.invitation, { body: { token } });
    expect([seen.status, seen.problem.code]).toEqual([409, 'address_has_account']);
    const joined = await join(tenant, token, { password: 'seven amber kettles' });
    expect(joined.problem.code).toBe('address_has_account');
    const session = await signIn(tenant, email);
    const me = await send(app(), { ...tenant.visitor, token: session.body.access }, accountsApi.me);
    expect(me.body).toMatchObject({ full_name: 'Al Himself', account_kind: 'job_seeker', role_id: null });
    expect((await signIn(tenant, email, 'seven amber kettles')).status).toBe(401);
  });

  it('refuses links of other purposes, and its links are refused elsewhere', async () => {
    const { tenant, manager, token } = await invited();
    const set = await send(app(), tenant.visitor, recoveryApi.setPassword, { body: { token, password } });
    expect(set.problem.code).toBe('link_not_valid');
    await send(app(), tenant.visitor, recoveryApi.forgotPassword, { body: { email: manager.email } });
    const reset = (await receiveMail(app(), manager.email)).at(-1);
    expect((await join(tenant, reset?.token ?? '')).problem.code).toBe('link_not_valid');
  });
});

describe('POST /api/v1/teams/joining refused', () => {
  it('needs consent, a name and a strong password; failures do not use the link', async () => {
    const { tenant, token } = await invited();
    expect((await join(tenant, token, { consent: false })).status).toBe(400);
    expect((await join(tenant, token, { full_name: ' ' })).status).toBe(400);
    const common = await join(tenant, token, { password: 'password1234' });
    expect(common.problem.fields).toEqual([{ field: 'body.password', code: 'password_common' }]);
    expect((await join(tenant, token)).status).toBe(201);
  });

  it.each(['suspended', 'rejected'] as const)('refuses the link of a %s organization', async (status) => {
    const { tenant, manager, token } = await invited();
    const { db } = app().services.database;
    await db
      .updateTable('organisations')
      .set({ status })
      .where('id', '=', manager.organisationId ?? 0)
      .execute();
    expect((await join(tenant, token)).problem.code).toBe('link_not_valid');
  });

  it('refuses the link of a disabled inviter', async () => {
    const { tenant, manager, token } = await invited();
    const { db } = app().services.database;
    await db.updateTable('users').set({ state: 'disabled' }).where('id', '=', manager.id).execute();
    expect((await join(tenant, token)).problem.code).toBe('link_not_valid');
    const admin = await makeAccount(app(), tenant, 'admin');
    const open = await send(app(), admin, teamInvitationsApi.list, { query: { team: 'hiring' } });
    expect(open.body.invitations).toMatchObject([{ is_over: true }]);
  });
});
