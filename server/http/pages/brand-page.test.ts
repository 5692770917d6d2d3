import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultColors } from '#domain/features/tenants/theme.ts';
import { testApp } from '#server/testing/app.ts';
import { makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { makeFolder } from '#server/testing/test-folders.ts';

const web = makeFolder(tmpdir());
writeFileSync(join(web.path, 'index.html'), readFileSync('web/index.html'));
const app = testApp({ webFolder: web.path });

async function fetchPage({ host }: { readonly host: string }, path = '/search?words=a') {
  const response = await request(`${app().url}${path}`, { headers: { host } });
  return { ...response, html: response.text };
}

async function makeBrandedTenant(title: string, brand: string): Promise<TestTenant> {
  const tenant = await makeTenant(app());
  await app()
    .services.database.db.updateTable('tenants')
    .set({ title, theme: JSON.stringify({ colours: { brand } }), languages: JSON.stringify(['en', 'fr']) })
    .where('id', '=', tenant.id)
    .execute();
  return tenant;
}

describe('the branded page', () => {
  it('has the title, languages, theme data, and the colors after all other styles', async () => {
    const { html } = await fetchPage(await makeBrandedTenant('Plum Works', '#5b1a6e'));
    expect(html).toContain('<title>Plum Works</title>');
    expect(html).toContain('<html lang="en" data-languages="en fr"');
    expect(html).toMatch(
      /<link rel="stylesheet" id="tenant-colors" href="\/api\/v1\/tenant\/theme\.css\?v=[0-9a-f]{16}">/,
    );
    const theme = /<script type="application\/json" id="tenant">(.*?)<\/script>/.exec(html)?.[1];
    expect(JSON.parse(theme ?? '')).toMatchObject({ title: 'Plum Works', colours: { brand: '#5b1a6e' } });
    expect(html.indexOf('tenant-colors')).toBeGreaterThan(html.indexOf('<script type="module"'));
  });

  it('has no stylesheet of its own for the default branding', async () => {
    const { html } = await fetchPage(await makeTenant(app()));
    expect(html).not.toContain('tenant-colors');
    expect(html).toContain(JSON.stringify(defaultColors));
  });

  it('escapes HTML in the tenant title', async () => {
    const { html } = await fetchPage(
      await makeBrandedTenant('</title></script><script>alert("$&")</script>', '#5b1a6e'),
    );
    expect(html.match(/<script/g)).toHaveLength(3);
    expect(html).not.toContain('alert("');
    expect(html).toContain('&#60;script&#62;alert');
  });
});

describe('GET /api/v1/tenant/theme', () => {
  it('returns the right theme for 300 concurrent requests of six tenants', async () => {
    const tenants = await Promise.all(
      Array.from({ length: 6 }, (_each, index) => makeBrandedTenant(`Tenant ${index}`, `#5b1a6${index}`)),
    );
    const requested = Array.from({ length: 300 }, (_each, index) => tenants[index % tenants.length] ?? tenants[0]);
    const pages = await Promise.all(
      requested.map((tenant) => fetchPage(tenant ?? { host: '' }, '/api/v1/tenant/theme')),
    );
    pages.forEach(({ html }, index) => {
      const tenantIndex = index % tenants.length;
      expect(JSON.parse(html).data).toMatchObject({
        title: `Tenant ${tenantIndex}`,
        colours: { brand: `#5b1a6${tenantIndex}` },
      });
    });
  });
});
