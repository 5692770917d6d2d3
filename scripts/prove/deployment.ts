// Starts the sample deployment of docs/deployment on this machine: PostgreSQL 15, Redis, two processes, and nginx. Then kills one
// process while requests are sent, and expects that every read is answered and that a chat continues on the other process.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { POSTGRES_15, startPostgres15 } from '#scripts/ci/postgres15.ts';
import { REDIS, startRedis } from '#scripts/ci/redis.ts';
import { installPrograms } from '#scripts/setup/debian.ts';
import { freePort } from '#scripts/test/free-port.ts';
import { nginx, startNginx, startServerProcess } from './deployment/processes.ts';
import { host, openChat, send } from './deployment/requests.ts';

/** Fewer than one address may send in a minute, which both processes count together. */
const readCount = 400;
const failures: string[] = [];

await installPrograms({
  [`${POSTGRES_15}/postgres`]: 'postgresql-15',
  [REDIS]: 'redis-server',
  [nginx]: 'nginx-light',
});
const folder = mkdtempSync(join(tmpdir(), 'wavelength-deployment-'));
const postgres = await startPostgres15({ settings: [] });
const redis = await startRedis();
const settings = {
  DATABASE_URL: postgres.url,
  REDIS_URL: redis.url,
  PUBLIC_URL: `https://${host}`,
  FILES_URL: `file://${folder}/files`,
  SECRET: randomBytes(32).toString('hex'),
  DEMO: 'on',
};
const ports = [await freePort(), await freePort()] as const;
const start = (index: 0 | 1) =>
  startServerProcess(ports[index], { ...settings, DATA_DIR: join(folder, `data-${index}`) });
const processes = [await start(0), await start(1)];
const proxy = await startNginx(folder, ports);
try {
  await checkSignIn();
  await checkChat();
  await checkKill();
} finally {
  for (const each of processes) each.signal('SIGINT');
  await Promise.all(processes.map(({ ended }) => ended));
  for (const peer of [proxy, redis, postgres]) await peer.stop();
  rmSync(folder, { recursive: true, force: true });
}
for (const failure of failures) console.log(`Failed: ${failure}`);
process.exit(failures.length === 0 ? 0 : 1);

/** A session that one process started is known to the other, and ends on both. */
async function checkSignIn(): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ username: 'seeker@wavelength.test', password: 'calm river lantern' });
  const { access } = JSON.parse((await send(proxy.url, '/api/v1/token', { method: 'POST', headers, body })).body);
  const authorization = { authorization: `Bearer ${access}` };
  const readBoth = () => Promise.all(ports.map((port) => fetchMe(port, authorization)));
  expectEqual('a session on both processes', await readBoth(), [200, 200]);
  await send(proxy.url, '/api/v1/logout', { method: 'POST', headers: authorization });
  expectEqual('a session that ended, on both processes', await readBoth(), [401, 401]);
}

async function fetchMe(port: string, headers: Readonly<Record<string, string>>): Promise<number> {
  return (await fetch(`http://127.0.0.1:${port}/api/v1/me`, { headers })).status;
}

/** A message reaches the sockets of the same chat on both processes. */
async function checkChat(): Promise<void> {
  const body = '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\nguest@guest.test\r\n--x--\r\n';
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const { cookie } = await send(proxy.url, '/api/v1/checkemail', { method: 'POST', headers, body });
  const counts = [0, 0, 0, 0];
  const text = `Hello ${randomUUID()}`;
  const sockets = await Promise.all(
    counts.map((_, index) =>
      openChat(proxy.url, cookie, 'chata', (message) => {
        if (message.includes(text) && !message.includes('"ack"')) counts[index] = (counts[index] ?? 0) + 1;
      }),
    ),
  );
  sockets[0]?.send(JSON.stringify({ message_type: 'send', message: text, client_id: randomUUID() }));
  for (let i = 0; i < 100 && counts.some((count) => count === 0); i += 1) await delay(50);
  expectEqual('one message on each socket of a chat', counts, [1, 1, 1, 1]);
  for (const socket of sockets) socket.terminate();
}

/** While one process is killed and started again, no read fails. */
async function checkKill(): Promise<void> {
  const statuses: Record<number, number> = {};
  const times: number[] = [];
  const reads = Array.from({ length: readCount }, async (_, index) => {
    await delay(index * 20);
    const sentAt = performance.now();
    const { status } = await send(proxy.url, `/api/v1/jobs?words=data&page=${index}`);
    times.push(performance.now() - sentAt);
    statuses[status] = (statuses[status] ?? 0) + 1;
  });
  await delay(readCount * 4);
  processes[0]?.signal('SIGKILL');
  await processes[0]?.ended;
  const restartedAt = performance.now();
  processes[0] = await start(0);
  const restartMs = Math.round(performance.now() - restartedAt);
  await Promise.all(reads);
  expectEqual(`${readCount} reads while a process is killed`, statuses, { 200: readCount });
  console.log(
    `slowest read during the kill ${Math.max(...times).toFixed(0)} ms; the process was ready again after ${restartMs} ms`,
  );
}

function expectEqual(what: string, actual: unknown, expected: unknown): void {
  const [is, shouldBe] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== shouldBe) failures.push(`${what}: ${is}, expected ${shouldBe}`);
  console.log(`${what}: ${is}`);
}
