import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '#server/db/open.ts';
import { openPgEventBus } from '#server/db/pg-events.ts';
import type { EventBus } from './events.ts';
import { openRedisEventBus } from './redis-events.ts';

/** What the processes of one installation tell each other: through Redis where there is one, else through the database. */
export function openEventBus(
  database: OpenDatabase,
  redisUrl: string | undefined,
  log: FastifyBaseLogger,
): Promise<EventBus> {
  return redisUrl ? openRedisEventBus(redisUrl, database.installationId, log) : openPgEventBus(database, log);
}
