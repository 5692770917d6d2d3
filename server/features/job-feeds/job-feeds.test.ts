import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { feedFormats } from '#domain/features/job-feeds/formats.ts';
import { jobsApi } from '#domain/features/jobs/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant } from '#server/testing/factories.ts';
import { send } from '#server/testing/send.ts';

const app = testApp();

async function createEmployer() {
  const tenant = await makeTenant(app());
  const manager = await makeAccount(app(), tenant, 'hiring_manager');
  return { tenant, manager };
}

function get(host: string, path: string, headers: Record<string, string> = {}) {
  return app().app.inject({ method: 'GET', url: path, headers: { host, ...headers } });
}

/** The texts of all elements with a name, read by a strict parser. */
function readTexts(xml: string, name: string): string[] {
  const parser = new SaxesParser({ xmlns: false });
  const texts: string[] = [];
  let isInside = false;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => {
    isInside = tag.name === name;
    if (isInside) texts.push('');
  });
  parser.on('text', (text) => {
    if (isInside) texts[texts.length - 1] += text;
  });
  parser.on('closetag', () => {
    isInside = false;
  });
  parser.write(xml).close();
  return texts;
}

const files = [...feedFormats.keys()];

describe('GET /feeds/:file', () => {
  it.each(files.filter((file) => !file.endsWith('.json')))(
    '%s -> well-formed XML with hostile texts unchanged',
    async (file) => {
      const { tenant, manager } = await createEmployer();
      const title = 'Clerk & "Buyer" <b>]]>\u{1f600}';
      await makeJob(app(), manager, { title, description: 'The first paragraph.\n\nThe second < the third.' });
      const { body, statusCode } = await get(tenant.host, `/feeds/${file}`);
      expect(statusCode).toBe(200);
      const [name, path] = file === 'jobs.atom' ? ['title', 'content'] : ['title', 'description'];
      expect(readTexts(body, name).some((text) => text.includes(title))).toBe(true);
      expect(
        readTexts(body, path).some((html) =>
          html.includes('<p>The first paragraph.</p><p>The second &lt; the third.</p>'),
        ),
      ).toBe(true);
    },
  );

  it('jobs.json -> every field of a job, readable from other sites', async () => {
    const { tenant, manager } = await createEmployer();
    const job = await makeJob(app(), manager, {
      title: 'Archivist',
      place: { city: 'Austin', region: 'TX', country: 'US', latitude: null, longitude: null },
    });
    const response = await get(tenant.host, '/feeds/jobs.json');
    expect(response.headers['access-control-allow-origin']).toBe('*');
    expect(response.json().jobs).toMatchObject([
      { id: job.id, title: 'Archivist', city: 'Austin', work_mode: 'hybrid' },
    ]);
  });

  it('more jobs than a page -> each once, newest first', async () => {
    const { tenant, manager } = await createEmployer();
    for (let index = 0; index < 205; index += 1) await makeJob(app(), manager, { title: `Job ${index}` });
    const ids: number[] = (await get(tenant.host, '/feeds/jobs.json')).json().jobs.map(({ id }: { id: number }) => id);
    expect(ids).toHaveLength(205);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
    expect(readTexts((await get(tenant.host, '/feeds/jobs.rss')).body, 'guid')).toHaveLength(100);
  });

  it('drafts, closed jobs, other employers, other tenants -> not listed', async () => {
    const { tenant, manager } = await createEmployer();
    const other = await makeAccount(app(), tenant, 'hiring_manager');
    await makeJob(app(), manager, { title: 'Open' });
    await makeJob(app(), manager, { title: 'Draft', isActive: false });
    const closed = await makeJob(app(), manager, { title: 'Closed' });
    const move = { params: { id: String(closed.id) }, body: { to: 'closed' as const, version: closed.version } };
    expect((await send(app(), manager, jobsApi.move, move)).status).toBe(200);
    await makeJob(app(), other, { title: 'Elsewhere' });
    const { tenant: foreign, manager: foreigner } = await createEmployer();
    await makeJob(app(), foreigner, { title: 'Foreign' });
    const list = async (host: string, query = '') =>
      (await get(host, `/feeds/jobs.json${query}`)).json().jobs.map(({ title }: { title: string }) => title);
    expect(await list(tenant.host, `?organization=${manager.organisationId}`)).toEqual(['Open']);
    expect((await list(tenant.host)).toSorted()).toEqual(['Elsewhere', 'Open']);
    expect(await list(foreign.host)).toEqual(['Foreign']);
    expect((await get(foreign.host, `/feeds/jobs.json?organization=${manager.organisationId}`)).statusCode).toBe(404);
  });

  it('an unchanged feed -> 304, a changed one -> 200', async () => {
    const { tenant, manager } = await createEmployer();
    await makeJob(app(), manager, { title: 'First' });
    const { headers } = await get(tenant.host, '/feeds/indeed.xml');
    const again = await get(tenant.host, '/feeds/indeed.xml', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await makeJob(app(), manager, { title: 'Second' });
    const changed = await get(tenant.host, '/feeds/indeed.xml', { 'if-none-match': String(headers.etag) });
    expect(changed.statusCode).toBe(200);
    expect(readTexts(changed.body, 'title')).toEqual(['Second', 'First']);
  });

  it.each(['/feeds/jobs.csv', '/feeds/constructor'])('%s -> 404', async (path) => {
    const { tenant } = await createEmployer();
    expect((await get(tenant.host, path)).statusCode).toBe(404);
  });

  it('an organization that is no number -> 400 that names the field', async () => {
    const { tenant } = await createEmployer();
    const { statusCode, body } = await get(tenant.host, '/feeds/jobs.rss?organization=abc');
    expect(statusCode).toBe(400);
    expect(body).toContain('organization');
  });
});
