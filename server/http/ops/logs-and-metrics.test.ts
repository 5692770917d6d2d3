import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { seekersApi } from '#domain/features/seekers/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeAccount, makeJob, makeTenant } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { send } from '#server/testing/send.ts';

const app = testApp({ perMinute: 2000 });

const canary = () => `canary${randomUUID().replaceAll('-', '')}`;

/** Writes a unique marker into every text field; returns the markers and the tokens. */
async function writeMarkers(): Promise<{ markers: string[]; host: string }> {
  const tenant = await makeTenant(app());
  const job = await makeJob(app(), await makeAccount(app(), tenant, 'hiring_manager'));
  const [name, email, password, wrongPassword, query, note, fileName, skill] = Array.from(
    { length: 8 },
    canary,
  ) as string[];
  const person = { kind: 'candidate', full_name: `${name}`, email: `${email}@example.com`, password: `${password}` };
  const visitor = tenant.visitor;
  const registered = await send(app(), visitor, accountsApi.register, {
    body: { ...person, consent: 'true' } as never,
  });
  expect(registered.status).toBe(201);
  const { access_token: token, refresh_token: refresh } = registered.body.data;
  const credentials = { username: person.email, password: person.password };
  const signedIn = await send(app(), visitor, accountsApi.signIn, { body: credentials });
  await send(app(), visitor, accountsApi.signIn, { body: { ...credentials, password: `${wrongPassword}` } });
  const seeker = { host: tenant.host, token };
  const file = new File([`${name}\n${skill}\nSkills: SQL`], `${fileName}.txt`, { type: 'text/plain' });
  const uploaded = await send(app(), seeker, seekersApi.uploadResume, { body: { file } as never });
  expect(uploaded.status).toBe(201);
  const applied = await send(app(), seeker, applicationsApi.apply, {
    params: { id: String(job.id) },
    body: { resume_id: uploaded.body.resume.id, answers: [], cover_note: `${note}` },
  });
  expect(applied.status).toBe(201);
  await request(`${app().url}/api/v1/jobs?words=${query}&unknown=${query}`, { headers: { host: tenant.host } });
  await request(`${app().url}/${query}`, { headers: { host: tenant.host, cookie: `${query}` } });
  await refreshTwice(tenant.host, refresh);
  const markers = [
    name,
    email,
    password,
    wrongPassword,
    query,
    note,
    fileName,
    skill,
    token,
    refresh,
    signedIn.body.access,
  ];
  return { markers: markers.map(String), host: tenant.host };
}

/** The second time a minute later, as with a stolen refresh token. */
async function refreshTwice(host: string, refresh: string): Promise<void> {
  const refreshSession = () => send(app(), { host }, accountsApi.refresh, { body: { refresh } });
  expect((await refreshSession()).status).toBe(200);
  app().passTime(60);
  expect((await refreshSession()).status).toBe(401);
}

async function fetchMetrics(headers: Record<string, string> = {}) {
  return request(`${app().url}/metrics`, { headers });
}

describe('request log', () => {
  it('contains no user input and no secrets, nor do the metrics', async () => {
    const { markers } = await writeMarkers();
    const { text } = await fetchMetrics();
    const lines = app().logLines.join('');
    expect(lines.length).toBeGreaterThan(1000);
    for (const marker of markers) expect([lines.includes(marker), text.includes(marker)]).toEqual([false, false]);
  });

  it('has one line per request with route, status and request id', async () => {
    const { host } = await makeTenant(app());
    const id = randomUUID();
    const headers = { host, 'x-request-id': id };
    const response = await request(`${app().url}/api/v1/jobs/999999?words=private`, { headers });
    expect(response.headers.get('x-request-id')).toBe(id);
    expect(JSON.parse(response.text)).toMatchObject({ request_id: id, instance: '/api/v1/jobs/:id' });
    const lines = app().logLines.filter((line) => line.includes(id));
    expect(lines.length).toBe(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'info',
      request_id: id,
      method: 'GET',
      route: '/api/v1/jobs/:id',
      status: 404,
      tenant_id: expect.any(Number),
      ip_prefix: '127.0',
    });
  });

  it.each(['short', 'x'.repeat(65), 'line%0Abreak here', 'has spaces in it', '{"json":1}'])(
    'has a new request id instead of %s',
    async (id) => {
      const { headers } = await request(`${app().url}/healthz`, { headers: { 'x-request-id': id } });
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe('GET /metrics', () => {
  it('counts requests by route, logins by outcome, errors and audited actions', async () => {
    const { host } = await writeMarkers();
    const failLogin = () =>
      send(app(), { host }, accountsApi.signIn, { body: { username: 'unknown@example.com', password: 'x' } });
    for (let i = 0; i < 6; i += 1) await failLogin();
    const { text, headers } = await fetchMetrics();
    expect(headers.get('content-type')).toContain('text/plain');
    for (const line of [
      /^sign_ins_total\{outcome="ok"\} [1-9]/m,
      /^sign_ins_total\{outcome="failed"\} [1-9]/m,
      /^sign_ins_total\{outcome="limited"\} [1-9]/m,
      /^actions_total\{action="session.refresh_reuse"\} [1-9]/m,
      /^actions_total\{action="application.apply"\} [1-9]/m,
      /^http_denied_total\{route="\/api\/v1\/token",status="429"\} [1-9]/m,
      /^http_denied_total\{route="\/api\/v1\/token\/refresh",status="401"\} [1-9]/m,
      /^http_request_seconds_count\{route="\/api\/v1\/jobs\/:id\/applications",method="POST",status="201"\} [1-9]/m,
      /^http_requests_in_flight 1$/m,
      /^database_pool_connections [1-9]/m,
      /^database_pool_waiting 0$/m,
      /^nodejs_eventloop_lag_p99_seconds /m,
      /^process_open_fds [1-9]/m,
      /^nodejs_heap_size_used_bytes [1-9]/m,
    ]) {
      expect(text).toMatch(line);
    }
  });

  it('returns 404 unless called directly from this machine', async () => {
    expect((await fetchMetrics()).status).toBe(200);
    expect((await fetchMetrics({ host: 'localhost:3000' })).status).toBe(200);
    for (const headers of [
      { 'x-forwarded-for': '127.0.0.1' },
      { forwarded: 'for=127.0.0.1' },
      { via: '1.1 proxy' },
      { 'x-real-ip': '127.0.0.1' },
      { host: 'wavelength.example' },
    ]) {
      expect([headers, (await fetchMetrics(headers as Record<string, string>)).status]).toEqual([headers, 404]);
    }
  });
});
