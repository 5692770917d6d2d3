import { getProcessorTime, readPostmasterPid } from '#bench/product/processes.ts';
import { demoPassword } from '#server/db/demo/accounts.ts';
import { startServer } from './server-process.ts';

const warmUpCount = 300;
const count = 3000;

/** CPU time of a poll of the notifications when nothing has changed since the last one. */
export async function measurePolling() {
  const server = await startServer({ DEMO: 'on' });
  const authorization = await signIn(server.url);
  const poll = (tag: string) =>
    fetch(`${server.url}/api/v1/notifications/all?page=1&lang=en`, {
      headers: { authorization, ...(tag ? { 'if-none-match': tag } : {}) },
    });
  const first = await poll('');
  const tag = first.headers.get('etag') ?? '';
  await first.arrayBuffer();
  const pollUnchanged = async (times: number) => {
    for (let i = 0; i < times; i += 1) {
      const { status } = await poll(tag);
      if (status !== 304) throw new Error(`A poll without changes answered ${status}.`);
    }
  };
  await pollUnchanged(warmUpCount);
  const postmaster = readPostmasterPid(server.databaseFolder);
  const getTimes = () => [getProcessorTime(server.pid, false), getProcessorTime(postmaster)] as const;
  const before = getTimes();
  await pollUnchanged(count);
  const [serverMs, databaseMs] = getTimes().map((ms, index) => (ms - (before[index] ?? 0)) / count);
  await server.stop();
  return { serverMs: serverMs ?? 0, databaseMs: databaseMs ?? 0 };
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
