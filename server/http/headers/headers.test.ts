import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { filesApi } from '#domain/features/files/contract.ts';
import { seekersApi } from '#domain/features/seekers/contract.ts';
import { buildNonce } from '#server/http/pages/build-nonce.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { send } from '#server/testing/send.ts';
import { makeFolder } from '#server/testing/test-folders.ts';

const web = makeFolder(tmpdir());
mkdirSync(join(web.path, 'assets'));
const script = `<script nonce="${buildNonce}" type="module" src="/assets/main-abc123.js"></script>`;
const html = `<!doctype html><html lang="en"><head><title>Wavelength</title>${script}</head>`;
writeFileSync(join(web.path, 'index.html'), `${html}<body><div id="root"></div></body></html>`);
writeFileSync(join(web.path, 'index.html.gz'), '');
writeFileSync(join(web.path, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(web.path, 'assets', 'main-abc123.js'), 'export {};');
afterAll(web.remove);

const plain = testApp({ webFolder: web.path, perMinute: 1000 });
const behindProxy = testApp({ webFolder: web.path, isSecure: true });

const pagePolicy =
  "script-src 'nonce-N' 'strict-dynamic'; style-src 'self' 'nonce-N'; default-src 'self'; img-src 'self' data: blob:; " +
  "font-src 'self'; connect-src 'self'; worker-src 'none'; frame-src 'none'; media-src 'none'; object-src 'none'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'; " +
  'trusted-types default; report-to csp; report-uri /api/v1/csp-reports';
const closedPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const docsPolicy =
  "default-src 'none'; style-src 'sha256-N'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const immutable = 'public, max-age=31536000, immutable';
const page = 'private, no-cache';
const responses: readonly [what: string, path: string, status: number, caching: string, policy: string][] = [
  ['a page with a prerendered heading', '/', 200, page, pagePolicy],
  ['a page of the web app', '/outbox', 200, page, pagePolicy],
  ['the page of an unknown job', '/jobs/12', 404, page, pagePolicy],
  ['an unknown page', '/none', 200, page, pagePolicy],
  ['the built page', '/index.html', 200, page, pagePolicy],
  ['the built page as a compressed file', '/index.html.gz', 200, page, pagePolicy],
  ['a file of the web app', '/favicon.svg', 200, 'no-cache', closedPolicy],
  ['a file with a hash in its name', '/assets/main-abc123.js', 200, immutable, closedPolicy],
  ['a missing file', '/assets/none.js', 404, 'no-store', closedPolicy],
  ['the phrases of a language', '/assets/translations/ko', 200, 'no-cache', closedPolicy],
  ['the colors of a tenant', '/api/v1/tenant/theme.css', 200, 'no-cache', closedPolicy],
  ['robots.txt', '/robots.txt', 200, 'no-store', closedPolicy],
  ['the sitemap', '/sitemap.xml', 200, 'no-store', closedPolicy],
  ['data', '/api/v1/jobs', 200, 'no-store', closedPolicy],
  ['a 401 error', '/api/v1/me', 401, 'no-store', closedPolicy],
  ['the preview of an email', '/api/v1/outbox/1', 401, 'no-store', closedPolicy],
  ['a validation error', '/api/v1/jobs?limit=x', 400, 'no-store', closedPolicy],
  ['an unknown API path', '/api/v1/nothing', 404, 'no-store', closedPolicy],
  ['the OpenAPI document', '/api/v1/openapi.json', 200, 'no-store', closedPolicy],
  ['the API documentation', '/api/docs', 200, 'no-store', docsPolicy],
  ['the health check', '/healthz', 200, 'no-store', closedPolicy],
  ['metrics for another host', '/metrics', 404, 'no-store', closedPolicy],
];

const withoutNonce = (policy: string | null) => policy?.replaceAll(/(nonce|sha256)-[\w+/=-]+/g, '$1-N');

describe.each(responses)('security headers of %s', (_what, path, status, caching, policy) => {
  it.each(['identity', 'gzip'])('are complete, without server details, for %s', async (encoding) => {
    const { host } = await makeTenant(plain());
    const sent = { host, 'accept-encoding': encoding };
    const { headers, status: found } = await request(`${plain().url}${path}`, { headers: sent });
    expect([found, headers.get('cache-control')]).toEqual([status, caching]);
    expect(withoutNonce(headers.get('content-security-policy'))).toBe(policy);
    expect(headers.get('reporting-endpoints')).toBe(policy === pagePolicy ? 'csp="/api/v1/csp-reports"' : null);
    expectCommonHeaders(headers);
    for (const name of ['set-cookie', 'server', 'x-powered-by', 'strict-transport-security']) {
      expect([name, headers.get(name)]).toEqual([name, null]);
    }
  });

  it('include Strict-Transport-Security if the public URL is https', async () => {
    const { headers } = await request(`${behindProxy().url}${path}`);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('content-security-policy')?.endsWith('; upgrade-insecure-requests')).toBe(policy === pagePolicy);
  });
});

function expectCommonHeaders(headers: Headers): void {
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
  const features = headers.get('permissions-policy')?.split(', ') ?? [];
  expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([
    'clipboard-write=(self)',
    'geolocation=(self)',
  ]);
  for (const name of ['camera', 'microphone', 'payment', 'usb']) expect(features).toContain(`${name}=()`);
}

describe('malformed requests', () => {
  it('return problem details for a malformed URL, malformed HTTP and too long headers', async () => {
    const address = await request(`${plain().url}/%zz`);
    expect(address.status).toBe(400);
    const raw = await sendRaw(plain(), 'NONSENSE\r\n\r\n');
    const tooLong = await sendRaw(plain(), `GET / HTTP/1.1\r\nhost: a\r\nx-long: ${'x'.repeat(40_000)}\r\n\r\n`);
    for (const [text, status, code] of [
      [raw, 400, 'invalid_input'],
      [tooLong, 413, 'payload_too_large'],
    ] as const) {
      const [head = '', body = ''] = text.split('\r\n\r\n');
      expect(head).toContain(`HTTP/1.1 ${status}`);
      expectCommonHeaders(parseHeaders(head));
      expect(JSON.parse(body)).toMatchObject({ status, code, request_id: expect.any(String) });
    }
    expect(JSON.parse(address.text)).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(address.headers.get('content-security-policy')).toBe(closedPolicy);
    expectCommonHeaders(address.headers);
  });
});

describe('POST /api/v1/user/file/download', () => {
  it('sends the file as a sandboxed attachment', async () => {
    const tenant = await makeTenant(plain());
    const seeker = await makeAccount(plain(), tenant, 'job_seeker');
    const file = new File(['Rowan Ellery\nSoftware engineer\nSkills: SQL'], 'my "cv" é.txt', { type: 'text/plain' });
    const uploaded = await send(plain(), seeker, seekersApi.uploadResume, { body: { file } as never });
    const { path } = uploaded.body.resume;
    const { status, headers } = await send(plain(), seeker, filesApi.download, { body: { file_path: path } });
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="[^"\\]*"; filename\*=UTF-8''[\w%.~!-]+$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expectCommonHeaders(headers);
  });
});

describe('tenant of a request', () => {
  const isLoggedIn = async (headers: Record<string, string>, token: string | undefined) => {
    const response = await request(`${behindProxy().url}${accountsApi.me.path}`, {
      headers: { ...headers, authorization: `Bearer ${token}` },
    });
    return response.status === 200;
  };

  it('follows from the host name, ignoring port, case and trailing dot', async () => {
    const tenant = await makeTenant(behindProxy());
    const { token } = await makeAccount(behindProxy(), tenant, 'admin');
    for (const host of [tenant.host, `${tenant.host}:8443`, tenant.host.toUpperCase(), `${tenant.host}.`]) {
      expect([host, await isLoggedIn({ host }, token)]).toEqual([host, true]);
    }
    expect(await isLoggedIn({ host: `x${tenant.host}` }, token)).toBe(false);
  });

  it('ignores X-Forwarded-Host', async () => {
    const [tenant, other] = [await makeTenant(behindProxy()), await makeTenant(behindProxy())];
    const { token } = await makeAccount(behindProxy(), tenant, 'job_seeker');
    expect(await isLoggedIn({ host: tenant.host, 'x-forwarded-host': other.host }, token)).toBe(true);
  });
});

function parseHeaders(head: string): Headers {
  const [, ...lines] = head.split('\r\n');
  return new Headers(lines.map((line): [string, string] => [line.split(': ')[0] ?? '', line.split(': ')[1] ?? '']));
}

function sendRaw({ url }: TestApp, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      response += chunk;
    });
    socket.on('close', () => resolve(response)).on('error', reject);
  });
}
