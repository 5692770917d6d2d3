import type { FastifyBaseLogger } from 'fastify';
import { createListeners, type EventBus } from './events.ts';
import { openRedis } from './redis.ts';
import { redisKey } from './redis-key.ts';

/** Announcements over Redis or Valkey: one connection to speak, one to listen. Either may be away at any time, now too. */
export async function openRedisEventBus(
  url: string,
  installationId: string,
  log: FastifyBaseLogger,
): Promise<EventBus> {
  const channel = redisKey(installationId, 'events');
  const listeners = createListeners(log);
  const publisher = openRedis(url, 'announcements-out', log);
  const subscriber = openRedis(url, 'announcements-in', log);
  subscriber.on('message', (_channel, payload) => listeners.receive(payload));
  await new Promise<void>((resolve) => {
    subscriber.once('error', () => resolve());
    subscriber.on('ready', () => {
      // What was said while nobody listened here is lost; reading anew starts once listening has begun.
      subscriber
        .subscribe(channel)
        .then(listeners.gap, (error) => log.warn({ err: error }, 'Redis took no subscription'))
        .then(resolve);
    });
  });
  return {
    subscribe: listeners.subscribe,
    onGap: listeners.onGap,
    publish: listeners.publishThrough((payload) => publisher.publish(channel, payload)),
    close: async () => {
      subscriber.disconnect();
      publisher.disconnect();
    },
  };
}
