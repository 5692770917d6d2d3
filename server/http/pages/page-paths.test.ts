import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeOrganisation, makeTenant } from '#server/testing/factories.ts';
import { submitApplication } from '#server/testing/hiring/applications.ts';
import { request } from '#server/testing/request.ts';
import { makeFolder } from '#server/testing/test-folders.ts';

const patterns = [
  ...[
    '/',
    '/home',
    '/404',
    '/login',
    '/jobs',
    '/jobs/create',
    '/report/timeToHire',
    '/applications',
    '/applications/:id',
  ],
  ...['/employers/:id', '/jobs/:id', '/jobs_view/:id', '/jobs/edit/:id', '/jobs/:id/applications', '/jobs/:id/apply'],
];
const web = makeFolder(tmpdir());
writeFileSync(join(web.path, 'index.html'), '<!doctype html><title>Wavelength</title><head></head>');
writeFileSync(join(web.path, 'page-paths.json'), JSON.stringify(patterns));
const app = testApp({ webFolder: web.path });

async function getPage(host: string, path: string) {
  const { status, text } = await request(`${app().url}${path}`, { headers: { host } });
  return { status, isNoindex: text.includes('noindex'), isPage: text.includes('Wavelength') };
}

describe('GET a page', () => {
  it.each(['/', '/login', '/LOGIN', '/jobs', '/jobs/', '/jobs?status=draft', '/report/timeToHire', '/home', '/404'])(
    '%s -> 200',
    async (path) => {
      const { host } = await makeTenant(app());
      expect(await getPage(host, path)).toEqual({ status: 200, isNoindex: false, isPage: true });
    },
  );

  it.each([
    '/nothing-here',
    '/report/nothing',
    '/jobs/abc',
    '/jobs/1/nothing',
    '/applications/0',
    '/ws/room/x/',
    '/:id',
  ])('%s -> 404 with the page, which search engines leave out', async (path) => {
    const { host } = await makeTenant(app());
    expect(await getPage(host, path)).toEqual({ status: 404, isNoindex: true, isPage: true });
  });

  it('of an employer -> 200 if it is approved in the tenant, otherwise 404', async () => {
    const [tenant, other] = [await makeTenant(app()), await makeTenant(app())];
    const approved = await makeOrganisation(app(), tenant);
    const pending = await makeOrganisation(app(), tenant, { status: 'pending' });
    const partner = await makeOrganisation(app(), tenant, { kind: 'non_profit' });
    expect((await getPage(tenant.host, `/employers/${approved}`)).status).toBe(200);
    expect((await getPage(other.host, `/employers/${approved}`)).status).toBe(404);
    expect((await getPage(tenant.host, `/employers/${pending}`)).status).toBe(404);
    expect((await getPage(tenant.host, `/employers/${partner}`)).status).toBe(404);
  });

  it('of a job -> 200 if it exists in the tenant, otherwise 404', async () => {
    const [tenant, other] = [await makeTenant(app()), await makeTenant(app())];
    const job = await makeJob(app(), await makeAccount(app(), tenant, 'hiring_manager'));
    for (const path of [
      `/jobs/${job.id}`,
      `/jobs_view/${job.id}`,
      `/jobs/edit/${job.id}`,
      `/jobs/${job.id}/apply/check`,
    ]) {
      expect([path, (await getPage(tenant.host, path)).status]).toEqual([path, 200]);
      expect([path, (await getPage(other.host, path)).status]).toEqual([path, 404]);
    }
    expect((await getPage(tenant.host, '/jobs/99999999')).status).toBe(404);
  });

  it('of an application -> 200 if it exists in the tenant, otherwise 404', async () => {
    const tenant = await makeTenant(app());
    const job = await makeJob(app(), await makeAccount(app(), tenant, 'hiring_manager'));
    const { id } = await submitApplication(app(), await makeAccount(app(), tenant, 'job_seeker'), job.id);
    expect((await getPage(tenant.host, `/applications/${id}`)).status).toBe(200);
    expect((await getPage(tenant.host, '/applications/99999999')).status).toBe(404);
  });
});
