import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

/** Milliseconds. Short, because the product works without Redis. */
const timeouts = { connectTimeout: 1000, commandTimeout: 500 };

/**
 * A connection to Redis that reconnects automatically. While disconnected, commands fail at once instead of queueing, and
 * the log has one line per outage.
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
    if (!isDisconnected) log.warn({ err: error, purpose }, 'Redis is unavailable; continuing without it');
    isDisconnected = true;
  });
  redis.on('ready', () => {
    if (isDisconnected) log.info({ purpose }, 'Redis is available again');
    isDisconnected = false;
  });
  return redis;
}
