import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { applicationsApi } from '#domain/features/applications/contract.ts';
import { seekersApi } from '#domain/features/seekers/contract.ts';
import { testApp } from '#server/testing/app.ts';
import { makeConversation } from '#server/testing/chat/conversations.ts';
import { makeAccount, makeJob, makeTenant } from '#server/testing/factories.ts';
import { openSocket } from '#server/testing/peers/socket.ts';
import { request } from '#server/testing/request.ts';
import { send } from '#server/testing/send.ts';

const metricsToken = 'collector-token-for-tests-0123456789';
const app = testApp({ perMinute: 2000, metricsToken });
const withoutToken = testApp();

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
  return request(`${app().url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}`, ...headers } });
}

async function readInFlight(): Promise<number> {
  return Number(/^http_requests_in_flight (\S+)$/m.exec((await fetchMetrics()).text)?.[1]);
}

/** Sends the head and half of the body of a request, waits until it is in progress, and closes the connection. */
async function abortUpload(): Promise<void> {
  const { host } = await makeTenant(app());
  const before = await readInFlight();
  const socket = connect(Number(new URL(app().url).port), '127.0.0.1');
  const head = ['POST /api/v1/token HTTP/1.1', `host: ${host}`, 'content-type: application/json', 'content-length: 20'];
  socket.write(`${head.join('\r\n')}\r\n\r\n{"username"`);
  await expect.poll(readInFlight).toBe(before + 1);
  socket.destroy();
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

  it('counts an aborted request as ended, once', async () => {
    await abortUpload();
    await expect.poll(readInFlight).toBe(1);
    await abortUpload();
    await expect.poll(readInFlight).toBe(1);
    await request(`${app().url}/healthz`);
    expect(await readInFlight()).toBe(1);
  });

  it('does not count an open or closed socket as a request in progress', async () => {
    const { seeker } = await makeConversation(app());
    const socket = await openSocket(app(), seeker);
    expect(await readInFlight()).toBe(1);
    expect((await fetchMetrics()).text).toMatch(/^sockets_open 1$/m);
    socket.close();
    await socket.closed;
    expect(await readInFlight()).toBe(1);
  });

  it('returns 404 without the token, also to a direct caller on this machine', async () => {
    expect((await fetchMetrics()).status).toBe(200);
    expect((await fetchMetrics({ 'x-forwarded-for': '203.0.113.7', host: 'wavelength.example' })).status).toBe(200);
    for (const authorization of ['', 'Bearer', 'Bearer x', `Bearer ${metricsToken}x`, `Basic ${metricsToken}`]) {
      expect([authorization, (await fetchMetrics({ authorization })).status]).toEqual([authorization, 404]);
    }
  });

  it('returns 404 to every caller if no token is configured', async () => {
    for (const authorization of ['', 'Bearer undefined', `Bearer ${metricsToken}`]) {
      const headers = { authorization, host: 'localhost' };
      expect((await request(`${withoutToken().url}/metrics`, { headers })).status).toBe(404);
    }
  });
});
