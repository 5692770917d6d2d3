import { setTimeout as delay } from 'node:timers/promises';
import { getProcessorTime, readPostmasterPid } from '#bench/product/processes.ts';
import { demoPassword } from '#server/db/demo/accounts.ts';
import { startServer } from './server-process.ts';

const warmUpCount = 300;
const count = 3000;
const minUnchanged = 0.99;
const maxIdleMsPerSecond = 100;
const maxSettlingSeconds = 120;

/** CPU time of a poll of the notifications when nothing has changed since the last one. */
export async function measurePolling() {
  const server = await startServer({ DEMO: 'on' });
  const authorization = await signIn(server.url);
  let tag = '';
  const poll = async (index: number) => {
    // Each address has a limit of its own.
    const address = `10.1.${index >> 6}.1`;
    const headers = { authorization, 'if-none-match': tag, 'x-forwarded-for': address };
    const answer = await fetch(`${server.url}/api/v1/notifications/all?page=1&lang=en`, { headers });
    await answer.arrayBuffer();
    tag = answer.headers.get('etag') ?? '';
    return answer.status;
  };
  const postmaster = readPostmasterPid(server.databaseFolder);
  const getTimes = () => [getProcessorTime(server.pid), getProcessorTime(postmaster, true)] as const;
  await waitUntilIdle(getTimes);
  for (let i = 0; i < warmUpCount; i += 1) await poll(i);
  const before = getTimes();
  let unchangedCount = 0;
  for (let i = warmUpCount; i < warmUpCount + count; i += 1) if ((await poll(i)) === 304) unchangedCount += 1;
  // A tag expires now and then.
  if (unchangedCount < count * minUnchanged) throw new Error(`Only ${unchangedCount} polls found nothing changed.`);
  const [serverMs, databaseMs] = getTimes().map((ms, index) => (ms - (before[index] ?? 0)) / count);
  await server.stop();
  return { serverMs: serverMs ?? 0, databaseMs: databaseMs ?? 0 };
}

/** The background tasks of a new demo keep both processes busy for a while. */
async function waitUntilIdle(getTimes: () => readonly number[]): Promise<void> {
  for (let second = 0; second < maxSettlingSeconds; second += 1) {
    const before = sum(getTimes());
    await delay(1000);
    if (sum(getTimes()) - before < maxIdleMsPerSecond) return;
  }
  throw new Error(`The product was still busy after ${maxSettlingSeconds} seconds.`);
}

function sum(times: readonly number[]): number {
  return times.reduce((total, ms) => total + ms, 0);
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'seeker@wavelength.test', password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`The sign-in answered ${answer.status}.`);
  return `Bearer ${(await answer.json()).access}`;
}
