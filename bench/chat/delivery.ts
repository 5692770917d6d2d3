import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { WebSocket } from 'ws';

/** Messages a second. */
export const perSecond = Number(process.env.CHAT_PER_SECOND ?? 200);
const text = 'How do I know whether the employer has read my application? '.repeat(2);

/** One socket sends, and the message arrives at another, or at the same one. */
interface Pair {
  readonly from: WebSocket;
  readonly to: WebSocket;
}

/** A message that was refused, such as by an overloaded database, is sent again after this time. */
const retryMs = 1000;

export interface DeliveryTimes {
  readonly p50: number;
  readonly p99: number;
  readonly count: number;
  /** Messages that were sent again. */
  readonly retryCount: number;
}

/** Sends messages at a steady rate from pairs in turn, and measures the time until each arrives. */
export async function measureDelivery(pairs: readonly Pair[], seconds = 20): Promise<DeliveryTimes> {
  const sentAt = new Map<string, number>();
  const times: number[] = [];
  for (const { to } of pairs) {
    to.on('message', (data) => {
      const { client_id, event_type } = JSON.parse(String(data)) as { client_id?: string; event_type?: string };
      const start = event_type === 'ack' || client_id === undefined ? undefined : sentAt.get(client_id);
      if (client_id === undefined || start === undefined) return;
      times.push(performance.now() - start);
      sentAt.delete(client_id);
    });
  }
  let retryCount = 0;
  for (const { from } of pairs) {
    from.on('message', (data) => {
      const { client_id, event_type } = JSON.parse(String(data)) as { client_id?: string; event_type?: string };
      if (event_type !== 'error' || client_id === undefined) return;
      retryCount += 1;
      void delay(retryMs).then(() => from.send(buildMessage(client_id)));
    });
  }
  const start = performance.now();
  for (let i = 0; i < perSecond * seconds; i += 1) {
    const dueIn = start + (i * 1000) / perSecond - performance.now();
    if (dueIn > 0) await delay(dueIn);
    const client_id = randomUUID();
    sentAt.set(client_id, performance.now());
    pairs[i % pairs.length]?.from.send(buildMessage(client_id));
  }
  for (let waits = 0; sentAt.size > 0 && waits < 300; waits += 1) await delay(100);
  if (sentAt.size > 0) throw new Error(`${sentAt.size} messages did not arrive`);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99), count: times.length, retryCount };
}

function buildMessage(client_id: string): string {
  return JSON.stringify({ message_type: 'send', message: text, client_id });
}
