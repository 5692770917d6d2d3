import { describe, expect, it } from 'vitest';
import { comfortApi } from '#domain/features/comfort/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

describe('/api/v1/me/comfort', () => {
  it('stores settings that differ from the default, and the language', async () => {
    const tenant = await makeTenant(app());
    const seeker = await makeAccount(app(), tenant, 'job_seeker');
    expect((await send(app(), seeker, comfortApi.read)).body).toEqual({ settings: null });
    const settings = { theme: 'dark', text: '150', calm: 'false' } as const;
    const saved = await send(app(), seeker, comfortApi.save, { body: { settings, reading: 'fr' } });
    // Default values are not stored.
    expect(saved.body).toEqual({ settings: { theme: 'dark', text: '150' } });
    expect((await send(app(), seeker, comfortApi.read)).body).toEqual(saved.body);
    const { language } = await app()
      .services.database.db.selectFrom('users')
      .select('language')
      .where('id', '=', seeker.id)
      .executeTakeFirstOrThrow();
    expect(language).toBe('fr');
  });

  it('returns the settings of the caller’s account only', async () => {
    const tenant = await makeTenant(app());
    const [one, other] = [await makeAccount(app(), tenant, 'admin'), await makeAccount(app(), tenant, 'admin')];
    await send(app(), one, comfortApi.save, { body: { settings: { calm: 'true' }, reading: 'en' } });
    expect((await send(app(), other, comfortApi.read)).body).toEqual({ settings: null });
  });

  it.each([{ theme: 'pink' }, { text: 150 }, { unknown: 'yes' }])('refuses settings %j', async (settings) => {
    const seeker = await makeAccount(app(), await makeTenant(app()), 'job_seeker');
    const body = { settings, reading: 'en' } as unknown as { settings: { theme: 'dark' }; reading: 'en' };
    expect((await send(app(), seeker, comfortApi.save, { body })).status).toBe(400);
  });
});
