import type { FastifyBaseLogger } from 'fastify';
import type { Services } from './context.ts';
import type { OpenDatabase } from './db/open.ts';
import { openPgAnnouncements } from './db/pg-announcements.ts';
import { createPasswordHasher } from './features/accounts/password-hasher.ts';
import { createTokenSigner } from './features/accounts/token-signer.ts';
import { openFileStore } from './files/open-store.ts';
import { createMetrics } from './metrics.ts';
import { createLive } from './realtime/live.ts';
import { openRedisAnnouncements } from './realtime/redis-announcements.ts';
import { openPlaces } from './reference/places.ts';
import { sharedTaxonomy } from './reference/taxonomy.ts';

interface ServiceSettings {
  readonly dataDir: string;
  readonly secret: string;
  readonly redisUrl: string | undefined;
  readonly filesUrl: string | undefined;
}

/** Opens everything the process holds once, around an open database. */
export async function openServices(
  database: OpenDatabase,
  settings: ServiceSettings,
  log: FastifyBaseLogger,
): Promise<Services> {
  const { redisUrl, filesUrl, dataDir, secret } = settings;
  return {
    database,
    dataDir,
    log,
    clock: () => new Date(),
    files: await openFileStore({ filesUrl, dataDir }, log),
    announcements: redisUrl ? await openRedisAnnouncements(redisUrl, log) : await openPgAnnouncements(database, log),
    taxonomy: sharedTaxonomy,
    places: openPlaces(),
    ranking: createLive(),
    catalogue: createLive(),
    passwords: createPasswordHasher(),
    tokens: createTokenSigner(secret),
    metrics: createMetrics(database.pool),
  };
}
