import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeJob, makeManager } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { send } from '#server/testing/send.ts';
import { makeFolder } from '#server/testing/test-folders.ts';

const web = makeFolder(tmpdir());
writeFileSync(join(web.path, 'index.html'), readFileSync('web/index.html'));
const app = testApp({ webFolder: web.path });

const fetchText = async (host: string, path: string) =>
  (await request(`${app().url}${path}`, { headers: { host } })).text;
const parsePosting = (html: string) => {
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  return data === undefined ? undefined : JSON.parse(data);
};

describe('GET /jobs/:id', () => {
  it('has a JobPosting with all required and recommended properties for an active job', async () => {
    const { tenant, manager } = await makeManager(app());
    const job = await makeJob(app(), manager, { title: 'Data & <Quality> Analyst', closes_on: '2099-01-31' });
    const html = await fetchText(tenant.host, `/jobs/${job.id}`);
    expect(html).toContain('<title>Data &#38; &#60;Quality&#62; Analyst – ');
    expect(html).toContain(`<link rel="canonical" href="http://${tenant.host}`);
    expect(html).not.toContain('noindex');
    expect(parsePosting(html)).toMatchObject({
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

  it('names the allowed country of remote work, and has noindex for a closed job', async () => {
    const { tenant, manager } = await makeManager(app());
    const job = await makeJob(app(), manager, { work_mode: 'remote' });
    expect(parsePosting(await fetchText(tenant.host, `/jobs/${job.id}`))).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { name: 'US' },
    });
    expect(await fetchText(tenant.host, '/sitemap-1.xml')).toContain(`/jobs/${job.id}</loc>`);
    const params = { id: String(job.id) };
    await send(app(), manager, jobsApi.move, { params, body: { to: 'closed', version: job.version } });
    const html = await fetchText(tenant.host, `/jobs/${job.id}`);
    expect(parsePosting(html)).toBeUndefined();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(await fetchText(tenant.host, '/sitemap-1.xml')).not.toContain(`/jobs/${job.id}</loc>`);
  });

  it('uses the country of the employer for remote work without a country, or none if unknown', async () => {
    const { tenant, manager } = await makeManager(app());
    const noLocation = { city: '', region: '', country: '', latitude: null, longitude: null };
    const job = await makeJob(app(), manager, { work_mode: 'remote', place: noLocation });
    const posting = async () => parsePosting(await fetchText(tenant.host, `/jobs/${job.id}`));
    const withoutCountry = await posting();
    expect(withoutCountry).toMatchObject({ '@type': 'JobPosting', jobLocationType: 'TELECOMMUTE' });
    expect(withoutCountry).not.toHaveProperty('applicantLocationRequirements');
    expect(withoutCountry).not.toHaveProperty('jobLocation');
    const { pool } = app().services.database;
    await pool.query("update organisations set country = 'CA' where id = $1", [job.organisation.id]);
    expect(await posting()).toMatchObject({ applicantLocationRequirements: { '@type': 'Country', name: 'CA' } });
  });

  it('has noindex past the closing day, and a one-sided salary as entered', async () => {
    const { tenant, manager } = await makeManager(app());
    const salary = { min: 50_000, max: null, currency: 'USD', period: 'year' } as const;
    const addDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const open = await makeJob(app(), manager, { closes_on: addDays(1), salary });
    const expired = await makeJob(app(), manager);
    await app().services.database.pool.query('update jobs set closes_on = $2 where id = $1', [expired.id, addDays(-2)]);
    expect(parsePosting(await fetchText(tenant.host, `/jobs/${open.id}`)).baseSalary.value).toEqual({
      '@type': 'QuantitativeValue',
      minValue: 50_000,
      unitText: 'YEAR',
    });
    const html = await fetchText(tenant.host, `/jobs/${expired.id}`);
    expect(parsePosting(html)).toBeUndefined();
    expect(html).toContain('<meta name="robots" content="noindex">');
  });

  it('has no job data for a draft, a job of another tenant, or an invalid id', async () => {
    const { tenant, manager } = await makeManager(app());
    const other = await makeManager(app());
    const draft = await makeJob(app(), manager, { isActive: false, title: 'Unannounced role' });
    const foreign = await makeJob(app(), other.manager, { title: 'Elsewhere' });
    for (const id of [draft.id, foreign.id, 'create', '9'.repeat(40), '%00']) {
      const html = await fetchText(tenant.host, `/jobs/${id}`);
      expect(html).not.toMatch(/ld\+json|Unannounced|Elsewhere/);
    }
  });
});

describe('GET /robots.txt and /sitemap.xml', () => {
  it('link to the sitemap files', async () => {
    const { tenant } = await makeManager(app());
    expect(await fetchText(tenant.host, '/robots.txt')).toMatch(/Sitemap: http:\/\/[^\n]+\/sitemap\.xml\n/);
    expect(await fetchText(tenant.host, '/sitemap.xml')).toContain('/sitemap-1.xml</loc>');
    expect((await request(`${app().url}/sitemap-7.xml`, { headers: { host: tenant.host } })).status).toBe(404);
  });
});
