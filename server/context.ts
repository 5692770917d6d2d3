import type { FastifyBaseLogger } from 'fastify';
import type { Actor, SignedInActor } from '#domain/access/actor.ts';
import type { Taxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import type { OpenDatabase } from '#server/db/connection/open.ts';
import type { Db } from '#server/db/db.ts';
import type { PasswordHasher } from '#server/features/accounts/password/password-hasher.ts';
import type { TokenSigner } from '#server/features/accounts/session/token-signer.ts';
import type { ApplicationCopies } from '#server/features/applications/list/in-memory/application-copies.ts';
import type { AuditHasher } from '#server/features/audit/audit-hasher.ts';
import type { LinkSigner } from '#server/features/links/link-signer.ts';
import type { FileStore } from '#server/files/store.ts';
import type { Metrics } from '#server/lib/metrics.ts';
import type { MailTransport } from '#server/mail/transport.ts';
import type { EventBus } from '#server/realtime/events.ts';
import type { InMemoryCopy } from '#server/realtime/in-memory-copy.ts';
import type { LocationFinder } from '#server/reference/locations.ts';
import type { JobCatalog } from '#server/search/jobs/catalog.ts';
import type { PeopleIndex } from '#server/search/people/people-index.ts';
import type { RankingIndex } from '#server/search/ranking/ranking.ts';
import type { OutboundClient } from './lib/network/outbound.ts';
import type { RequestOrigin } from './lib/network/request-origin.ts';
import type { SecretBox } from './lib/secrets/secret-box.ts';

/** Services that exist once per process. Tests replace the clock, mail and external services here. */
export interface Services {
  readonly database: OpenDatabase;
  /** Folder for files and the embedded database. */
  readonly dataDir: string;
  /** Public address without a trailing slash. */
  readonly publicUrl: string;
  readonly clock: () => Date;
  readonly mail: MailTransport;
  /** Sender address of emails. */
  readonly mailFrom: string;
  /** Whether this is a demo installation, whose outbox is visible in the product. */
  readonly isDemo: boolean;
  /** Whether the first administrator must use two-factor; false for the demo, whose password is public. */
  readonly requiresTwoFactor: boolean;
  readonly links: LinkSigner;
  readonly files: FileStore;
  readonly events: EventBus;
  readonly taxonomy: Taxonomy;
  readonly locations: LocationFinder;
  readonly ranking: InMemoryCopy<RankingIndex>;
  readonly catalog: InMemoryCopy<JobCatalog>;
  readonly people: InMemoryCopy<PeopleIndex>;
  readonly applications: ApplicationCopies;
  readonly passwords: PasswordHasher;
  readonly tokens: TokenSigner;
  readonly secretBox: SecretBox;
  readonly auditHasher: AuditHasher;
  readonly outbound: OutboundClient;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
}

export interface Tenant {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  /** Custom host name; null for the default tenant. */
  readonly host: string | null;
}

/** The context of one request: the first argument of services and handlers. */
export interface Context extends Services {
  /** Sees the rows of the tenant only. */
  readonly db: Db;
  /** The same on the read replica, whose data may lag behind. */
  readonly readDb: Db;
  readonly actor: Actor;
  readonly tenant: Tenant;
  readonly requestId: string;
  /** From where the request comes; null for background tasks and commands. */
  readonly origin: RequestOrigin | null;
  /** The IANA time zone of the person's browser, or the default. */
  readonly timeZone: string;
}

/** The context of a request from a logged-in user. */
export interface SignedInContext extends Context {
  readonly actor: SignedInActor;
}
