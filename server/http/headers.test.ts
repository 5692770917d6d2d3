import { mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { filesApi } from '#domain/features/files/contract.ts';
import { seekersApi } from '#domain/features/seekers/contract.ts';
import { type TestApp, testApp } from '#server/testing/app.ts';
import { makeAccount, makeTenant } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { send } from '#server/testing/send.ts';
import { makeFolder } from '#server/testing/test-folders.ts';

const web = makeFolder(tmpdir());
mkdirSync(join(web.path, 'assets'));
writeFileSync(join(web.path, 'index.html'), '<!doctype html><title>Wavelength</title>');
writeFileSync(join(web.path, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
writeFileSync(join(web.path, 'assets', 'main-abc123.js'), 'export {};');
afterAll(web.remove);

const plain = testApp({ webFolder: web.path, perMinute: 1000 });
const behindProxy = testApp({ webFolder: web.path, isSecure: true });

const immutable = 'public, max-age=31536000, immutable';
const responses: readonly [what: string, path: string, status: number, caching: string][] = [
  ['a page', '/', 200, 'no-cache'],
  ['a page of the web app', '/jobs/12', 200, 'no-cache'],
  ['a file of the web app', '/favicon.svg', 200, 'no-cache'],
  ['a file with a hash in its name', '/assets/main-abc123.js', 200, immutable],
  ['a missing file', '/assets/none.js', 404, 'no-store'],
  ['the phrases of a language', '/assets/translations/ko', 200, 'no-cache'],
  ['data', '/api/v1/jobs', 200, 'no-store'],
  ['a 401 error', '/api/v1/me', 401, 'no-store'],
  ['a validation error', '/api/v1/jobs?limit=x', 400, 'no-store'],
  ['an unknown API path', '/api/v1/nothing', 404, 'no-store'],
  ['the OpenAPI document', '/api/v1/openapi.json', 200, 'no-store'],
  ['the API documentation', '/api/docs', 200, 'no-store'],
  ['the health check', '/healthz', 200, 'no-store'],
  ['metrics for another host', '/metrics', 404, 'no-store'],
];

describe.each(responses)('security headers of %s', (_what, path, status, caching) => {
  it('include the content security policy and caching, but no server details', async () => {
    const { host } = await makeTenant(plain());
    const { headers, status: found } = await request(`${plain().url}${path}`, { headers: { host } });
    expect([found, headers.get('cache-control')]).toEqual([status, caching]);
    expect(headers.get('content-security-policy')).toMatch(/default-src '(self|none)'.*frame-ancestors 'none'/);
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,64}$/);
    for (const name of ['set-cookie', 'server', 'x-powered-by', 'strict-transport-security']) {
      expect([name, headers.get(name)]).toEqual([name, null]);
    }
  });

  it('include Strict-Transport-Security if the public URL is https', async () => {
    const { headers } = await request(`${behindProxy().url}${path}`);
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  });
});

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
      expect(head).toContain('x-content-type-options: nosniff');
      expect(JSON.parse(body)).toMatchObject({ status, code, request_id: expect.any(String) });
    }
    expect(JSON.parse(address.text)).toMatchObject({ status: 400, code: 'invalid_input' });
    expect(address.headers.get('content-security-policy')).toContain("default-src 'none'");
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
    expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual(['nosniff', 'no-store']);
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
