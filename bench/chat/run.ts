// `npm run bench:chat`: memory of idle sockets, and the time of a message from one customer's socket to the other, next to a
// bare `ws` server on the same machine. Writes the section "Chat" of bench/results.md.
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { getMemory, getProcessorTime, readPostmasterPid } from '#bench/product/processes.ts';
import { writeSection } from '#bench/results/results-page.ts';
import { type DeliveryTimes, measureDelivery, perSecond } from './delivery.ts';
import { startEchoServer, startServer } from './server-process.ts';
import { makeCustomer, openEcho, openRoom, runInLanes } from './sockets.ts';

const idleCount = Number(process.env.IDLE_SOCKETS ?? 10_000);
const idleSeconds = Number(process.env.IDLE_SECONDS ?? 60);
/** Two sockets of each customer. */
const customerCount = 1000;
const maxKilobytesPerSocket = 16;
const settleMs = 5000;

// First, because memory that other measurements freed would hide what the sockets use.
const idleSockets = await measureIdle();
const echo = await measureEcho();
const chat = await measureChat();
const ratio = chat.p50 / echo.p50;
const text = `${new Date().toISOString().slice(0, 10)}, load average ${(loadavg()[0] ?? 0).toFixed(1)} on this machine.

| ${perSecond} messages a second, ${customerCount * 2} sockets | p50 ms | p99 ms | messages | sent again |
|---|---|---|---|---|
| bare \`ws\` echo | ${formatRow(echo)} |
| chat: sent, stored, delivered to another socket | ${formatRow(chat)} |

The chat takes ${ratio.toFixed(1)} times as long as the echo at p50: each message is committed to the database before it is
delivered. One message costs ${chat.cpuMs.toFixed(2)} ms of processor time of the server and ${chat.databaseCpuMs.toFixed(2)} ms of the database.

${idleSockets.count} idle sockets of chats for ${idleSeconds} seconds: ${idleSockets.kilobytes.toFixed(1)} KB each (limit ${maxKilobytesPerSocket}), ${idleSockets.closed} closed.`;
console.log(text);
writeSection('Chat', text);
process.exit(idleSockets.closed > 0 || idleSockets.kilobytes > maxKilobytesPerSocket ? 1 : 0);

function formatRow({ p50, p99, count, retryCount }: DeliveryTimes): string {
  return `${p50.toFixed(2)} | ${p99.toFixed(2)} | ${count} | ${retryCount}`;
}

async function measureEcho(): Promise<DeliveryTimes> {
  const server = await startEchoServer();
  const sockets = await runInLanes(Array.from({ length: customerCount * 2 }, () => () => openEcho(server.url)));
  const times = await measureDelivery(sockets.map((socket) => ({ from: socket, to: socket })));
  await server.stop();
  return times;
}

function makeCustomers(url: string) {
  return runInLanes(Array.from({ length: customerCount }, (_, index) => () => makeCustomer(url, index)));
}

async function measureChat() {
  const server = await startServer();
  const customers = await makeCustomers(server.url);
  const pairs = await runInLanes(
    customers.map((customer) => async () => ({
      from: await openRoom(server.url, customer),
      to: await openRoom(server.url, customer),
    })),
  );
  const postmaster = readPostmasterPid(server.databaseFolder);
  const before = [getProcessorTime(server.pid), getProcessorTime(postmaster)] as const;
  const times = await measureDelivery(pairs);
  const cpuMs = (getProcessorTime(server.pid) - before[0]) / times.count;
  const databaseCpuMs = (getProcessorTime(postmaster) - before[1]) / times.count;
  await server.stop();
  return { ...times, cpuMs, databaseCpuMs };
}

async function measureIdle() {
  const server = await startServer();
  const customers = await makeCustomers(server.url);
  let closed = 0;
  const open = (count: number) =>
    runInLanes(
      Array.from({ length: count }, (_, i) => async () => {
        const customer = customers[i % customers.length];
        const socket = customer && (await openRoom(server.url, customer));
        socket?.once('close', () => {
          closed += 1;
        });
      }),
    );
  // The first sockets load and compile code.
  await open(customerCount);
  await delay(settleMs);
  const before = getMemory(server.pid);
  await open(idleCount);
  await delay(idleSeconds * 1000);
  const kilobytes = ((getMemory(server.pid) - before) * 1024) / idleCount;
  const idle = { count: idleCount, kilobytes, closed };
  await server.stop();
  return idle;
}
