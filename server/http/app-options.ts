import type { FastifyBaseLogger } from 'fastify';

export interface AppOptions {
  readonly logger: FastifyBaseLogger;
  /** Folder of the built web side; null serves the API alone. */
  readonly webFolder: string | null;
  /** Requests a caller may send in a minute; null sets no limit, for measuring and for tests of other things. */
  readonly perMinute: number | null;
  readonly redisUrl: string | undefined;
  /** Whether people reach the product over https. */
  readonly isSecure: boolean;
}
