import { setTimeout as delay } from 'node:timers/promises';
import { type DeliveryTimes, measureDelivery } from '#bench/chat/delivery.ts';
import { type ServerListeners, startServer } from '#bench/chat/server-process.ts';
import { makeCustomers, openRoom, runInLanes } from '#bench/chat/sockets.ts';
import { registerMembers, visit } from './members.ts';

interface LoadSettings {
  readonly seconds: number;
  /** Requests a second. */
  readonly perSecond: number;
  readonly memberCount: number;
  /** Chats, with two sockets each. */
  readonly chatCount: number;
  /** Called every minute. */
  readonly onMinute?: (server: LoadedServer) => void;
  readonly onCollection?: ServerListeners['onCollection'];
}

export interface LoadedServer {
  readonly url: string;
  readonly pid: number;
  readonly databaseFolder: string;
}

export interface LoadResult {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly requestCount: number;
  /** Answers other than success, by status; 0 is no answer. */
  readonly errors: Readonly<Record<number, number>>;
  readonly chat: DeliveryTimes;
  /** The log lines of failed requests. */
  readonly failures: readonly string[];
}

/** Puts requests of job seekers and chat messages on the product with the demo, at a steady rate. */
export async function runMixedLoad(settings: LoadSettings): Promise<LoadResult> {
  const failures: string[] = [];
  const { onCollection } = settings;
  const onFailedRequest = (line: string) => void failures.push(line);
  const server = await startServer({ DEMO: 'on' }, { onCollection, onFailedRequest });
  try {
    const members = await registerMembers(server.url, settings.memberCount);
    const jobs = (await (await fetch(`${server.url}/api/v1/jobs`)).json()) as { jobs: { id: number }[] };
    const jobIds = jobs.jobs.map(({ id }) => id);
    const customers = await makeCustomers(server.url, settings.chatCount);
    const pairs = await runInLanes(
      customers.map((customer) => async () => ({
        from: await openRoom(server.url, customer),
        to: await openRoom(server.url, customer),
      })),
    );
    const minutes = setInterval(() => settings.onMinute?.(server), 60_000);
    const [requests, chat] = await Promise.all([
      sendRequests(settings, (turn) => {
        const member = members[turn % members.length];
        return member ? visit(server.url, member, turn, jobIds) : Promise.resolve(0);
      }),
      measureDelivery(pairs, settings.seconds),
    ]);
    clearInterval(minutes);
    for (const { from, to } of pairs) for (const socket of [from, to]) socket.terminate();
    return { ...requests, chat, failures };
  } finally {
    await server.stop();
  }
}

/** Sends at fixed times, whether or not earlier responses have arrived, so that a slow server cannot slow the load. */
async function sendRequests({ seconds, perSecond }: LoadSettings, sendOne: (turn: number) => Promise<number>) {
  const times: number[] = [];
  const errors: Record<number, number> = {};
  const pending = new Set<Promise<void>>();
  const start = performance.now();
  for (let turn = 0; turn < seconds * perSecond; turn += 1) {
    const dueIn = start + (turn * 1000) / perSecond - performance.now();
    if (dueIn > 0) await delay(dueIn);
    const sentAt = performance.now();
    const request = sendOne(turn)
      .catch(() => 0)
      .then((status) => {
        times.push(performance.now() - sentAt);
        if (status < 200 || status > 299) errors[status] = (errors[status] ?? 0) + 1;
      })
      .finally(() => pending.delete(request));
    pending.add(request);
  }
  await Promise.all(pending);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), requestCount: times.length, errors };
}
