import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '#server/db/connection/open.ts';
import { openPgEventBus } from '#server/db/connection/pg-events.ts';
import type { EventBus } from './events.ts';
import { openRedisEventBus } from './redis-events.ts';

/** The event bus between the processes of an installation: Redis if configured, else PostgreSQL. */
export function openEventBus(
  database: OpenDatabase,
  redisUrl: string | undefined,
  log: FastifyBaseLogger,
): Promise<EventBus> {
  return redisUrl ? openRedisEventBus(redisUrl, database.installationId, log) : openPgEventBus(database, log);
}
