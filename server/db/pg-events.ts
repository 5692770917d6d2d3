import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { createListeners, type EventBus } from '#server/realtime/events.ts';
import type { OpenDatabase } from './open.ts';

const channel = 'wavelength_announcements';

/** Milliseconds between tries to listen again after the connection was lost. */
const retryDelayMs = 500;

/** Milliseconds between two looks whether the listening connection still lives, and the longest wait for its answer. */
const heartbeatIntervalMs = 15_000;

/** Announcements over the database's own LISTEN and NOTIFY: no further part to run. */
export async function openPgEventBus(database: OpenDatabase, log: FastifyBaseLogger): Promise<EventBus> {
  const listeners = createListeners(log);
  const closing = new AbortController();
  let client = await listen(database, listeners.receive);
  const listening = keepListening();

  async function keepListening(): Promise<void> {
    for (;;) {
      await waitForLoss(client, closing.signal);
      if (closing.signal.aborted) return;
      log.warn({}, 'the listening connection was lost');
      client = await listenAgain();
      if (!closing.signal.aborted) listeners.gap();
    }
  }

  async function listenAgain(): Promise<pg.Client> {
    for (;;) {
      if (!(await waitUnlessAborted(retryDelayMs, closing.signal))) return client;
      try {
        return await listen(database, listeners.receive);
      } catch (error) {
        log.warn({ err: error }, 'cannot listen yet');
      }
    }
  }

  return {
    subscribe: listeners.subscribe,
    onGap: listeners.onGap,
    publish: listeners.publishThrough((payload) => database.pool.query('select pg_notify($1, $2)', [channel, payload])),
    close: async () => {
      closing.abort();
      await listening;
      await client.end();
    },
  };
}

async function listen(database: OpenDatabase, receive: (payload: string) => void): Promise<pg.Client> {
  const client = database.newClient('events');
  client.on('notification', (message) => receive(message.payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    return client;
  } catch (error) {
    client.end().catch(() => {}); // the connection that failed is all there was to end
    throw error;
  }
}

/** Resolves when the connection has ended, no longer answers, or nobody wants it any more. */
async function waitForLoss(client: pg.Client, closing: AbortSignal): Promise<void> {
  const ended = new AbortController();
  client.once('end', () => ended.abort());
  const isOver = AbortSignal.any([ended.signal, closing]);
  while (await waitUnlessAborted(heartbeatIntervalMs, isOver)) {
    const answer = client.query('select 1').catch(() => {}); // then the connection ends
    if (await Promise.race([answer.then(() => false), waitUnlessAborted(heartbeatIntervalMs, isOver)]))
      client.end().catch(() => {});
  }
}

/** Whether the time has passed before the signal came. */
function waitUnlessAborted(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return delay(milliseconds, true, { signal }).catch(() => false);
}
