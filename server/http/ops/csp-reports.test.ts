import { describe, expect, it } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { request } from '#server/testing/request.ts';

const metricsToken = 'collector-token-for-tests-0123456789';
const app = testApp({ metricsToken });
const limited = testApp({ perMinute: 1000 });

const path = '/api/v1/csp-reports';
const legacyType = 'application/csp-report';
const currentType = 'application/reports+json';

function post(body: unknown, type: string, test = app()) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return request(`${test.url}${path}`, { method: 'POST', headers: { 'content-type': type }, body: text });
}

const legacyReport = (directive: string, blocked: string) => ({
  'csp-report': {
    'document-uri': 'http://wavelength.test/setpassword?token=secret-of-a-link',
    referrer: 'http://wavelength.test/?words=secret-search',
    'effective-directive': directive,
    'violated-directive': directive,
    'blocked-uri': blocked,
    'original-policy': 'secret-policy',
    'script-sample': 'secret-sample',
  },
});

const currentReport = (directive: string, blocked: string | null) => ({
  type: 'csp-violation',
  age: 5,
  url: 'http://wavelength.test/setpassword?token=secret-of-a-link',
  user_agent: 'secret-agent',
  body: {
    effectiveDirective: directive,
    blockedURL: blocked,
    documentURL: 'http://wavelength.test/?secret',
    sample: 'secret',
  },
});

/** The violations logged by `run`. */
async function readLogged(run: () => Promise<unknown>): Promise<unknown[]> {
  const from = app().logLines.length;
  await run();
  return app()
    .logLines.slice(from)
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'content security policy violation')
    .map(({ level, directive, blocked }) => ({ level, directive, blocked }));
}

describe('POST /api/v1/csp-reports', () => {
  it.each([
    ['an inline script', 'script-src-elem', 'inline', 'script-src-elem', 'inline'],
    [
      'a script of another host',
      'script-src-elem',
      'https://evil.test:8443/a?b=secret',
      'script-src-elem',
      'evil.test:8443',
    ],
    [
      'text used as HTML',
      'require-trusted-types-for',
      'trusted-types-sink',
      'require-trusted-types-for',
      'trusted-types-sink',
    ],
    ['a browser extension', 'script-src', 'chrome-extension://abcdef/secret.js', 'script-src', 'chrome-extension:'],
    ['a directive with its sources', "script-src 'self' secret.test", 'eval', 'script-src', 'eval'],
    ['an unknown directive', 'secret-directive', 'secret', 'other', 'other'],
  ])('%s -> a warning with the directive and the blocked host', async (_what, directive, blocked, name, host) => {
    const warning = { level: 'warn', directive: name, blocked: host };
    const logged = await readLogged(async () => {
      expect((await post(legacyReport(directive, blocked), legacyType)).status).toBe(204);
      expect((await post([currentReport(directive, blocked)], currentType)).status).toBe(204);
    });
    expect(logged).toEqual([warning, warning]);
    expect(app().logLines.join('')).not.toContain('secret');
  });

  it('several reports at once -> one warning for each violation of the policy', async () => {
    const other = { type: 'deprecation', body: { id: 'secret' } };
    const reports = [currentReport('img-src', 'http://images.test/'), other, currentReport('trusted-types', null)];
    expect(await readLogged(() => post(reports, currentType))).toMatchObject([
      { directive: 'img-src', blocked: 'images.test' },
      { directive: 'trusted-types', blocked: 'other' },
    ]);
  });

  it('a report -> counted in the metrics by directive', async () => {
    await post(legacyReport('font-src', 'data'), legacyType);
    const { text } = await request(`${app().url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    expect(text).toContain('csp_violations_total{directive="font-src"} 1');
  });

  it.each([
    ['JSON of another type', legacyReport('img-src', 'inline'), 'application/json', 415, 'unsupported_media_type'],
    ['no JSON', '{"csp-report"', legacyType, 400, 'invalid_input'],
    ['a report that is a text', '"x"', currentType, 400, 'invalid_input'],
    ['a directive that is a number', { 'csp-report': { 'effective-directive': 1 } }, legacyType, 400, 'invalid_input'],
    ['21 reports', Array.from({ length: 21 }, () => currentReport('img-src', '')), currentType, 400, 'invalid_input'],
    ['70 kB', legacyReport('img-src', 'x'.repeat(70_000)), legacyType, 413, 'payload_too_large'],
  ])('%s -> an error and no warning', async (_what, body, type, status, code) => {
    const logged = await readLogged(async () => {
      const response = await post(body, type);
      expect([response.status, JSON.parse(response.text).code]).toEqual([status, code]);
    });
    expect(logged).toEqual([]);
  });

  it('names the field that is not valid', async () => {
    const { text } = await post({ 'csp-report': { 'blocked-uri': 1 } }, legacyType);
    expect(JSON.parse(text).fields).toMatchObject([{ field: 'body.csp-report.blocked-uri' }]);
  });

  it('21 requests in a minute from one network -> 429', async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 21; index += 1) {
      statuses.push((await post(legacyReport('img-src', 'inline'), legacyType, limited())).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 204), 429]);
  });
});
