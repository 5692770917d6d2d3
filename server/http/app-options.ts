import type { FastifyBaseLogger } from 'fastify';

export interface AppOptions {
  readonly logger: FastifyBaseLogger;
  /** Folder of the built web app. Null: the API only. */
  readonly webFolder: string | null;
  /** Maximum requests per minute and caller. Null: no limit, for benchmarks and unrelated tests. */
  readonly perMinute: number | null;
  readonly redisUrl: string | undefined;
  /** Bearer token for `/metrics` and the reasons of `/readyz`; undefined: both are served to no caller. */
  readonly metricsToken: string | undefined;
  /** Whether the public URL uses https. */
  readonly isSecure: boolean;
}
