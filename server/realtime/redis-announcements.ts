import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import { type Announcements, createListeners } from './announcements.ts';

const channel = 'wavelength:announcements';

/** Announcements over Redis or Valkey: one connection to speak, one to listen. */
export async function openRedisAnnouncements(url: string, log: FastifyBaseLogger): Promise<Announcements> {
  const listeners = createListeners();
  const speaker = new Redis(url, { maxRetriesPerRequest: 3 });
  const hearer = new Redis(url);
  for (const connection of [speaker, hearer]) connection.on('error', (error) => log.warn({ err: error }, 'redis'));
  hearer.on('message', (_channel, payload) => listeners.receive(payload));
  await hearer.subscribe(channel);
  // ioredis subscribes again by itself after a reconnection; what was said meanwhile is lost.
  hearer.on('ready', listeners.gap);
  return {
    subscribe: listeners.subscribe,
    onGap: listeners.onGap,
    publish: async (announcement) => {
      await speaker.publish(channel, JSON.stringify(announcement));
    },
    close: async () => {
      hearer.disconnect();
      await speaker.quit();
    },
  };
}
