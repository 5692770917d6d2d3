import type { FastifyBaseLogger } from 'fastify';
import type { OpenDatabase } from '#server/db/open.ts';
import { openPgAnnouncements } from '#server/db/pg-events.ts';
import type { Announcements } from './events.ts';
import { openRedisAnnouncements } from './redis-events.ts';

/** What the processes of one installation tell each other: through Redis where there is one, else through the database. */
export function openAnnouncements(
  database: OpenDatabase,
  redisUrl: string | undefined,
  log: FastifyBaseLogger,
): Promise<Announcements> {
  return redisUrl ? openRedisAnnouncements(redisUrl, log) : openPgAnnouncements(database, log);
}
