import { describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { type Provider, signInApi } from '#domain/features/sign-in/contract.ts';
import { providerHelpers } from '#server/testing/accounts/provider-flows.ts';
import { testApp } from '#server/testing/app.ts';
import type { TestTenant } from '#server/testing/factories.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();
const { signInWith, peer, setProviderAccount, enableProvider, makeTenantWithProvider } = providerHelpers(app);
const password = 'violet tractor sings';

async function signUp(tenant: TestTenant, email: string): Promise<Caller> {
  const body = { kind: 'candidate' as const, full_name: 'Ines', email, password, consent: 'true' as const };
  const registered = await send(app(), tenant.visitor, accountsApi.register, { body });
  return { host: tenant.host, token: registered.body.data.access_token };
}

/** Runs the provider flow as a signed-in person. */
async function link(caller: Caller, provider: Provider) {
  const started = (await send(app(), caller, signInApi.startLink, { params: { provider } })).body;
  const answer = (await peer().visit(started.url)).search.slice(1);
  return send(app(), caller, signInApi.link, { params: { provider }, body: { answer, key: started.key } });
}

function unlink(caller: Caller, provider: Provider) {
  return send(app(), caller, signInApi.unlink, { params: { provider } });
}

describe('/api/v1/me/sign-ins/:provider', () => {
  it('links a provider, signs in with it, and unlinks it', async () => {
    const tenant = await makeTenantWithProvider('linkedin');
    const { email } = setProviderAccount();
    const caller = await signUp(tenant, email);
    const linked = await link(caller, 'linkedin');
    expect(linked.body).toMatchObject({ has_password: true, linked: [{ provider: 'linkedin', email }], available: [] });
    expect((await signInWith(tenant, 'linkedin')).body.status).toBe('signed_in');
    const unlinked = await unlink(caller, 'linkedin');
    expect(unlinked.body).toMatchObject({ linked: [], available: [{ provider: 'linkedin' }] });
    expect((await unlink(caller, 'linkedin')).status).toBe(404);
  });

  it('refuses a provider account with another email', async () => {
    const tenant = await makeTenantWithProvider('linkedin');
    const caller = await signUp(tenant, 'ines@example.com');
    setProviderAccount({ email: 'someone.else@example.com' });
    expect((await link(caller, 'linkedin')).status).toBe(400);
  });

  it('refuses a flow started by another account', async () => {
    const tenant = await makeTenantWithProvider('linkedin');
    const { email } = setProviderAccount();
    const [caller, other] = [await signUp(tenant, email), await signUp(tenant, 'other@example.com')];
    const params = { provider: 'linkedin' as const };
    for (const attacker of [other, tenant.visitor]) {
      const started = (await send(app(), caller, signInApi.startLink, { params })).body;
      const body = { answer: (await peer().visit(started.url)).search.slice(1), key: started.key };
      const contract = attacker === other ? signInApi.link : signInApi.finish;
      expect((await send(app(), attacker, contract, { params, body })).status).toBe(400);
    }
  });

  it('refuses to unlink the last sign-in method', async () => {
    const tenant = await makeTenantWithProvider('sso');
    const { email } = setProviderAccount();
    const entered = await signInWith(tenant, 'sso');
    if (entered.body.status !== 'signed_in') throw new Error(JSON.stringify(entered));
    const caller = { host: tenant.host, token: entered.body.access_token };
    expect((await send(app(), caller, signInApi.ownMethods)).body).toMatchObject({
      has_password: false,
      linked: [{ email }],
    });
    const refused = await unlink(caller, 'sso');
    expect([refused.status, refused.problem.code]).toEqual([409, 'last_way_in']);
    await enableProvider(tenant, 'linkedin');
    await link(caller, 'linkedin');
    const both = await Promise.all([unlink(caller, 'sso'), unlink(caller, 'linkedin')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('links Google with an access token', async () => {
    const tenant = await makeTenantWithProvider('linkedin');
    const { clientId } = await enableProvider(tenant, 'google');
    const account = setProviderAccount();
    const caller = await signUp(tenant, account.email);
    const token = await peer().accessToken(clientId, account);
    const params = { provider: 'google' as const };
    const linked = await send(app(), caller, signInApi.link, { params, body: { access_token: token } });
    expect(linked.body.linked.map((method) => method.provider)).toEqual(['google']);
    expect((await send(app(), tenant.visitor, signInApi.google, { body: { access_token: token } })).status).toBe(200);
  });
});
