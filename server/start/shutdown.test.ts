import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, type ClientRequest, request } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { accountsApi } from '#domain/features/accounts/contract.ts';
import { savedJobsApi } from '#domain/features/jobs/search/saved.ts';
import { liveApi, socketProtocol } from '#domain/features/live/contract.ts';
import { seekersApi } from '#domain/features/seekers/contract.ts';
import { buildConnectionUrl, getDatabasePaths, productDatabase } from '#server/db/embedded/database-paths.ts';
import { findPostmasterPid } from '#server/db/embedded/postmaster.ts';
import { callEndpoint, password, retryUntilAnswered } from '#server/testing/chat/ledger-client.ts';
import { lockTable } from '#server/testing/database/lock-table.ts';
import { createEmptyDatabase } from '#server/testing/database/template.ts';
import { startProduct } from '#server/testing/product.ts';

// Each test starts the product at least once.
vi.setConfig({ testTimeout: 180_000 });

const folder = mkdtempSync(join(tmpdir(), 'wavelength-shutdown-'));
afterAll(() => rmSync(folder, { recursive: true }));

const findPostmasterIn = (dataDir: string) => findPostmasterPid(getDatabasePaths(join(dataDir, 'postgres')));

async function getStatus(url: string): Promise<number> {
  return (await fetch(url)).status;
}

/** Polls without a limit; the test timeout applies. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await delay(5);
}

function get(url: string, agent: Agent): Promise<{ status: number; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    request(url, { agent })
      .on('error', reject)
      .on('response', (response) => {
        response.resume().on('end', () => {
          resolve({ status: response.statusCode ?? 0, connection: response.headers.connection });
        });
      })
      .end();
  });
}

/** Registers a job seeker, which also writes an email. Returns the access token. */
async function register(url: string): Promise<string> {
  const form = { kind: 'candidate', full_name: 'Ines Okafor', email: 'ines@example.com', consent: 'true' };
  const body = { ...form, password };
  const registered = await retryUntilAnswered(() => callEndpoint(url, accountsApi.register, { body }));
  const { data } = registered.body as { data: { access_token: string } };
  return data.access_token;
}

/** The socket of a browser that sleeps: it reads nothing, not even the close frame. */
async function openSilentSocket(url: string, token: string): Promise<WebSocket> {
  const body = { room: 'messages' };
  const answer = await retryUntilAnswered(() => callEndpoint(url, liveApi.ticket, { token, body }));
  const { ticket } = answer.body as { ticket: string };
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/messages/`, [socketProtocol, `tk.${ticket}`]);
  await once(socket, 'open');
  socket.pause();
  return socket;
}

/** Sends the first part of a résumé, and never the rest. */
async function startUpload(url: string, token: string): Promise<ClientRequest> {
  const upload = request(`${url}${seekersApi.uploadResume.path}`, {
    method: seekersApi.uploadResume.method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=part',
      'content-length': 100_000,
    },
  });
  upload.on('error', () => {});
  const head = '--part\r\ncontent-disposition: form-data; name="file"; filename="resume.txt"\r\n\r\nInes Okafor';
  await new Promise((resolve) => upload.write(head, resolve));
  return upload;
}

/** A mail server that accepts connections and never says a word. */
async function startDeafMailServer() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const connected = once(server, 'connection') as Promise<Socket[]>;
  const close = async () => {
    for (const socket of await connected) socket.destroy();
    server.close();
  };
  return { url: `smtp://127.0.0.1:${port}`, connected, close };
}

describe('shutdown', () => {
  it('on SIGTERM reports not ready, finishes requests in progress, refuses new ones and exits with 0', async () => {
    const database = await createEmptyDatabase();
    const product = await startProduct({ DATABASE_URL: database.url, DATA_DIR: join(folder, 'shutdown') });
    const lock = await lockTable(database.url, 'tenant_texts');
    const agent = new Agent({ keepAlive: true });
    const inProgress = get(`${product.url}/api/v1/language/translation/fr`, agent);
    await until(async () => (await lock.waiters()) > 0);
    product.signal('SIGTERM');
    await until(async () => (await getStatus(`${product.url}/readyz`)) === 503);
    expect(await get(`${product.url}/healthz`, agent)).toEqual({ status: 200, connection: 'close' });
    await until(() =>
      getStatus(`${product.url}/healthz`).then(
        () => false,
        () => true,
      ),
    );
    await lock.release();
    expect(await inProgress).toMatchObject({ status: 200 });
    expect(await product.ended).toEqual({ code: 0, signal: null });
    agent.destroy();
    await database.drop();
  });

  it('on repeated signals stops the embedded database and exits with 0', async () => {
    const dataDir = join(folder, 'twice');
    const product = await startProduct({ DATA_DIR: dataDir });
    expect(findPostmasterIn(dataDir)).toBeDefined();
    product.signal('SIGTERM');
    await until(async () => (await getStatus(`${product.url}/readyz`)) === 503);
    for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) product.signal(signal);
    expect(await product.ended).toEqual({ code: 0, signal: null });
    expect(findPostmasterIn(dataDir)).toBeUndefined();
  });

  it('on SIGTERM exits with 0 and stops the embedded database despite silent peers and blocked requests', async ({
    annotate,
  }) => {
    const dataDir = join(folder, 'silent');
    const mailServer = await startDeafMailServer();
    const product = await startProduct({ DATA_DIR: dataDir, SMTP_URL: mailServer.url });
    const token = await register(product.url);
    const silent = await openSilentSocket(product.url, token);
    // The background task that sends mail is running now.
    await mailServer.connected;
    const database = buildConnectionUrl(getDatabasePaths(join(dataDir, 'postgres')), productDatabase);
    const lock = await lockTable(database, 'saved_jobs');
    const blocked = callEndpoint(product.url, savedJobsApi.list, { token });
    await until(async () => (await lock.waiters()) > 0);
    const upload = await startUpload(product.url, token);
    const signaledAt = performance.now();
    product.signal('SIGTERM');
    expect(await product.ended).toEqual({ code: 0, signal: null });
    await annotate(
      `silent socket, half upload, silent mail server, blocked request: exit after ${Math.round(performance.now() - signaledAt)} ms`,
    );
    expect(product.output()).toContain('"stopped"');
    expect(findPostmasterIn(dataDir)).toBeUndefined();
    silent.terminate();
    upload.destroy();
    await Promise.all([blocked, lock.lost, mailServer.close()]);
  });

  it('on SIGINT during startup leaves no database running', async () => {
    const dataDir = join(folder, 'early');
    const product = startProduct({ DATA_DIR: dataDir, DEMO: 'on' }).catch((error: Error) => error);
    await until(async () => findPostmasterIn(dataDir) !== undefined);
    process.kill(Number(readFileSync(join(dataDir, 'postgres', 'owner.pid'), 'utf8')), 'SIGINT');
    expect(String(await product)).toContain('"stopped"');
    expect(findPostmasterIn(dataDir)).toBeUndefined();
  });
});
