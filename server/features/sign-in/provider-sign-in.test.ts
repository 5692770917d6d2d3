import { expect, test } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { twoFactorApi } from '#domain/features/accounts/two-factor.ts';
import { signInApi } from '#domain/features/sign-in/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { providerFlows } from '#server/testing/provider-flows.ts';
import { send } from '#server/testing/send.ts';
import { codeOf, turnOnTwoFactor } from '#server/testing/two-factor.ts';

const app = testApp();
const { signInWith: comeIn, finish, goThere, identityOf, somebody, switchOn, tenantWith } = providerFlows(app);

const password = 'violet tractor sings';

async function signUp(tenant: TestTenant, email: string): Promise<string> {
  const body = { kind: 'candidate' as const, full_name: 'Ines', email, password, consent: 'true' as const };
  return (await send(app(), tenant.visitor, accountsApi.register, { body })).body.data.access_token;
}

test.each(['linkedin', 'indeed', 'sso'] as const)(
  '%s signs a new person up as a job seeker, and in again',
  async (provider) => {
    const tenant = await tenantWith(provider);
    const { email } = somebody();
    const first = await comeIn(tenant, provider);
    if (first.body.status !== 'signed_in') throw new Error(JSON.stringify(first));
    const me = await identityOf(tenant, first.body.access_token);
    expect(me).toMatchObject({ email, full_name: 'Ines Okafor', is_user: true, role_id: null, is_consent: false });
    const again = await comeIn(tenant, provider);
    if (again.body.status !== 'signed_in') throw new Error(JSON.stringify(again));
    expect((await identityOf(tenant, again.body.access_token)).user_id).toBe(me.user_id);
  },
);

test('the way there carries a challenge, a state and a nonce, and returns to the page of the tenant’s own host', async () => {
  const tenant = await tenantWith('linkedin');
  somebody();
  const { url, back } = await goThere(tenant.visitor, 'linkedin');
  expect(url.searchParams.get('code_challenge_method')).toBe('S256');
  expect(url.searchParams.get('nonce')).toMatch(/^.{40,}$/);
  expect(`${back.origin}${back.pathname}`).toBe(`http://${tenant.host}/linkedInLogin`);
});

test('only what the tenant has switched on is offered, and nothing of its secrets', async () => {
  const tenant = await tenantWith('indeed');
  const { body } = await send(app(), tenant.visitor, signInApi.methods);
  expect(body).toEqual({ password: true, providers: [{ provider: 'indeed', label: '' }] });
  const other = await send(app(), tenant.visitor, signInApi.start, { params: { provider: 'linkedin' } });
  expect(other.status).toBe(404);
});

test('a client secret lies sealed in the database', async () => {
  const tenant = await makeTenant(app());
  const { clientSecret } = await switchOn(tenant, 'sso');
  const { rows } = await app().services.database.pool.query(
    'select client_secret from sign_in_providers where tenant_id = $1',
    [tenant.id],
  );
  expect(clientSecret.length).toBeGreaterThan(20);
  expect(rows[0].client_secret.toString('latin1')).not.toContain(clientSecret);
});

test('an account with the address is joined only after its password', async () => {
  const tenant = await tenantWith('linkedin');
  const { email } = somebody();
  const own = await identityOf(tenant, await signUp(tenant, email));
  const there = await goThere(tenant.visitor, 'linkedin');
  const held = await finish(tenant.visitor, 'linkedin', there);
  if (held.body.status !== 'needs_password') throw new Error(JSON.stringify(held));
  const { ticket } = held.body;
  const confirm = (body: { ticket: string; key: string; password: string }) =>
    send(app(), tenant.visitor, signInApi.confirm, { body });
  expect((await confirm({ ticket, key: there.key, password: 'something else' })).status).toBe(401);
  expect((await confirm({ ticket, key: 'C'.repeat(43), password })).status).toBe(400);
  const joined = await confirm({ ticket, key: there.key, password });
  expect((await identityOf(tenant, joined.body.access_token)).user_id).toBe(own.user_id);
  expect((await confirm({ ticket, key: there.key, password })).status).toBe(400);
  const next = await comeIn(tenant, 'linkedin');
  expect(next.body.status).toBe('signed_in');
});

test('the password that joins a provider asks for the second step, and the provider alone does not', async () => {
  const tenant = await tenantWith('linkedin');
  const { email } = somebody();
  const { secret } = await turnOnTwoFactor(app(), { host: tenant.host, token: await signUp(tenant, email) });
  const there = await goThere(tenant.visitor, 'linkedin');
  const held = await finish(tenant.visitor, 'linkedin', there);
  if (held.body.status !== 'needs_password') throw new Error(JSON.stringify(held));
  const proof = { ticket: held.body.ticket, key: there.key, password };
  const asked = await send(app(), tenant.visitor, signInApi.confirm, { body: proof });
  expect([asked.status, asked.problem.code]).toEqual([401, 'code_needed']);
  const body = { ...proof, code: codeOf(app(), secret) };
  expect((await send(app(), tenant.visitor, signInApi.confirm, { body })).status).toBe(200);
  expect((await comeIn(tenant, 'linkedin')).body.status).toBe('signed_in');
});

test('where the tenant vouches for the provider, a checked address joins, and what a stranger set before is void', async () => {
  const tenant = await tenantWith('sso', { linksByEmail: true });
  const { email } = somebody();
  const squatter = await signUp(tenant, email);
  await turnOnTwoFactor(app(), { host: tenant.host, token: squatter });
  const { pool } = app().services.database;
  await pool.query('update users set email_verified_at = null where tenant_id = $1', [tenant.id]);
  const entered = await comeIn(tenant, 'sso');
  if (entered.body.status !== 'signed_in') throw new Error(JSON.stringify(entered));
  expect((await send(app(), { host: tenant.host, token: squatter }, accountsApi.me)).status).toBe(401);
  const body = { username: email, password };
  expect((await send(app(), tenant.visitor, accountsApi.signIn, { body })).status).toBe(401);
  const owner = { host: tenant.host, token: entered.body.access_token };
  expect((await send(app(), owner, twoFactorApi.read)).body.is_on).toBe(false);
});

test('a disabled account stays shut for its provider', async () => {
  const tenant = await tenantWith('sso');
  somebody();
  await comeIn(tenant, 'sso');
  await app().services.database.pool.query("update users set state = 'disabled' where tenant_id = $1", [tenant.id]);
  expect((await comeIn(tenant, 'sso')).status).toBe(400);
});

test('where job seekers cannot sign up, a provider brings nobody new', async () => {
  const tenant = await tenantWith('sso');
  const switches = JSON.stringify({ seeker_sign_up: false });
  await app().services.database.pool.query('update tenants set switches = $2 where id = $1', [tenant.id, switches]);
  somebody();
  expect((await comeIn(tenant, 'sso')).status).toBe(403);
});

test('where passwords are off, nobody signs in with one', async () => {
  const tenant = await tenantWith('sso');
  await signUp(tenant, 'ines@example.com');
  await app().services.database.pool.query('update tenants set allows_passwords = false where id = $1', [tenant.id]);
  const body = { username: 'ines@example.com', password };
  const refused = await send(app(), tenant.visitor, accountsApi.signIn, { body });
  expect([refused.status, refused.problem.code]).toEqual([403, 'password_sign_in_off']);
});
