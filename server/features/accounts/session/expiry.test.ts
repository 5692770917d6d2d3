import { describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { sessionSeconds } from '#domain/features/accounts/session-lifetimes.ts';
import { testApp } from '#server/testing/app.ts';
import { makeTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

async function signUpEmployer() {
  const tenant = await makeTenant(app());
  const body = {
    kind: 'employer' as const,
    full_name: 'Ines Okafor',
    email: 'ines@example.com',
    password: 'violet tractor sings',
    consent: 'true' as const,
    organisation: 'Fernhill Foods',
  };
  const { data } = (await send(app(), tenant.visitor, accountsApi.register, { body })).body;
  const renew = async (refresh: string) => {
    const { status, body: tokens } = await send(app(), tenant.visitor, accountsApi.refresh, { body: { refresh } });
    return { status, tokens };
  };
  const useAccess = async (token: string) => (await send(app(), { ...tenant.visitor, token }, accountsApi.me)).status;
  return { access: data.access_token, refresh: data.refresh_token, renew, useAccess };
}

describe('an access token', () => {
  it('is refused after its lifetime, also if it was used before', async () => {
    const { access, useAccess } = await signUpEmployer();
    expect(await useAccess(access)).toBe(200);
    app().passTime(sessionSeconds.accessToken - 60);
    expect(await useAccess(access)).toBe(200);
    app().passTime(61);
    expect(await useAccess(access)).toBe(401);
  });
});

describe('a refresh token', () => {
  it('is refused after its lifetime without a use', async () => {
    const { refresh, renew } = await signUpEmployer();
    app().passTime(sessionSeconds.refreshIdle + 1);
    expect((await renew(refresh)).status).toBe(401);
  });

  it('is refused once the session has lasted its longest time, however often it was renewed', async () => {
    const { refresh, renew, useAccess } = await signUpEmployer();
    let tokens = { access: '', refresh };
    const step = sessionSeconds.refreshIdle - 60;
    for (let passed = step; passed < sessionSeconds.staffMax; passed += step) {
      app().passTime(step);
      const renewed = await renew(tokens.refresh);
      expect(renewed.status).toBe(200);
      tokens = renewed.tokens;
    }
    app().passTime(step);
    expect((await renew(tokens.refresh)).status).toBe(401);
    expect(await useAccess(tokens.access)).toBe(401);
  });
});
