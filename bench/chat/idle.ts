import { setTimeout as delay } from 'node:timers/promises';
import { getMemory } from '#bench/product/processes.ts';
import { customerCount } from './peers.ts';
import { startServer } from './server-process.ts';
import { makeCustomers, openRoom, runInLanes } from './sockets.ts';

const count = Number(process.env.IDLE_SOCKETS ?? 10_000);
const seconds = Number(process.env.IDLE_SECONDS ?? 60);
const settleMs = 5000;

/** Memory of sockets that receive nothing but heartbeats. */
export async function measureIdle() {
  const server = await startServer();
  const customers = await makeCustomers(server.url, customerCount);
  let closed = 0;
  const open = (socketCount: number) =>
    runInLanes(
      Array.from({ length: socketCount }, (_, index) => async () => {
        const customer = customers[index % customers.length];
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
  await open(count);
  await delay(seconds * 1000);
  const kilobytes = ((getMemory(server.pid) - before) * 1024) / count;
  const result = { count, seconds, kilobytes, closed };
  await server.stop();
  return result;
}
