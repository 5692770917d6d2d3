// `npm run bench:chat`: memory of idle sockets, and the time of a message from one customer's socket to the other, next to a
// bare `ws` server on the same machine. Writes the section "Chat" of bench/results.md.
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { getMemory } from '#bench/processes.ts';
import { writeSection } from '#bench/results-page.ts';
import { type DeliveryTimes, measureDelivery } from './delivery.ts';
import { startEchoServer, startServer } from './server-process.ts';
import { makeCustomer, openEcho, openRoom, runInLanes } from './sockets.ts';

const idleCount = Number(process.env.IDLE_SOCKETS ?? 10_000);
const idleSeconds = Number(process.env.IDLE_SECONDS ?? 60);
/** Two sockets of each customer. */
const customerCount = 1000;
const maxKilobytesPerSocket = 16;

const echo = await measureEcho();
const { chat, idle } = await measureProduct();
const ratio = chat.p50 / echo.p50;
const text = `${new Date().toISOString().slice(0, 10)}, load average ${(loadavg()[0] ?? 0).toFixed(1)} on this machine.

| 200 messages a second, ${customerCount * 2} sockets | p50 ms | p99 ms | messages | sent again |
|---|---|---|---|---|
| bare \`ws\` echo | ${formatRow(echo)} |
| chat: sent, stored, delivered to another socket | ${formatRow(chat)} |

The chat takes ${ratio.toFixed(1)} times as long as the echo at p50: each message is committed to the database before it is
delivered.

${idle.count} idle sockets of chats for ${idleSeconds} seconds: ${idle.kilobytes.toFixed(1)} KB each (limit ${maxKilobytesPerSocket}), ${idle.closed} closed.`;
console.log(text);
writeSection('Chat', text);
process.exit(idle.closed > 0 || idle.kilobytes > maxKilobytesPerSocket ? 1 : 0);

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

async function measureProduct() {
  const server = await startServer();
  const customers = await runInLanes(
    Array.from({ length: customerCount }, (_, index) => () => makeCustomer(server.url, index)),
  );
  const pairs = await runInLanes(
    customers.map((customer) => async () => ({
      from: await openRoom(server.url, customer),
      to: await openRoom(server.url, customer),
    })),
  );
  const times = await measureDelivery(pairs);
  for (const { from, to } of pairs) {
    from.terminate();
    to.terminate();
  }
  await delay(5000);
  const before = getMemory(server.pid);
  let closed = 0;
  const opened = await runInLanes(
    Array.from({ length: idleCount }, (_, i) => async () => {
      const customer = customers[i % customers.length];
      const socket = customer && (await openRoom(server.url, customer));
      socket?.once('close', () => {
        closed += 1;
      });
      return socket;
    }),
  );
  await delay(idleSeconds * 1000);
  const kilobytes = ((getMemory(server.pid) - before) * 1024) / opened.length;
  const idle = { count: opened.length, kilobytes, closed };
  await server.stop();
  return { chat: times, idle };
}
