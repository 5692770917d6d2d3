import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { WebSocket } from 'ws';

/** Sockets that are opened at the same time. */
const lanes = 24;

const retryMs = 1000;

/** Runs the tasks, some at a time. */
export async function runInLanes<T>(tasks: readonly (() => Promise<T>)[]): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const run = async () => {
    for (;;) {
      const index = next;
      next += 1;
      const task = tasks[index];
      if (!task) return;
      results[index] = await task();
    }
  };
  await Promise.all(Array.from({ length: lanes }, run));
  return results;
}

interface Customer {
  readonly room: string;
  readonly cookie: string;
  readonly address: string;
}

/** Guests with a room of their own. */
export function makeCustomers(url: string, count: number): Promise<Customer[]> {
  return runInLanes(Array.from({ length: count }, (_, index) => () => makeCustomer(url, index)));
}

async function makeCustomer(url: string, index: number): Promise<Customer> {
  const address = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  const body = `--x\r\ncontent-disposition: form-data; name="email"\r\n\r\nguest${index}@guest.test\r\n--x--\r\n`;
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-forwarded-for': address };
  const cookie = await new Promise<string>((resolve, reject) => {
    const outgoing = request(`${url}/api/v1/checkemail`, { method: 'POST', headers, agent: false });
    outgoing.on('error', reject).on('response', (incoming) => {
      incoming.resume();
      resolve(incoming.headers['set-cookie']?.[0]?.split(';')[0] ?? '');
    });
    outgoing.end(body);
  });
  // A busy server answers 503 without a cookie.
  if (cookie === '') return delay(retryMs).then(() => makeCustomer(url, index));
  return { room: index.toString(36).padStart(5, '0'), cookie, address };
}

/** Opens a socket. Resolves when it has received everything stored. */
export async function openRoom(url: string, { room, cookie, address }: Customer): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/${room}/`, {
    headers: { cookie, 'x-forwarded-for': address },
    perMessageDeflate: false,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('message', () => resolve());
    socket.once('error', reject);
    socket.once('close', (code) => reject(new Error(`closed with ${code}`)));
  });
  return socket;
}

export async function openPlain(url: string): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  return socket;
}
