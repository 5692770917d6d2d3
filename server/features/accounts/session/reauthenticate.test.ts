import { describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { securityApi } from '#domain/features/accounts/security-contract.ts';
import { sessionSeconds } from '#domain/features/accounts/session-lifetimes.ts';
import { tenantAdminApi } from '#domain/features/tenants/admin-contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();
const password = 'violet tractor sings';

/** An administrator with a password, who has just signed in with it. */
async function signedInAdmin() {
  const tenant = await makeTenant(app());
  const admin = await makeAccount(app(), tenant, 'admin');
  const { database, passwords } = app().services;
  const hash = await passwords.hash(password);
  await database.pool.query('update users set password_hash = $1 where id = $2', [hash, admin.id]);
  const body = { username: admin.email, password };
  const { access } = (await send(app(), tenant.visitor, accountsApi.signIn, { body })).body;
  return { admin, caller: { host: tenant.host, token: access } };
}

async function saveContact(caller: Caller) {
  const { version } = (await send(app(), caller, tenantAdminApi.read)).body;
  const body = { phone: '+1 404 555 0101', email: '', version };
  return send(app(), caller, tenantAdminApi.saveContact, { body });
}

function prove(caller: Caller, given: string) {
  return send(app(), caller, securityApi.confirmPassword, { body: { password: given } });
}

describe('POST /api/v1/me/proof', () => {
  it('is needed five minutes after sign-in and valid for five more', async () => {
    const { caller } = await signedInAdmin();
    expect((await saveContact(caller)).status).toBe(200);
    app().passTime(sessionSeconds.recentAuth + 1);
    const refused = await saveContact(caller);
    expect([refused.status, refused.problem.code]).toEqual([403, 'proof_needed']);
    expect((await prove(caller, password)).status).toBe(200);
    expect((await saveContact(caller)).status).toBe(200);
    app().passTime(sessionSeconds.recentAuth + 1);
    expect((await saveContact(caller)).problem.code).toBe('proof_needed');
  });

  it('is still needed after a token refresh', async () => {
    const { admin } = await signedInAdmin();
    const body = { username: admin.email, password };
    const { refresh } = (await send(app(), { host: admin.host }, accountsApi.signIn, { body })).body;
    app().passTime(sessionSeconds.recentAuth + 1);
    const renewed = (await send(app(), { host: admin.host }, accountsApi.refresh, { body: { refresh } })).body;
    const refused = await saveContact({ host: admin.host, token: renewed.access });
    expect(refused.problem.code).toBe('proof_needed');
  });

  it('refuses a wrong password, counts the attempt, and audits each success', async () => {
    const { admin, caller } = await signedInAdmin();
    app().passTime(sessionSeconds.recentAuth + 1);
    const refused = await prove(caller, 'not the password');
    expect(refused.problem.fields).toContainEqual({ field: 'body.password', code: 'password_wrong' });
    expect((await saveContact(caller)).problem.code).toBe('proof_needed');
    await prove(caller, password);
    const { rows } = await app().services.database.pool.query(
      "select action from audit_events where actor_user_id = $1 and action = 'session.prove'",
      [admin.id],
    );
    expect(rows).toHaveLength(1);
  });

  it('asks an account without a password to sign in again', async () => {
    const { admin, caller } = await signedInAdmin();
    await app().services.database.pool.query('update users set password_hash = null where id = $1', [admin.id]);
    expect((await prove(caller, password)).problem.code).toBe('sign_in_again');
  });
});
