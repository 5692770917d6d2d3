import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { makeFolder } from '#server/testing/test-folders.ts';
import { buildNonce } from './build-nonce.ts';

const web = makeFolder(tmpdir());
const head = `<title>Wavelength</title><meta property="csp-nonce" nonce="${buildNonce}">`;
const script = `<script nonce="${buildNonce}" src="/assets/main.js"></script>`;
const page = `<!doctype html><html lang="en"><head>${head}${script}</head><body><div id="root"></div></body></html>`;
writeFileSync(join(web.path, 'index.html'), page);
const assets = {
  '/jobs/:id': { scripts: ['assets/job.js'], styles: [] },
  '/': { scripts: ['assets/a.js'], styles: [] },
};
writeFileSync(join(web.path, 'page-assets.json'), JSON.stringify(assets));
afterAll(web.remove);
const app = testApp({ webFolder: web.path });

async function fetchPage(path: string, headers: Record<string, string>) {
  const response = await request(`${app().url}${path}`, { headers });
  const isCompressed = response.headers.get('content-encoding') === 'gzip';
  const html = (isCompressed ? gunzipSync(response.bytes) : response.bytes).toString();
  const policy = response.headers.get('content-security-policy') ?? '';
  return {
    html,
    isCompressed,
    validators: [response.headers.get('etag'), response.headers.get('last-modified')],
    status: response.status,
    inHeader: [...policy.matchAll(/'nonce-([^']+)'/g)].map((match) => match[1]),
    inPage: [...html.matchAll(/ nonce="([^"]+)"/g)].map((match) => match[1]),
  };
}

describe('the nonce of a page', () => {
  it.each([
    ['/', 'identity', 3],
    ['/', 'gzip', 3],
    ['/pricing', 'identity', 2],
    ['/index.html', 'identity', 2],
    ['/index.html', 'gzip', 2],
    ['/none', 'gzip', 2],
  ])('%s as %s -> the nonce of the header at every script', async (path, encoding, count) => {
    const { host } = await makeTenant(app());
    const { inHeader, inPage, html } = await fetchPage(path, { host, 'accept-encoding': encoding });
    const [nonce] = inHeader;
    expect(nonce).toMatch(/^[\w-]{22}$/);
    expect(inHeader).toEqual([nonce, nonce]);
    expect(inPage).toEqual(Array.from({ length: count }, () => nonce));
    expect(html).not.toContain(buildNonce);
  });

  it('a job -> the nonce of the header, also compressed, and not in its text', async () => {
    const tenant = await makeTenant(app());
    const description = `${buildNonce} ${'Quiet room. '.repeat(400)}`;
    const job = await makeJob(app(), await makeAccount(app(), tenant, 'hiring_manager'), { description });
    const sent = { host: tenant.host, 'accept-encoding': 'gzip' };
    const { inHeader, inPage, isCompressed, html } = await fetchPage(`/jobs/${job.id}`, sent);
    expect(isCompressed).toBe(true);
    expect(inPage).toEqual([inHeader[0], inHeader[0], inHeader[0]]);
    expect(html.split(inHeader[0] ?? '')).toHaveLength(4);
    expect(html).toContain(buildNonce);
  });

  it('fifty requests -> fifty nonces', async () => {
    const { host } = await makeTenant(app());
    const pages = await Promise.all(Array.from({ length: 50 }, () => fetchPage('/', { host })));
    expect(new Set(pages.map(({ inHeader }) => inHeader[0])).size).toBe(50);
  });

  it('a conditional request -> the whole page with a new nonce', async () => {
    const { host } = await makeTenant(app());
    const conditions = { host, 'if-none-match': '*', 'if-modified-since': new Date().toUTCString() };
    for (const path of ['/', '/index.html']) {
      const { status, validators, inPage, inHeader } = await fetchPage(path, conditions);
      expect([path, status, validators]).toEqual([path, 200, [null, null]]);
      expect(inPage[0]).toBe(inHeader[0]);
    }
  });
});
