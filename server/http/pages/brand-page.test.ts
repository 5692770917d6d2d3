import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultColors } from '#domain/features/tenants/theme.ts';
import { testApp } from '#server/testing/app.ts';
import { makeTenant, type TestTenant } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { makeFolder } from '#server/testing/test-folders.ts';

const web = makeFolder(tmpdir());
writeFileSync(join(web.path, 'index.html'), readFileSync('web/index.html'));
const app = testApp({ webFolder: web.path });

async function pageOf({ host }: { readonly host: string }, path = '/search?words=a') {
  const answer = await request(`${app().url}${path}`, { headers: { host } });
  return { ...answer, html: answer.text };
}

async function makeBranded(title: string, brand: string): Promise<TestTenant> {
  const tenant = await makeTenant(app());
  await app()
    .services.database.db.updateTable('tenants')
    .set({ title, theme: JSON.stringify({ colours: { brand } }), languages: JSON.stringify(['en', 'fr']) })
    .where('id', '=', tenant.id)
    .execute();
  return tenant;
}

test('the page comes in the brand: title, languages, colours after all other styles, the theme as data', async () => {
  const { html, headers } = await pageOf(await makeBranded('Plum Works', '#5b1a6e'));
  expect(html).toContain('<title>Plum Works</title>');
  expect(html).toContain('<html lang="en" data-languages="en fr">');
  expect(html).toMatch(
    /<link rel="stylesheet" id="tenant-colours" href="\/api\/v1\/tenant\/theme\.css\?v=[0-9a-f]{16}">/,
  );
  const theme = /<script type="application\/json" id="tenant">(.*?)<\/script>/.exec(html)?.[1];
  expect(JSON.parse(theme ?? '')).toMatchObject({ title: 'Plum Works', colours: { brand: '#5b1a6e' } });
  expect(html.indexOf('tenant-colours')).toBeGreaterThan(html.indexOf('<script type="module"'));
  expect(headers.get('content-security-policy')).toContain("script-src 'self'");
});

test('the standard brand needs no sheet of its own', async () => {
  const { html } = await pageOf(await makeTenant(app()));
  expect(html).not.toContain('tenant-colours');
  expect(html).toContain(JSON.stringify(defaultColors));
});

test('a name that looks like code is only a name', async () => {
  const { html } = await pageOf(await makeBranded('</title></script><script>alert("$&")</script>', '#5b1a6e'));
  expect(html.match(/<script/g)).toHaveLength(3);
  expect(html).not.toContain('alert("');
  expect(html).toContain('&#60;script&#62;alert');
});

test('tenants asked for at the same time never get each other’s page, sheet or texts', async () => {
  const tenants = await Promise.all(
    Array.from({ length: 6 }, (_each, index) => makeBranded(`Tenant ${index}`, `#5b1a6${index}`)),
  );
  const asked = Array.from({ length: 300 }, (_each, index) => tenants[index % tenants.length] ?? tenants[0]);
  const pages = await Promise.all(asked.map((tenant) => pageOf(tenant ?? { host: '' }, '/api/v1/tenant/theme')));
  pages.forEach(({ html }, index) => {
    const number = index % tenants.length;
    expect(JSON.parse(html).data).toMatchObject({ title: `Tenant ${number}`, colours: { brand: `#5b1a6${number}` } });
  });
});
