import { describe, expect, it } from 'vitest';
import { type TenantSettings, tenantAdminApi } from '#domain/features/tenants/admin-contract.ts';
import { tenantsApi } from '#domain/features/tenants/contract.ts';
import { defaultColors } from '#domain/features/tenants/theme.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant, type TestAccount } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

async function makeAdmin() {
  const tenant = await makeTenant(app());
  return { tenant, admin: await makeAccount(app(), tenant, 'admin') };
}

async function readSettings(admin: TestAccount): Promise<TenantSettings> {
  return (await send(app(), admin, tenantAdminApi.read)).body;
}

const plum = { ...defaultColors, brand: '#5b1a6e', sidebar: '#2b0f3a' };

describe('GET /api/v1/tenant/theme', () => {
  it('returns the default theme', async () => {
    const { visitor } = await makeTenant(app());
    const { body } = await send(app(), visitor, tenantsApi.theme);
    expect(body).toEqual({
      data: {
        title: 'Wavelength',
        logo: null,
        favicon: null,
        colours: defaultColors,
        stylesheet: null,
        contact: { phone: '', email: '' },
        languages: ['en', 'fr', 'esp', 'ko'],
        switches: expect.objectContaining({ partner_approval: true, job_approval: false, canada: true }),
      },
    });
  });
});

describe('PUT /api/v1/tenant/brand', () => {
  it('changes the theme and its cacheable style sheet', async () => {
    const { tenant, admin } = await makeAdmin();
    const before = await readSettings(admin);
    const body = { title: 'Plum Works', colours: plum, version: before.version };
    const saved = await send(app(), admin, tenantAdminApi.saveBrand, { body });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ title: 'Plum Works', version: before.version + 1 });
    const { data } = (await send(app(), tenant.visitor, tenantsApi.theme)).body;
    expect(data).toMatchObject({ title: 'Plum Works', colours: plum });
    const sheet = await request(`${app().url}${data.stylesheet}`, { headers: { host: tenant.host } });
    expect(sheet.headers.get('content-type')).toContain('text/css');
    expect(sheet.headers.get('cache-control')).toContain('immutable');
    expect(sheet.text).toContain('--brand: #5b1a6e;');
  });

  it('serves the current colors uncached under an outdated style sheet URL', async () => {
    const { tenant, admin } = await makeAdmin();
    const save = async (brand: string) => {
      const { version } = await readSettings(admin);
      const body = { title: 'Plum Works', colours: { ...defaultColors, brand }, version };
      return (await send(app(), admin, tenantAdminApi.saveBrand, { body })).body.stylesheet ?? '';
    };
    const first = await save('#5b1a6e');
    await save('#8a1c1c');
    const sheet = await request(`${app().url}${first}`, { headers: { host: tenant.host } });
    expect(sheet.headers.get('cache-control')).toBe('no-cache');
    expect(sheet.text).toContain('#8a1c1c');
  });
});

describe('tenant settings', () => {
  it('are not saved from an outdated version', async () => {
    const { admin } = await makeAdmin();
    const { version } = await readSettings(admin);
    const body = { phone: '+1 404 555 0101', email: 'help@example.com', version };
    expect((await send(app(), admin, tenantAdminApi.saveContact, { body })).status).toBe(200);
    const again = await send(app(), admin, tenantAdminApi.saveContact, { body: { ...body, phone: '' } });
    expect(again.problem.code).toBe('changed_meanwhile');
    expect((await readSettings(admin)).contact).toEqual({ phone: '+1 404 555 0101', email: 'help@example.com' });
  });

  it.each([
    ['colour names', { colours: { ...plum, brand: 'teal' } }],
    ['code in a colour', { colours: { ...plum, brand: '#000000;}' } }],
    ['no title', { title: '  ' }],
    ['a line break in the title', { title: 'Plum\nWorks' }],
  ])('refuse a brand with %s', async (_name, fields) => {
    const { admin } = await makeAdmin();
    const { version } = await readSettings(admin);
    const body = { title: 'Plum Works', colours: plum, version, ...fields };
    expect((await send(app(), admin, tenantAdminApi.saveBrand, { body })).status).toBe(400);
  });

  it('keep English, and return switches and contact as saved', async () => {
    const { tenant, admin } = await makeAdmin();
    let { version, switches } = await readSettings(admin);
    const without = await send(app(), admin, tenantAdminApi.saveLanguages, { body: { languages: ['fr'], version } });
    expect(without.status).toBe(400);
    const saved = await send(app(), admin, tenantAdminApi.saveLanguages, {
      body: { languages: ['fr', 'en'], version },
    });
    expect(saved.body.languages).toEqual(['en', 'fr']);
    version = saved.body.version;
    switches = { ...switches, partner_approval: false, canada: false };
    await send(app(), admin, tenantAdminApi.saveSwitches, { body: { switches, version } });
    const { data } = (await send(app(), tenant.visitor, tenantsApi.theme)).body;
    expect(data).toMatchObject({ languages: ['en', 'fr'], switches });
  });

  it('are audited with old and new values', async () => {
    const { tenant, admin } = await makeAdmin();
    const { version } = await readSettings(admin);
    await send(app(), admin, tenantAdminApi.saveBrand, { body: { title: 'Plum Works', colours: plum, version } });
    const events = await app()
      .services.database.db.selectFrom('audit_events')
      .select(['action', 'actor_user_id', 'detail'])
      .where('tenant_id', '=', tenant.id)
      .execute();
    expect(events).toEqual([
      {
        action: 'tenant.brand',
        actor_user_id: admin.id,
        detail: { from: expect.objectContaining({ title: 'Wavelength' }), to: { title: 'Plum Works', colours: plum } },
      },
    ]);
  });

  it('belong to one tenant', async () => {
    const [one, other] = [await makeAdmin(), await makeAdmin()];
    const { version } = await readSettings(one.admin);
    await send(app(), one.admin, tenantAdminApi.saveBrand, { body: { title: 'Plum Works', colours: plum, version } });
    const foreign = { ...one.admin, host: other.tenant.host };
    expect((await send(app(), foreign, tenantAdminApi.read)).status).toBe(401);
    const { data } = (await send(app(), other.tenant.visitor, tenantsApi.theme)).body;
    expect(data).toMatchObject({ title: 'Wavelength', colours: defaultColors, stylesheet: null });
  });
});
