import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { RawData, WebSocket } from 'ws';

/** Messages a second. */
export const perSecond = Number(process.env.CHAT_PER_SECOND ?? 200);
const text = 'How do I know whether the employer has read my application? '.repeat(2);

/** One socket sends, and the message arrives at another, or at the same one. */
export interface Pair {
  readonly from: WebSocket;
  readonly to: WebSocket;
}

/** A message that was refused, such as by an overloaded database, is sent again after this time. */
const retryMs = 1000;
/** How long the last messages may take to arrive. */
const maxWaitMs = 60_000;

export interface DeliveryTimes {
  /** Milliseconds from sending to arrival. */
  readonly times: readonly number[];
  /** Messages that were sent again. */
  readonly retryCount: number;
}

/** The time below which a share of the messages arrived. */
export function getQuantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? 0;
}

interface Frame {
  readonly client_id?: string;
  readonly event_type?: string;
}

/** The messages so far. */
interface Delivery {
  /** When each message was sent that has not arrived. */
  readonly sentAt: Map<string, number>;
  readonly times: number[];
  retryCount: number;
  /** Between two messages: a long one is of the load or the machine, not of the server. */
  longestPauseMs: number;
}

/**
 * Sends messages at a steady rate from pairs in turn, and measures the time until each arrives.
 * @throws if a socket closes: the sockets of this load do not reconnect
 */
export function measureDelivery(pairs: readonly Pair[], seconds: number): Promise<DeliveryTimes> {
  const delivery: Delivery = { sentAt: new Map(), times: [], retryCount: 0, longestPauseMs: 0 };
  return Promise.race([deliver(pairs, seconds, delivery), failOnClose(pairs, delivery)]);
}

function failOnClose(pairs: readonly Pair[], delivery: Delivery): Promise<never> {
  const startedAt = performance.now();
  return new Promise((_, reject) => {
    for (const { from, to } of pairs) {
      for (const socket of [from, to]) {
        socket.once('close', (code) => {
          const now = performance.now();
          const [oldestAt = now] = delivery.sentAt.values();
          reject(
            new Error(
              [
                `A socket was closed with ${code} after ${Math.round((now - startedAt) / 1000)} s`,
                `${delivery.times.length} messages had arrived, ${delivery.sentAt.size} waited for up to ${Math.round(now - oldestAt)} ms`,
                `${delivery.retryCount} were sent again`,
                `the load itself paused for up to ${Math.round(delivery.longestPauseMs)} ms`,
              ].join('; '),
            ),
          );
        });
      }
    }
  });
}

async function deliver(pairs: readonly Pair[], seconds: number, delivery: Delivery): Promise<DeliveryTimes> {
  const { sentAt, times } = delivery;
  const receive = (data: RawData) => {
    const { client_id, event_type } = JSON.parse(String(data)) as Frame;
    const start = event_type === 'ack' || client_id === undefined ? undefined : sentAt.get(client_id);
    if (client_id === undefined || start === undefined || event_type === 'error') return;
    times.push(performance.now() - start);
    sentAt.delete(client_id);
  };
  const stopReceiving = listen(pairs.map(({ to }) => [to, receive]));
  const stopRetrying = listen(
    pairs.map(({ from }) => [
      from,
      (data) => {
        const { client_id, event_type } = JSON.parse(String(data)) as Frame;
        if (event_type !== 'error' || client_id === undefined) return;
        delivery.retryCount += 1;
        void delay(retryMs).then(() => from.send(buildMessage(client_id)));
      },
    ]),
  );
  let lastAt = performance.now();
  await runSteadily(seconds, async (index) => {
    const client_id = randomUUID();
    const now = performance.now();
    delivery.longestPauseMs = Math.max(delivery.longestPauseMs, now - lastAt);
    lastAt = now;
    sentAt.set(client_id, now);
    pairs[index % pairs.length]?.from.send(buildMessage(client_id));
  });
  for (let waitedMs = 0; sentAt.size > 0 && waitedMs < maxWaitMs; waitedMs += 20) await delay(20);
  stopReceiving();
  stopRetrying();
  if (sentAt.size > 0) throw new Error(`${sentAt.size} messages did not arrive`);
  return delivery;
}

/** Runs `work` at the rate of the messages, without waiting for its end, and measures each run. */
export async function measureAlone(work: () => Promise<unknown>, seconds: number): Promise<DeliveryTimes> {
  const times: number[] = [];
  const running: Promise<unknown>[] = [];
  await runSteadily(seconds, async () => {
    const start = performance.now();
    running.push(work().then(() => times.push(performance.now() - start)));
  });
  await Promise.all(running);
  return { times, retryCount: 0 };
}

async function runSteadily(seconds: number, work: (index: number) => Promise<void>): Promise<void> {
  const start = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const dueIn = start + (index * 1000) / perSecond - performance.now();
    if (dueIn > 0) await delay(dueIn);
    await work(index);
  }
}

/** Returns the function that stops listening. */
function listen(listeners: readonly (readonly [WebSocket, (data: RawData) => void])[]): () => void {
  for (const [socket, listener] of listeners) socket.on('message', listener);
  return () => {
    for (const [socket, listener] of listeners) socket.off('message', listener);
  };
}

function buildMessage(client_id: string): string {
  return JSON.stringify({ message_type: 'send', message: text, client_id });
}
