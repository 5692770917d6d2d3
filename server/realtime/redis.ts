import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

/** Milliseconds for a connection to stand, and for an answer to come. Redis is an aid: nobody waits long for it. */
const timeouts = { connectTimeout: 1000, commandTimeout: 500 };

/**
 * A connection to Redis that comes back by itself. While it is away every command fails at once instead of waiting,
 * and the log says so once, not at every try.
 */
export function openRedis(url: string, purpose: string, log: FastifyBaseLogger): Redis {
  const redis = new Redis(url, {
    ...timeouts,
    connectionName: `wavelength-${purpose}`,
    enableOfflineQueue: false,
    autoResubscribe: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (times) => Math.min(times * 100, 1000),
  });
  let isDisconnected = false;
  redis.on('error', (error) => {
    if (!isDisconnected) log.warn({ err: error, purpose }, 'Redis is away; the product goes on without it');
    isDisconnected = true;
  });
  redis.on('ready', () => {
    if (isDisconnected) log.info({ purpose }, 'Redis is back');
    isDisconnected = false;
  });
  return redis;
}
