import { describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { twoFactorApi } from '#domain/features/accounts/two-factor.ts';
import { signInApi } from '#domain/features/sign-in/contract.ts';
import { providerHelpers } from '#server/testing/accounts/provider-flows.ts';
import { generateCode, turnOnTwoFactor } from '#server/testing/accounts/two-factor.ts';
import { testApp } from '#server/testing/app.ts';
import { makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { signInWith, finish, visitProvider, identityOf, setProviderAccount, enableProvider, makeTenantWithProvider } =
  providerHelpers(app);

const password = 'violet tractor sings';

async function signUp(tenant: TestTenant, email: string): Promise<string> {
  const body = { kind: 'candidate' as const, full_name: 'Ines', email, password, consent: 'true' as const };
  return (await send(app(), tenant.visitor, accountsApi.register, { body })).body.data.access_token;
}

describe('provider sign-in', () => {
  it.each(['linkedin', 'indeed', 'sso'] as const)(
    'signs up a new job seeker with %s and signs in again',
    async (provider) => {
      const tenant = await makeTenantWithProvider(provider);
      const { email } = setProviderAccount();
      const first = await signInWith(tenant, provider);
      if (first.body.status !== 'signed_in') throw new Error(JSON.stringify(first));
      const me = await identityOf(tenant, first.body.access_token);
      expect(me).toMatchObject({ email, full_name: 'Ines Okafor', is_user: true, role_id: null, is_consent: false });
      const again = await signInWith(tenant, provider);
      if (again.body.status !== 'signed_in') throw new Error(JSON.stringify(again));
      expect((await identityOf(tenant, again.body.access_token)).user_id).toBe(me.user_id);
    },
  );

  it('sends code challenge, state and nonce, and returns to the tenant’s host', async () => {
    const tenant = await makeTenantWithProvider('linkedin');
    setProviderAccount();
    const { url, back } = await visitProvider(tenant.visitor, 'linkedin');
    expect(url.searchParams.get('code_challenge_method')).toBe('S256');
    expect(url.searchParams.get('nonce')).toMatch(/^.{40,}$/);
    expect(`${back.origin}${back.pathname}`).toBe(`http://${tenant.host}/linkedInLogin`);
  });
});

describe('GET /api/v1/sign-in/ways', () => {
  it('lists enabled providers without secrets', async () => {
    const tenant = await makeTenantWithProvider('indeed');
    const { body } = await send(app(), tenant.visitor, signInApi.methods);
    expect(body).toEqual({ password: true, providers: [{ provider: 'indeed', label: '' }] });
    const other = await send(app(), tenant.visitor, signInApi.start, { params: { provider: 'linkedin' } });
    expect(other.status).toBe(404);
  });

  it('stores client secrets encrypted', async () => {
    const tenant = await makeTenant(app());
    const { clientSecret } = await enableProvider(tenant, 'sso');
    const { rows } = await app().services.database.pool.query(
      'select client_secret from sign_in_providers where tenant_id = $1',
      [tenant.id],
    );
    expect(clientSecret.length).toBeGreaterThan(20);
    expect(rows[0].client_secret.toString('latin1')).not.toContain(clientSecret);
  });
});

describe('POST /api/v1/sign-in/confirm', () => {
  it('links an account with the same email after its password', async () => {
    const tenant = await makeTenantWithProvider('linkedin');
    const { email } = setProviderAccount();
    const own = await identityOf(tenant, await signUp(tenant, email));
    const visit = await visitProvider(tenant.visitor, 'linkedin');
    const pending = await finish(tenant.visitor, 'linkedin', visit);
    if (pending.body.status !== 'needs_password') throw new Error(JSON.stringify(pending));
    const { ticket } = pending.body;
    const confirm = (body: { ticket: string; key: string; password: string }) =>
      send(app(), tenant.visitor, signInApi.confirm, { body });
    expect((await confirm({ ticket, key: visit.key, password: 'something else' })).status).toBe(401);
    expect((await confirm({ ticket, key: 'C'.repeat(43), password })).status).toBe(400);
    const joined = await confirm({ ticket, key: visit.key, password });
    expect((await identityOf(tenant, joined.body.access_token)).user_id).toBe(own.user_id);
    expect((await confirm({ ticket, key: visit.key, password })).status).toBe(400);
    const next = await signInWith(tenant, 'linkedin');
    expect(next.body.status).toBe('signed_in');
  });

  it('asks for the two-factor code, which the provider alone does not', async () => {
    const tenant = await makeTenantWithProvider('linkedin');
    const { email } = setProviderAccount();
    const { secret } = await turnOnTwoFactor(app(), { host: tenant.host, token: await signUp(tenant, email) });
    const visit = await visitProvider(tenant.visitor, 'linkedin');
    const pending = await finish(tenant.visitor, 'linkedin', visit);
    if (pending.body.status !== 'needs_password') throw new Error(JSON.stringify(pending));
    const proof = { ticket: pending.body.ticket, key: visit.key, password };
    const asked = await send(app(), tenant.visitor, signInApi.confirm, { body: proof });
    expect([asked.status, asked.problem.code]).toEqual([401, 'code_needed']);
    const body = { ...proof, code: generateCode(app(), secret) };
    expect((await send(app(), tenant.visitor, signInApi.confirm, { body })).status).toBe(200);
    expect((await signInWith(tenant, 'linkedin')).body.status).toBe('signed_in');
  });
});

describe('POST /api/v1/sign-in/:provider/finish', () => {
  it('links a trusted email and resets what an unverified account had set', async () => {
    const tenant = await makeTenantWithProvider('sso', { linksByEmail: true });
    const { email } = setProviderAccount();
    const squatter = await signUp(tenant, email);
    await turnOnTwoFactor(app(), { host: tenant.host, token: squatter });
    const { pool } = app().services.database;
    await pool.query('update users set email_verified_at = null where tenant_id = $1', [tenant.id]);
    const entered = await signInWith(tenant, 'sso');
    if (entered.body.status !== 'signed_in') throw new Error(JSON.stringify(entered));
    expect((await send(app(), { host: tenant.host, token: squatter }, accountsApi.me)).status).toBe(401);
    const body = { username: email, password };
    expect((await send(app(), tenant.visitor, accountsApi.signIn, { body })).status).toBe(401);
    const owner = { host: tenant.host, token: entered.body.access_token };
    expect((await send(app(), owner, twoFactorApi.read)).body.is_on).toBe(false);
  });

  it('refuses a disabled account', async () => {
    const tenant = await makeTenantWithProvider('sso');
    setProviderAccount();
    await signInWith(tenant, 'sso');
    await app().services.database.pool.query("update users set state = 'disabled' where tenant_id = $1", [tenant.id]);
    expect((await signInWith(tenant, 'sso')).status).toBe(400);
  });

  it('refuses a new person if sign-up is off', async () => {
    const tenant = await makeTenantWithProvider('sso');
    const switches = JSON.stringify({ seeker_sign_up: false });
    await app().services.database.pool.query('update tenants set switches = $2 where id = $1', [tenant.id, switches]);
    setProviderAccount();
    expect((await signInWith(tenant, 'sso')).status).toBe(403);
  });
});

describe('POST /api/v1/token', () => {
  it('refuses every password if passwords are off', async () => {
    const tenant = await makeTenantWithProvider('sso');
    await signUp(tenant, 'ines@example.com');
    await app().services.database.pool.query('update tenants set allows_passwords = false where id = $1', [tenant.id]);
    const body = { username: 'ines@example.com', password };
    const refused = await send(app(), tenant.visitor, accountsApi.signIn, { body });
    expect([refused.status, refused.problem.code]).toEqual([403, 'password_sign_in_off']);
  });
});
