import { join } from 'node:path';
import { getProcessorTime, readPostmasterPid } from '#bench/product/processes.ts';
import { openPool } from '#server/db/connection/pools.ts';
import { buildConnectionUrl, getDatabasePaths, productDatabase } from '#server/db/embedded/database-paths.ts';
import { type DeliveryTimes, measureAlone, measureDelivery } from './delivery.ts';
import { startServer, startSocketServer } from './server-process.ts';
import { makeCustomers, openPlain, openRoom, runInLanes } from './sockets.ts';

/** What is measured in turn, at the same rate. */
export interface Peer {
  readonly name: string;
  readonly measure: (seconds: number) => Promise<DeliveryTimes>;
  /** CPU time in milliseconds so far, of the server and of its database. */
  readonly getCpuTimes: () => readonly number[];
  readonly stop: () => Promise<void>;
}

/** Two sockets of each customer. */
export const customerCount = 1000;

/** A bare `ws` server that returns each message to its sender. */
export async function startEcho(): Promise<Peer> {
  const server = await startSocketServer();
  const sockets = await runInLanes(Array.from({ length: customerCount * 2 }, () => () => openPlain(`${server.url}/`)));
  const pairs = sockets.map((socket) => ({ from: socket, to: socket }));
  return {
    name: 'bare `ws` echo: one frame, back to its sender',
    measure: (seconds) => measureDelivery(pairs, seconds),
    getCpuTimes: () => [getProcessorTime(server.pid)],
    stop: server.stop,
  };
}

/** A bare `ws` server that sends what the chat sends: the message to both sockets of the room, and the acknowledgment. */
export async function startRelay(): Promise<Peer> {
  const server = await startSocketServer();
  const pairs = await runInLanes(
    Array.from({ length: customerCount }, (_, index) => async () => ({
      from: await openPlain(`${server.url}/${index}/`),
      to: await openPlain(`${server.url}/${index}/`),
    })),
  );
  return {
    name: 'bare `ws` relay: the three frames of the chat, to another socket',
    measure: (seconds) => measureDelivery(pairs, seconds),
    getCpuTimes: () => [getProcessorTime(server.pid)],
    stop: server.stop,
  };
}

/** The product, and the smallest commit on its database. */
export async function startChat(): Promise<{ readonly commit: Peer; readonly chat: Peer }> {
  const server = await startServer();
  const customers = await makeCustomers(server.url, customerCount);
  const pairs = await runInLanes(
    customers.map((customer) => async () => ({
      from: await openRoom(server.url, customer),
      to: await openRoom(server.url, customer),
    })),
  );
  const postmaster = readPostmasterPid(server.databaseFolder);
  const url = buildConnectionUrl(getDatabasePaths(join(server.databaseFolder, '..')), productDatabase);
  const pool = openPool(url, 'web', console);
  await pool.query('create table bench_commits (count integer)');
  const insert = { name: 'bench', text: 'insert into bench_commits values (1)' };
  const getCpuTimes = () => [getProcessorTime(server.pid), getProcessorTime(postmaster, true)];
  const chat: Peer = {
    name: 'chat: sent, stored, delivered to another socket',
    measure: (seconds) => measureDelivery(pairs, seconds),
    getCpuTimes,
    stop: server.stop,
  };
  const commit: Peer = {
    name: 'one commit of one row on the database of the chat, without sockets',
    measure: (seconds) => measureAlone(() => pool.query(insert), seconds),
    getCpuTimes: () => [],
    stop: () => pool.end(),
  };
  return { commit, chat };
}
