import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '#server/context.ts';
import type { OpenDatabase } from '#server/db/connection/open.ts';
import { createPasswordHasher } from '#server/features/accounts/password/password-hasher.ts';
import { createTokenSigner } from '#server/features/accounts/session/token-signer.ts';
import { createApplicationCopies } from '#server/features/applications/list/in-memory/application-copies.ts';
import { createAuditHasher } from '#server/features/audit/audit-hasher.ts';
import { createLinkSigner } from '#server/features/links/link-signer.ts';
import { openFileStore } from '#server/files/open-store.ts';
import { createMetrics } from '#server/lib/metrics.ts';
import { createOutboundClient } from '#server/lib/network/outbound.ts';
import { createSecretBox } from '#server/lib/secrets/secret-box.ts';
import { openMail } from '#server/mail/open-mail.ts';
import { createInMemoryCopy } from '#server/realtime/in-memory-copy.ts';
import { openEventBus } from '#server/realtime/open-events.ts';
import { openLocations } from '#server/reference/locations.ts';
import { sharedTaxonomy } from '#server/reference/taxonomy.ts';

interface ServiceSettings {
  readonly dataDir: string;
  readonly secret: string;
  readonly publicUrl: string;
  readonly redisUrl: string | undefined;
  readonly filesUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly demo: boolean;
  readonly requiresTwoFactor: boolean;
}

/** Opens the services that exist once per process. */
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
    requiresTwoFactor: settings.requiresTwoFactor,
    links: createLinkSigner(secret),
    files: await openFileStore({ filesUrl, dataDir }, log),
    events: await openEventBus(database, redisUrl, log),
    taxonomy: sharedTaxonomy,
    locations: openLocations(),
    ranking: createInMemoryCopy(),
    catalog: createInMemoryCopy(),
    people: createInMemoryCopy(),
    applications: createApplicationCopies(),
    passwords: createPasswordHasher(),
    tokens: createTokenSigner(secret),
    secretBox: createSecretBox(secret),
    auditHasher: createAuditHasher(secret),
    // The demo may use a sign-in provider on the same machine.
    outbound: createOutboundClient({ allowsLoopback: settings.demo }),
    metrics: createMetrics(database.poolStatus),
  };
}
