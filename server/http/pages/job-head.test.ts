import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { send } from '#server/testing/send.ts';
import { makeFolder } from '#server/testing/test-folders.ts';

const web = makeFolder(tmpdir());
writeFileSync(join(web.path, 'index.html'), readFileSync('web/index.html'));
const app = testApp({ webFolder: web.path });

async function employer() {
  const tenant = await makeTenant(app());
  return { tenant, manager: await makeAccount(app(), tenant, 'hiring_manager') };
}

const textOf = async (host: string, path: string) => (await request(`${app().url}${path}`, { headers: { host } })).text;
const postingOf = (html: string) => {
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  return data === undefined ? undefined : JSON.parse(data);
};

test('the page of an active job carries its posting with all that search engines require and recommend', async () => {
  const { tenant, manager } = await employer();
  const job = await makeJob(app(), manager, { title: 'Data & <Quality> Analyst', closes_on: '2099-01-31' });
  const html = await textOf(tenant.host, `/jobs/${job.id}`);
  expect(html).toContain('<title>Data &#38; &#60;Quality&#62; Analyst – ');
  expect(html).toContain(`<link rel="canonical" href="http://${tenant.host}`);
  expect(html).not.toContain('noindex');
  expect(postingOf(html)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Data & <Quality> Analyst',
    description: expect.stringMatching(/^<p>You build tools/),
    datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    validThrough: '2099-01-31T23:59:59-12:00',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: job.company },
    jobLocation: { address: { addressLocality: 'Atlanta', addressRegion: 'GA', addressCountry: 'US' } },
    baseSalary: { currency: 'USD', value: { minValue: 80_000, maxValue: 100_000, unitText: 'YEAR' } },
    identifier: { value: String(job.id) },
    directApply: true,
  });
});

test('remote work says where one may live; a closed job keeps its page, without a posting and not listed', async () => {
  const { tenant, manager } = await employer();
  const job = await makeJob(app(), manager, { work_mode: 'remote' });
  expect(postingOf(await textOf(tenant.host, `/jobs/${job.id}`))).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { name: 'US' },
  });
  expect(await textOf(tenant.host, '/sitemap-1.xml')).toContain(`/jobs/${job.id}</loc>`);
  const params = { id: String(job.id) };
  await send(app(), manager, jobsApi.move, { params, body: { to: 'closed', version: job.version } });
  const html = await textOf(tenant.host, `/jobs/${job.id}`);
  expect(postingOf(html)).toBeUndefined();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(await textOf(tenant.host, '/sitemap-1.xml')).not.toContain(`/jobs/${job.id}</loc>`);
});

test('remote work that names no country is open to the employer’s; where nobody has told one, none is claimed', async () => {
  const { tenant, manager } = await employer();
  const nowhere = { city: '', region: '', country: '', latitude: null, longitude: null };
  const job = await makeJob(app(), manager, { work_mode: 'remote', place: nowhere });
  const posting = async () => postingOf(await textOf(tenant.host, `/jobs/${job.id}`));
  const silent = await posting();
  expect(silent).toMatchObject({ '@type': 'JobPosting', jobLocationType: 'TELECOMMUTE' });
  expect(silent).not.toHaveProperty('applicantLocationRequirements');
  expect(silent).not.toHaveProperty('jobLocation');
  const { pool } = app().services.database;
  await pool.query("update organisations set country = 'CA' where id = $1", [job.organisation.id]);
  expect(await posting()).toMatchObject({ applicantLocationRequirements: { '@type': 'Country', name: 'CA' } });
});

test('a job past its closing day is not listed either; pay that is known on one side says so', async () => {
  const { tenant, manager } = await employer();
  const salary = { min: 50_000, max: null, currency: 'USD', period: 'year' } as const;
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const open = await makeJob(app(), manager, { closes_on: day(1), salary });
  const over = await makeJob(app(), manager);
  await app().services.database.pool.query('update jobs set closes_on = $2 where id = $1', [over.id, day(-2)]);
  expect(postingOf(await textOf(tenant.host, `/jobs/${open.id}`)).baseSalary.value).toEqual({
    '@type': 'QuantitativeValue',
    minValue: 50_000,
    unitText: 'YEAR',
  });
  const html = await textOf(tenant.host, `/jobs/${over.id}`);
  expect(postingOf(html)).toBeUndefined();
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('a draft, another tenant’s job and what is no number tell nothing', async () => {
  const { tenant, manager } = await employer();
  const other = await employer();
  const draft = await makeJob(app(), manager, { isActive: false, title: 'Unannounced role' });
  const foreign = await makeJob(app(), other.manager, { title: 'Elsewhere' });
  for (const id of [draft.id, foreign.id, 'create', '9'.repeat(40), '%00']) {
    const html = await textOf(tenant.host, `/jobs/${id}`);
    expect(html).not.toMatch(/ld\+json|Unannounced|Elsewhere/);
  }
});

test('robots are told where the sitemap is, and it names its files', async () => {
  const { tenant } = await employer();
  expect(await textOf(tenant.host, '/robots.txt')).toMatch(/Sitemap: http:\/\/[^\n]+\/sitemap\.xml\n/);
  expect(await textOf(tenant.host, '/sitemap.xml')).toContain('/sitemap-1.xml</loc>');
  expect((await request(`${app().url}/sitemap-7.xml`, { headers: { host: tenant.host } })).status).toBe(404);
});
