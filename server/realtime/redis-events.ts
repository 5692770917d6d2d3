import type { FastifyBaseLogger } from 'fastify';
import { createListeners, type EventBus } from './events.ts';
import { openRedis } from './redis.ts';

const channel = 'wavelength:announcements';

/** Announcements over Redis or Valkey: one connection to speak, one to listen. Either may be away at any time, now too. */
export async function openRedisEventBus(url: string, log: FastifyBaseLogger): Promise<EventBus> {
  const listeners = createListeners(log);
  const speaker = openRedis(url, 'announcements-out', log);
  const hearer = openRedis(url, 'announcements-in', log);
  hearer.on('message', (_channel, payload) => listeners.receive(payload));
  await new Promise<void>((resolve) => {
    hearer.once('error', () => resolve());
    hearer.on('ready', () => {
      // What was said while nobody listened here is lost; reading anew starts once listening has begun.
      hearer
        .subscribe(channel)
        .then(listeners.gap, (error) => log.warn({ err: error }, 'Redis took no subscription'))
        .then(resolve);
    });
  });
  return {
    subscribe: listeners.subscribe,
    onGap: listeners.onGap,
    publish: listeners.publishThrough((payload) => speaker.publish(channel, payload)),
    close: async () => {
      hearer.disconnect();
      speaker.disconnect();
    },
  };
}
