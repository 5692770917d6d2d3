import { setTimeout as delay } from 'node:timers/promises';

import { sql } from 'kysely';
import type pg from 'pg';
import type { DatabaseLog } from '#server/db/log.ts';
import { createListeners, type EventBus } from '#server/realtime/events.ts';
import type { OpenDatabase } from './open.ts';
import { prepared } from './prepared.ts';

const channel = 'wavelength_events';

/** Pause between attempts to reconnect. */
const retryDelayMs = 500;

/** Interval and timeout of the connection check, in milliseconds. */
const heartbeatIntervalMs = 15_000;

/** Events over PostgreSQL LISTEN and NOTIFY. */
export async function openPgEventBus(
  database: Pick<OpenDatabase, 'forTenant' | 'newClient'>,
  log: DatabaseLog,
): Promise<EventBus> {
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
        log.warn({ err: error }, 'cannot listen yet; retrying');
      }
    }
  }

  return {
    subscribe: listeners.subscribe,
    onGap: listeners.onGap,
    // Not through the main pool: a write would wait there a second time. In the scope of the tenant, because a connection
    // that sessions of the tenant used needs no change of scope then.
    publish: listeners.publishThrough((payload, tenantId) =>
      sql`${prepared} select pg_notify(${channel}, ${payload})`.execute(database.forTenant(tenantId, 'session')),
    ),
    close: async () => {
      closing.abort();
      await listening;
      await client.end();
    },
  };
}

async function listen(
  database: Pick<OpenDatabase, 'newClient'>,
  receive: (payload: string) => void,
): Promise<pg.Client> {
  const client = database.newClient('events');
  client.on('notification', (message) => receive(message.payload ?? ''));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    return client;
  } catch (error) {
    client.end().catch(() => {}); // already failed
    throw error;
  }
}

/** Resolves when the connection has ended, no longer responds, or `closing` is aborted. */
async function waitForLoss(client: pg.Client, closing: AbortSignal): Promise<void> {
  const ended = new AbortController();
  client.once('end', () => ended.abort());
  const isOver = AbortSignal.any([ended.signal, closing]);
  while (await waitUnlessAborted(heartbeatIntervalMs, isOver)) {
    const answer = client.query('select 1').catch(() => {}); // a failure also ends the connection
    if (await Promise.race([answer.then(() => false), waitUnlessAborted(heartbeatIntervalMs, isOver)]))
      client.end().catch(() => {});
  }
}

/** Returns false if the signal was aborted first. */
function waitUnlessAborted(milliseconds: number, signal: AbortSignal): Promise<boolean> {
  return delay(milliseconds, true, { signal }).catch(() => false);
}
