import type { FastifyBaseLogger } from 'fastify';
import type { Services } from './context.ts';
import type { OpenDatabase } from './db/open.ts';
import { createPasswordHasher } from './features/accounts/password-hasher.ts';
import { createTokenSigner } from './features/accounts/token-signer.ts';
import { createLinkSigner } from './features/links/link-signer.ts';
import { openFileStore } from './files/open-store.ts';
import { openMail } from './mail/open-mail.ts';
import { createMetrics } from './metrics.ts';
import { createLive } from './realtime/live.ts';
import { openAnnouncements } from './realtime/open-announcements.ts';
import { openPlaces } from './reference/places.ts';
import { sharedTaxonomy } from './reference/taxonomy.ts';
import { createSecretBox } from './secret-box.ts';

interface ServiceSettings {
  readonly dataDir: string;
  readonly secret: string;
  readonly publicUrl: string;
  readonly redisUrl: string | undefined;
  readonly filesUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly demo: boolean;
  readonly requiresSecondStep: boolean;
}

/** Opens everything the process holds once, around an open database. */
export async function openServices(
  database: OpenDatabase,
  settings: ServiceSettings,
  log: FastifyBaseLogger,
): Promise<Services> {
  const { redisUrl, filesUrl, smtpUrl, dataDir, secret, publicUrl } = settings;
  return {
    database,
    dataDir,
    publicUrl,
    log,
    clock: () => new Date(),
    mail: openMail({ smtpUrl, dataDir }),
    mailFrom: settings.mailFrom,
    isDemo: settings.demo,
    requiresSecondStep: settings.requiresSecondStep,
    links: createLinkSigner(secret),
    files: await openFileStore({ filesUrl, dataDir }, log),
    announcements: await openAnnouncements(database, redisUrl, log),
    taxonomy: sharedTaxonomy,
    places: openPlaces(),
    ranking: createLive(),
    catalogue: createLive(),
    passwords: createPasswordHasher(),
    tokens: createTokenSigner(secret),
    secretBox: createSecretBox(secret),
    metrics: createMetrics(database.pool),
  };
}
