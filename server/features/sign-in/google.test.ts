import { expect, test } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { signInApi } from '#domain/features/sign-in/contract.ts';
import { testApp } from '#server/testing/app.ts';
import type { TestTenant } from '#server/testing/factories.ts';
import { providerFlows } from '#server/testing/provider-flows.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { identityOf, peer, somebody, switchOn, tenantWith } = providerFlows(app);

function logIn(tenant: TestTenant, token: string) {
  return send(app(), tenant.visitor, signInApi.google, { body: { access_token: token } });
}

async function googleTenant() {
  const tenant = await tenantWith('google');
  const { clientId } = await switchOn(tenant, 'google');
  return { tenant, clientId };
}

test('a Google access token signs a new job seeker up, and in again', async () => {
  const { tenant, clientId } = await googleTenant();
  const account = somebody({ name: 'Théo Lindqvist' });
  const first = await logIn(tenant, await peer().accessToken(clientId, account));
  expect(first.body).toMatchObject({ username: 'Théo Lindqvist' });
  const me = await identityOf(tenant, first.body.access_token);
  expect(me).toMatchObject({ email: account.email, is_user: true });
  const again = await logIn(tenant, await peer().accessToken(clientId, account));
  expect((await identityOf(tenant, again.body.access_token)).user_id).toBe(me.user_id);
});

test('a genuine token of another product, or of another tenant, is worth nothing', async () => {
  const { tenant } = await googleTenant();
  const other = await googleTenant();
  const token = await peer().accessToken(other.clientId, somebody());
  const refused = await logIn(tenant, token);
  expect([refused.status, refused.problem.code]).toEqual([400, 'provider_refused']);
  expect((await logIn(other.tenant, token)).status).toBe(200);
  expect(app().logLines.join('')).toContain('another_audience');
});

test.each([
  ['an address that is not checked', { email_verified: false }],
  ['no usable address', { email: 'nobody' }],
])('%s opens nothing', async (_what, fields) => {
  const { tenant, clientId } = await googleTenant();
  expect((await logIn(tenant, await peer().accessToken(clientId, somebody(fields)))).status).toBe(400);
});

test('a made-up token opens nothing, and no token reaches the log', async () => {
  const { tenant, clientId } = await googleTenant();
  expect((await logIn(tenant, 'ya29.made-up-token')).status).toBe(400);
  const token = await peer().accessToken(clientId, somebody());
  await logIn(tenant, token);
  const log = app().logLines.join('');
  for (const secret of ['made-up-token', token]) expect(log).not.toContain(secret);
});

test('an account with the address is not taken over by Google alone', async () => {
  const { tenant, clientId } = await googleTenant();
  const account = somebody();
  const form = {
    kind: 'candidate' as const,
    full_name: 'Ines',
    password: 'violet tractor sings',
    consent: 'true' as const,
  };
  await send(app(), tenant.visitor, accountsApi.register, { body: { ...form, email: account.email } });
  const refused = await logIn(tenant, await peer().accessToken(clientId, account));
  expect([refused.status, refused.problem.code]).toEqual([409, 'link_needed']);
});

test('a tenant without Google answers that there is nothing', async () => {
  const tenant = await tenantWith('linkedin');
  expect((await logIn(tenant, 'ya29.token')).status).toBe(404);
});
