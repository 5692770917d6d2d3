import type { FastifyBaseLogger } from 'fastify';
import { createListeners, type EventBus } from './events.ts';
import { openRedis } from './redis.ts';
import { redisKey } from './redis-key.ts';

/** Events over Redis or Valkey, with one connection to publish and one to subscribe. Starts even if Redis is unavailable. */
export async function openRedisEventBus(
  url: string,
  installationId: string,
  log: FastifyBaseLogger,
): Promise<EventBus> {
  const channel = redisKey(installationId, 'events');
  const listeners = createListeners(log);
  const publisher = openRedis(url, 'events-out', log);
  const subscriber = openRedis(url, 'events-in', log);
  subscriber.on('message', (_channel, payload) => listeners.receive(payload));
  await new Promise<void>((resolve) => {
    subscriber.once('error', () => resolve());
    subscriber.on('ready', () => {
      // Events sent while disconnected are lost, so report a gap once the subscription is active.
      subscriber
        .subscribe(channel)
        .then(listeners.gap, (error) => log.warn({ err: error }, 'Redis rejected the subscription'))
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
