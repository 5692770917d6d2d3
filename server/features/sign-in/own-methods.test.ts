import { expect, test } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { type Provider, signInApi } from '#domain/features/sign-in/contract.ts';
import { testApp } from '#server/testing/app.ts';
import type { TestTenant } from '#server/testing/factories.ts';
import { providerFlows } from '#server/testing/provider-flows.ts';
import { type Caller, send } from '#server/testing/send.ts';

const app = testApp();
const { signInWith: comeIn, peer, somebody, switchOn, tenantWith } = providerFlows(app);
const password = 'violet tractor sings';

async function signUp(tenant: TestTenant, email: string): Promise<Caller> {
  const body = { kind: 'candidate' as const, full_name: 'Ines', email, password, consent: 'true' as const };
  const registered = await send(app(), tenant.visitor, accountsApi.register, { body });
  return { host: tenant.host, token: registered.body.data.access_token };
}

/** Goes to the provider as somebody signed in, and back. */
async function link(caller: Caller, provider: Provider) {
  const begun = (await send(app(), caller, signInApi.startLink, { params: { provider } })).body;
  const answer = (await peer().visit(begun.url)).search.slice(1);
  return send(app(), caller, signInApi.link, { params: { provider }, body: { answer, key: begun.key } });
}

function unlink(caller: Caller, provider: Provider) {
  return send(app(), caller, signInApi.unlink, { params: { provider } });
}

test('somebody signed in connects a provider, comes in with it, and disconnects it again', async () => {
  const tenant = await tenantWith('linkedin');
  const { email } = somebody();
  const caller = await signUp(tenant, email);
  const linked = await link(caller, 'linkedin');
  expect(linked.body).toMatchObject({ has_password: true, linked: [{ provider: 'linkedin', email }], available: [] });
  expect((await comeIn(tenant, 'linkedin')).body.status).toBe('signed_in');
  const unlinked = await unlink(caller, 'linkedin');
  expect(unlinked.body).toMatchObject({ linked: [], available: [{ provider: 'linkedin' }] });
  expect((await unlink(caller, 'linkedin')).status).toBe(404);
});

test('only the account’s own address connects', async () => {
  const tenant = await tenantWith('linkedin');
  const caller = await signUp(tenant, 'ines@example.com');
  somebody({ email: 'somebody.else@example.com' });
  expect((await link(caller, 'linkedin')).status).toBe(400);
});

test('what one account began another cannot finish, nor a visitor', async () => {
  const tenant = await tenantWith('linkedin');
  const { email } = somebody();
  const [caller, other] = [await signUp(tenant, email), await signUp(tenant, 'other@example.com')];
  const params = { provider: 'linkedin' as const };
  for (const thief of [other, tenant.visitor]) {
    const begun = (await send(app(), caller, signInApi.startLink, { params })).body;
    const body = { answer: (await peer().visit(begun.url)).search.slice(1), key: begun.key };
    const contract = thief === other ? signInApi.link : signInApi.finish;
    expect((await send(app(), thief, contract, { params, body })).status).toBe(400);
  }
});

test('the last way in stays', async () => {
  const tenant = await tenantWith('sso');
  const { email } = somebody();
  const entered = await comeIn(tenant, 'sso');
  if (entered.body.status !== 'signed_in') throw new Error(JSON.stringify(entered));
  const caller = { host: tenant.host, token: entered.body.access_token };
  expect((await send(app(), caller, signInApi.ownMethods)).body).toMatchObject({
    has_password: false,
    linked: [{ email }],
  });
  const refused = await unlink(caller, 'sso');
  expect([refused.status, refused.problem.code]).toEqual([409, 'last_way_in']);
  await switchOn(tenant, 'linkedin');
  await link(caller, 'linkedin');
  const both = await Promise.all([unlink(caller, 'sso'), unlink(caller, 'linkedin')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a Google access token connects like any other proof', async () => {
  const tenant = await tenantWith('linkedin');
  const { clientId } = await switchOn(tenant, 'google');
  const account = somebody();
  const caller = await signUp(tenant, account.email);
  const token = await peer().accessToken(clientId, account);
  const params = { provider: 'google' as const };
  const linked = await send(app(), caller, signInApi.link, { params, body: { access_token: token } });
  expect(linked.body.linked.map((way) => way.provider)).toEqual(['google']);
  expect((await send(app(), tenant.visitor, signInApi.google, { body: { access_token: token } })).status).toBe(200);
});
