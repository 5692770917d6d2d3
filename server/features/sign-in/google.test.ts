import { afterEach, describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { signInApi } from '#domain/features/sign-in/contract.ts';
import { providerHelpers } from '#server/testing/accounts/provider-flows.ts';
import { testApp } from '#server/testing/app.ts';
import type { TestTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();
const { identityOf, peer, setProviderAccount, enableProvider, makeTenantWithProvider } = providerHelpers(app);

function logIn(tenant: TestTenant, token: string) {
  return send(app(), tenant.visitor, signInApi.google, { body: { access_token: token } });
}

afterEach(() => peer().reset());

async function googleTenant() {
  const tenant = await makeTenantWithProvider('google');
  const { clientId } = await enableProvider(tenant, 'google');
  return { tenant, clientId };
}

describe('POST /api/v1/googlelogin', () => {
  it('signs up a new job seeker and signs in again', async () => {
    const { tenant, clientId } = await googleTenant();
    const account = setProviderAccount({ name: 'Théo Lindqvist' });
    const first = await logIn(tenant, await peer().accessToken(clientId, account));
    expect(first.body).toMatchObject({ username: 'Théo Lindqvist' });
    const me = await identityOf(tenant, first.body.access_token);
    expect(me).toMatchObject({ email: account.email, is_user: true });
    const again = await logIn(tenant, await peer().accessToken(clientId, account));
    expect((await identityOf(tenant, again.body.access_token)).user_id).toBe(me.user_id);
  });

  it('refuses valid tokens of another client or tenant', async () => {
    const { tenant } = await googleTenant();
    const other = await googleTenant();
    const token = await peer().accessToken(other.clientId, setProviderAccount());
    const refused = await logIn(tenant, token);
    expect([refused.status, refused.problem.code]).toEqual([400, 'provider_refused']);
    expect((await logIn(other.tenant, token)).status).toBe(200);
    expect(app().logLines.join('')).toContain('another_audience');
  });

  it.each([
    ['an address that is not checked', { email_verified: false }],
    ['no usable address', { email: 'not-an-email' }],
  ])('refuses %s', async (_what, fields) => {
    const { tenant, clientId } = await googleTenant();
    expect((await logIn(tenant, await peer().accessToken(clientId, setProviderAccount(fields)))).status).toBe(400);
  });

  it.each([
    ['no expiration time', { expires_in: undefined }, 'token_info_unreadable'],
    ['an expiration time that is no number', { expires_in: 'x' }, 'token_info_unreadable'],
    ['an empty expiration time', { expires_in: '' }, 'token_info_unreadable'],
    ['an expired token', { expires_in: 0 }, 'token_expired'],
    ['an expired token, as text', { expires_in: '0' }, 'token_expired'],
    ['a negative expiration time', { expires_in: -1 }, 'token_expired'],
    ['a negative expiration time, as text', { expires_in: '-1' }, 'token_info_unreadable'],
    ['an expiration time without an end', { expires_in: 'Infinity' }, 'token_info_unreadable'],
    ['no subject', { sub: undefined }, 'token_info_unreadable'],
    ['an empty subject', { sub: '' }, 'token_info_unreadable'],
    ['a subject that is no text', { sub: 7 }, 'token_info_unreadable'],
    ['a subject with a NUL', { sub: 'subject\0' }, 'invalid_subject'],
    ['another audience', { aud: 'another-client' }, 'another_audience'],
    ['another authorized party', { azp: 'another-client' }, 'another_audience'],
    ['an empty authorized party', { azp: '' }, 'another_audience'],
  ])('refuses %s and logs the reason', async (_what, fields, reason) => {
    const { tenant, clientId } = await googleTenant();
    const account = setProviderAccount();
    const token = await peer().accessToken(clientId, account);
    peer().changeAnswer('/tokeninfo', (ctx) => Object.assign(ctx.body as object, fields));
    peer().changeAnswer('/me', (ctx) => Object.assign(ctx.body as object, { sub: { ...account, ...fields }.sub }));
    const refused = await logIn(tenant, token);
    expect([refused.status, refused.problem.code]).toEqual([400, 'provider_refused']);
    const line = app().logLines.findLast((text) => text.includes('provider sign-in refused'));
    expect(JSON.parse(line ?? '{}').reason).toBe(reason);
  });

  it('refuses an invalid token and logs no token', async () => {
    const { tenant, clientId } = await googleTenant();
    expect((await logIn(tenant, 'ya29.made-up-token')).status).toBe(400);
    const token = await peer().accessToken(clientId, setProviderAccount());
    await logIn(tenant, token);
    const log = app().logLines.join('');
    for (const secret of ['made-up-token', token]) expect(log).not.toContain(secret);
  });

  it('does not take over an existing account with the email', async () => {
    const { tenant, clientId } = await googleTenant();
    const account = setProviderAccount();
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

  it('returns 404 for a tenant without Google', async () => {
    const tenant = await makeTenantWithProvider('linkedin');
    expect((await logIn(tenant, 'ya29.token')).status).toBe(404);
  });
});
