import { describe, expect, it } from 'vitest';
import { providerHelpers } from '#server/testing/accounts/provider-flows.ts';
import { testApp } from '#server/testing/app.ts';

const app = testApp();
const { signInWith, finish, visitProvider, setProviderAccount, enableProvider, makeTenantWithProvider } =
  providerHelpers(app);

describe('POST /api/v1/sign-in/:provider/finish', () => {
  it('refuses an unknown or reused state', async () => {
    const tenant = await makeTenantWithProvider('linkedin');
    setProviderAccount();
    const { key, answer } = await visitProvider(tenant.visitor, 'linkedin');
    const otherState = new URLSearchParams(answer);
    otherState.set('state', 'A'.repeat(43));
    const wrong = await finish(tenant.visitor, 'linkedin', { key, answer: String(otherState) });
    expect([wrong.status, wrong.problem.code]).toEqual([400, 'provider_refused']);
    expect((await finish(tenant.visitor, 'linkedin', { key, answer })).status).toBe(200);
    expect((await finish(tenant.visitor, 'linkedin', { key, answer })).status).toBe(400);
  });

  it('refuses a used code with the state of another flow', async () => {
    const tenant = await makeTenantWithProvider('linkedin');
    setProviderAccount();
    const first = await visitProvider(tenant.visitor, 'linkedin');
    expect((await finish(tenant.visitor, 'linkedin', first)).status).toBe(200);
    const second = await visitProvider(tenant.visitor, 'linkedin');
    const replay = new URLSearchParams(second.answer);
    replay.set('code', new URLSearchParams(first.answer).get('code') ?? '');
    expect((await finish(tenant.visitor, 'linkedin', { key: second.key, answer: String(replay) })).status).toBe(400);
  });

  it('refuses the flow of another browser', async () => {
    const tenant = await makeTenantWithProvider('linkedin');
    setProviderAccount();
    const mine = await visitProvider(tenant.visitor, 'linkedin');
    const theirs = await visitProvider(tenant.visitor, 'linkedin');
    expect((await finish(tenant.visitor, 'linkedin', { key: theirs.key, answer: mine.answer })).status).toBe(400);
  });

  it('refuses a wrong nonce or verifier', async () => {
    const tenant = await makeTenantWithProvider('linkedin');
    setProviderAccount();
    for (const column of ['nonce', 'verifier']) {
      const { key, answer } = await visitProvider(tenant.visitor, 'linkedin');
      const change = `update sign_in_flows set ${column} = $2 where tenant_id = $1`;
      await app().services.database.pool.query(change, [tenant.id, 'B'.repeat(43)]);
      expect([column, (await finish(tenant.visitor, 'linkedin', { key, answer })).status]).toEqual([column, 400]);
    }
  });

  it('refuses the answer of another provider or tenant', async () => {
    const tenant = await makeTenantWithProvider('linkedin');
    await enableProvider(tenant, 'indeed');
    const other = await makeTenantWithProvider('linkedin');
    setProviderAccount();
    const crossed = await visitProvider(tenant.visitor, 'linkedin');
    expect((await finish(other.visitor, 'linkedin', crossed)).status).toBe(400);
    expect((await finish(tenant.visitor, 'indeed', crossed)).status).toBe(400);
  });

  it('refuses another issuer and error answers', async () => {
    const tenant = await makeTenantWithProvider('sso');
    setProviderAccount();
    const first = await visitProvider(tenant.visitor, 'sso');
    const mixedUp = new URLSearchParams(first.answer);
    mixedUp.set('iss', 'https://elsewhere.example');
    expect((await finish(tenant.visitor, 'sso', { key: first.key, answer: String(mixedUp) })).status).toBe(400);
    const second = await visitProvider(tenant.visitor, 'sso');
    const state = new URLSearchParams(second.answer).get('state');
    const denied = await finish(tenant.visitor, 'sso', {
      key: second.key,
      answer: `error=access_denied&state=${state}`,
    });
    expect(denied.status).toBe(400);
  });

  it('refuses a flow after 15 minutes', async () => {
    const tenant = await makeTenantWithProvider('sso');
    setProviderAccount();
    const visit = await visitProvider(tenant.visitor, 'sso');
    app().passTime(901);
    expect((await finish(tenant.visitor, 'sso', visit)).status).toBe(400);
  });

  it('refuses an unverified email', async () => {
    const tenant = await makeTenantWithProvider('linkedin');
    setProviderAccount({ email_verified: false });
    expect((await signInWith(tenant, 'linkedin')).status).toBe(400);
  });
});
