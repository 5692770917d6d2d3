import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { providerFlows } from '#server/testing/provider-flows.ts';

const app = testApp();
const { signInWith: comeIn, finish, goThere, somebody, switchOn, tenantWith } = providerFlows(app);

test('a state that was never given, or is given twice, opens nothing', async () => {
  const tenant = await tenantWith('linkedin');
  somebody();
  const { key, answer } = await goThere(tenant.visitor, 'linkedin');
  const otherState = new URLSearchParams(answer);
  otherState.set('state', 'A'.repeat(43));
  const wrong = await finish(tenant.visitor, 'linkedin', { key, answer: String(otherState) });
  expect([wrong.status, wrong.problem.code]).toEqual([400, 'provider_refused']);
  expect((await finish(tenant.visitor, 'linkedin', { key, answer })).status).toBe(200);
  expect((await finish(tenant.visitor, 'linkedin', { key, answer })).status).toBe(400);
});

test('a code that was used comes too late for another browser’s state', async () => {
  const tenant = await tenantWith('linkedin');
  somebody();
  const first = await goThere(tenant.visitor, 'linkedin');
  expect((await finish(tenant.visitor, 'linkedin', first)).status).toBe(200);
  const second = await goThere(tenant.visitor, 'linkedin');
  const replay = new URLSearchParams(second.answer);
  replay.set('code', new URLSearchParams(first.answer).get('code') ?? '');
  expect((await finish(tenant.visitor, 'linkedin', { key: second.key, answer: String(replay) })).status).toBe(400);
});

test('another browser cannot finish what this one began', async () => {
  const tenant = await tenantWith('linkedin');
  somebody();
  const mine = await goThere(tenant.visitor, 'linkedin');
  const theirs = await goThere(tenant.visitor, 'linkedin');
  expect((await finish(tenant.visitor, 'linkedin', { key: theirs.key, answer: mine.answer })).status).toBe(400);
});

test('a nonce or a verifier that does not belong to the answer opens nothing', async () => {
  const tenant = await tenantWith('linkedin');
  somebody();
  for (const column of ['nonce', 'verifier']) {
    const { key, answer } = await goThere(tenant.visitor, 'linkedin');
    const change = `update sign_in_flows set ${column} = $2 where tenant_id = $1`;
    await app().services.database.pool.query(change, [tenant.id, 'B'.repeat(43)]);
    expect([column, (await finish(tenant.visitor, 'linkedin', { key, answer })).status]).toEqual([column, 400]);
  }
});

test('an answer counts only for the provider and the tenant it was asked by', async () => {
  const tenant = await tenantWith('linkedin');
  await switchOn(tenant, 'indeed');
  const other = await tenantWith('linkedin');
  somebody();
  const crossed = await goThere(tenant.visitor, 'linkedin');
  expect((await finish(other.visitor, 'linkedin', crossed)).status).toBe(400);
  expect((await finish(tenant.visitor, 'indeed', crossed)).status).toBe(400);
});

test('an answer that names another issuer, or an error, opens nothing', async () => {
  const tenant = await tenantWith('sso');
  somebody();
  const first = await goThere(tenant.visitor, 'sso');
  const mixedUp = new URLSearchParams(first.answer);
  mixedUp.set('iss', 'https://elsewhere.example');
  expect((await finish(tenant.visitor, 'sso', { key: first.key, answer: String(mixedUp) })).status).toBe(400);
  const second = await goThere(tenant.visitor, 'sso');
  const state = new URLSearchParams(second.answer).get('state');
  const denied = await finish(tenant.visitor, 'sso', { key: second.key, answer: `error=access_denied&state=${state}` });
  expect(denied.status).toBe(400);
});

test('after a quarter of an hour the way back is closed', async () => {
  const tenant = await tenantWith('sso');
  somebody();
  const gone = await goThere(tenant.visitor, 'sso');
  app().passTime(901);
  expect((await finish(tenant.visitor, 'sso', gone)).status).toBe(400);
});

test('an address that the provider has not checked opens nothing', async () => {
  const tenant = await tenantWith('linkedin');
  somebody({ email_verified: false });
  expect((await comeIn(tenant, 'linkedin')).status).toBe(400);
});
