import type { FastifyBaseLogger } from 'fastify';
import type { Actor, SignedInActor } from '#domain/access/actor.ts';
import type { Taxonomy } from '#domain/features/matching/taxonomy.ts';
import type { Db } from '#server/db/db.ts';
import type { OpenDatabase } from '#server/db/open.ts';
import type { PasswordHasher } from '#server/features/accounts/password/password-hasher.ts';
import type { TokenSigner } from '#server/features/accounts/session/token-signer.ts';
import type { LinkSigner } from '#server/features/links/link-signer.ts';
import type { FileStore } from '#server/files/store.ts';
import type { Metrics } from '#server/lib/metrics.ts';
import type { SecretBox } from '#server/lib/secret-box.ts';
import type { MailTransport } from '#server/mail/transport.ts';
import type { EventBus } from '#server/realtime/events.ts';
import type { InMemoryCopy } from '#server/realtime/in-memory-copy.ts';
import type { LocationFinder } from '#server/reference/locations.ts';
import type { JobCatalog } from '#server/search/jobs/catalog.ts';
import type { RankingIndex } from '#server/search/ranking/ranking.ts';

/** What the process holds once, whoever asks. Tests replace the clock, mail and outside services here. */
export interface Services {
  readonly database: OpenDatabase;
  /** Folder for files and the embedded database. */
  readonly dataDir: string;
  /** Address people use, without a slash at the end. */
  readonly publicUrl: string;
  readonly clock: () => Date;
  /** How mail leaves, and the address it comes from. */
  readonly mail: MailTransport;
  readonly mailFrom: string;
  /** Whether this installation shows the demo: then its outbox may be read in the product. */
  readonly isDemo: boolean;
  /** Whether the first administrator has to have a second step at sign-in; the demo publishes the password instead. */
  readonly requiresTwoFactor: boolean;
  readonly links: LinkSigner;
  readonly files: FileStore;
  readonly events: EventBus;
  readonly taxonomy: Taxonomy;
  readonly locations: LocationFinder;
  readonly ranking: InMemoryCopy<RankingIndex>;
  readonly catalog: InMemoryCopy<JobCatalog>;
  readonly passwords: PasswordHasher;
  readonly tokens: TokenSigner;
  readonly secretBox: SecretBox;
  readonly metrics: Metrics;
  readonly log: FastifyBaseLogger;
}

export interface Tenant {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  /** Host name it has claimed; the default tenant has none. */
  readonly host: string | null;
}

/** What one request works with; the first argument of everything that does something. */
export interface Context extends Services {
  readonly db: Db;
  readonly actor: Actor;
  readonly tenant: Tenant;
  readonly requestId: string;
}

/** A request of somebody signed in. */
export interface SignedInContext extends Context {
  readonly actor: SignedInActor;
}
