import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { type Announcements, createListeners } from '#server/realtime/announcements.ts';
import type { OpenDatabase } from './open.ts';

const channel = 'wavelength_announcements';

/** Milliseconds between tries to listen again after the connection was lost. */
const retryAfter = 500;

/** Announcements over the database's own LISTEN and NOTIFY: no further part to run. */
export async function openPgAnnouncements(database: OpenDatabase, log: FastifyBaseLogger): Promise<Announcements> {
  const listeners = createListeners();
  let isClosed = false;
  let client = await listen();

  async function listen(): Promise<pg.Client> {
    const fresh = database.newClient('announcements');
    fresh.on('notification', (message) => listeners.receive(message.payload ?? ''));
    fresh.on('error', (error) => log.warn({ err: error }, 'the listening connection was lost'));
    fresh.on('end', () => void listenAgain());
    await fresh.connect();
    await fresh.query(`listen ${channel}`);
    return fresh;
  }

  async function listenAgain(): Promise<void> {
    while (!isClosed) {
      await delay(retryAfter);
      try {
        client = await listen();
        listeners.gap();
        return;
      } catch (error) {
        log.warn({ err: error }, 'cannot listen yet');
      }
    }
  }

  return {
    subscribe: listeners.subscribe,
    onGap: listeners.onGap,
    publish: async (announcement) => {
      await database.pool.query('select pg_notify($1, $2)', [channel, JSON.stringify(announcement)]);
    },
    close: async () => {
      isClosed = true;
      await client.end();
    },
  };
}
