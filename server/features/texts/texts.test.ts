import { describe, expect, it } from 'vitest';
import { textsApi } from '#domain/features/texts/contract.ts';
import { getPhrases } from '#server/lib/phrases.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

async function makeAdmin() {
  const tenant = await makeTenant(app());
  return { tenant, admin: await makeAccount(app(), tenant, 'admin') };
}

async function readTranslations({ host }: TestTenant, file: string) {
  const answer = await request(`${app().url}/assets/translations/${file}`, { headers: { host } });
  return { status: answer.status, headers: answer.headers, texts: JSON.parse(answer.text) };
}

const save = { language: 'fr', key: 'common.actions.save' } as const;

describe('GET /assets/translations/:file', () => {
  it('returns all phrases of each language, with CORS', async () => {
    const { visitor, ...tenant } = await makeTenant(app());
    const french = await readTranslations({ visitor, ...tenant }, 'fr');
    expect(french.texts).toEqual(getPhrases('fr'));
    expect(french.headers.get('access-control-allow-origin')).toBe('*');
    const called = await send(app(), visitor, textsApi.translation, { params: { lang: 'en' } });
    expect(called.body).toEqual({ data: getPhrases('en') });
    for (const unknown of ['de', 'de-visitor', 'fr-', '-visitor'])
      expect((await readTranslations({ visitor, ...tenant }, unknown)).status).toBe(404);
  });

  it('returns the phrases that visitors need first', async () => {
    const { tenant, admin } = await makeAdmin();
    const { common, home } = getPhrases('fr');
    const before = (await readTranslations(tenant, 'fr-visitor')).texts;
    expect(before).toMatchObject({ common, home });
    expect(before).not.toHaveProperty('reports');
    expect(JSON.stringify(before).length).toBeLessThan(JSON.stringify(getPhrases('fr')).length / 2);
    await send(app(), admin, textsApi.save, { params: save, body: { text: 'Garder' } });
    expect((await readTranslations(tenant, 'fr-visitor')).texts.common.actions.save).toBe('Garder');
  });

  it('returns 304 until a text changes, and compresses with Brotli', async () => {
    const { tenant, admin } = await makeAdmin();
    const headers = { host: tenant.host, 'accept-encoding': 'gzip, br' };
    const read = (tag?: string) =>
      request(`${app().url}/assets/translations/fr`, { headers: { ...headers, ...(tag && { 'if-none-match': tag }) } });
    const first = await read();
    expect([first.status, first.headers.get('content-encoding')]).toEqual([200, 'br']);
    expect(first.headers.get('vary')).toContain('accept-encoding');
    const tag = first.headers.get('etag') ?? '';
    const second = await read(tag);
    expect([second.status, second.text]).toEqual([304, '']);
    await send(app(), admin, textsApi.save, { params: save, body: { text: 'Garder' } });
    const third = await read(tag);
    expect(third.status).toBe(200);
    expect(third.headers.get('etag')).not.toBe(tag);
  });
});

describe('PUT /api/v1/tenant/texts/:language/:key', () => {
  it('replaces a phrase for this tenant only', async () => {
    const { tenant, admin } = await makeAdmin();
    const other = await makeTenant(app());
    const saved = await send(app(), admin, textsApi.save, { params: save, body: { text: 'Garder' } });
    expect(saved.body).toEqual({ key: save.key, standard: getPhrases('fr').common.actions.save, own: 'Garder' });
    expect((await readTranslations(tenant, 'fr')).texts.common.actions).toEqual({
      ...getPhrases('fr').common.actions,
      save: 'Garder',
    });
    expect((await readTranslations(tenant, 'en')).texts).toEqual(getPhrases('en'));
    expect((await readTranslations(other, 'fr')).texts).toEqual(getPhrases('fr'));
    const called = await send(app(), other.visitor, textsApi.translation, { params: { lang: 'fr' } });
    expect(called.body).toEqual({ data: getPhrases('fr') });
  });

  it('is undone by DELETE, and both are audited', async () => {
    const { tenant, admin } = await makeAdmin();
    await send(app(), admin, textsApi.save, { params: save, body: { text: 'Garder' } });
    const reset = await send(app(), admin, textsApi.reset, { params: save });
    expect(reset.body.own).toBeNull();
    expect((await readTranslations(tenant, 'fr')).texts).toEqual(getPhrases('fr'));
    const events = await app()
      .services.database.db.selectFrom('audit_events')
      .select(['action', 'subject_id'])
      .where('tenant_id', '=', tenant.id)
      .orderBy('id')
      .execute();
    expect(events).toEqual(
      ['text.save', 'text.reset'].map((action) => ({ action, subject_id: 'fr/common.actions.save' })),
    );
  });

  it.each([
    ['omits a placeholder', 'Loading', 'places_differ'],
    ['adds a placeholder', '{{name}} {{secret}}', 'places_differ'],
    ['refers to another phrase', '{{name}} $t(common.actions.save)', 'invalid_value'],
    ['is blank', '   ', 'required'],
  ])('refuses a text that %s', async (_name, text, code) => {
    const { admin } = await makeAdmin();
    const params = { language: 'en', key: 'common.states.loadingName' } as const;
    const refused = await send(app(), admin, textsApi.save, { params, body: { text } });
    expect(refused.problem.fields).toEqual([expect.objectContaining({ field: 'body.text', code })]);
  });

  it.each(['common.actions', 'common.actions.nothing', 'constructor', '__proto__'])(
    'returns 404 for the key %s',
    async (key) => {
      const { admin } = await makeAdmin();
      const answer = await send(app(), admin, textsApi.save, { params: { language: 'en', key }, body: { text: 'x' } });
      expect(answer.status).toBe(404);
    },
  );

  it('returns HTML as plain text', async () => {
    const { tenant, admin } = await makeAdmin();
    const text = '<img src=x onerror=alert(1)>';
    await send(app(), admin, textsApi.save, { params: save, body: { text } });
    expect((await readTranslations(tenant, 'fr')).texts.common.actions.save).toBe(text);
  });
});

describe('GET /api/v1/tenant/texts', () => {
  it('finds texts without regard to case and accents, custom ones first', async () => {
    const { admin } = await makeAdmin();
    await send(app(), admin, textsApi.save, { params: save, body: { text: 'Garder précieusement' } });
    const find = (query: { words?: string; only?: 'own' }) =>
      send(app(), admin, textsApi.find, { query: { language: 'fr', ...query } });
    expect((await find({ words: 'PRECIEUSEMENT' })).body.texts.map((entry) => entry.key)).toEqual([save.key]);
    expect((await find({ words: 'common.actions' })).body.texts[0]?.key).toBe(save.key);
    expect((await find({ only: 'own' })).body.total).toBe(1);
    expect((await find({ words: 'zzzqqq' })).body).toEqual({ texts: [], total: 0 });
  });
});
