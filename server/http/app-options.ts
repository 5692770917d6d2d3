import type { FastifyBaseLogger } from 'fastify';

/** Maximum connections at the same time. */
export interface ConnectionLimits {
  readonly total: number;
  /** Per IPv4 address or IPv6 /64 network, except trusted proxies. */
  readonly perAddress: number;
}

export interface AppOptions {
  readonly logger: FastifyBaseLogger;
  /** Folder of the built web app. Null: the API only. */
  readonly webFolder: string | null;
  /** Maximum requests per minute and caller. Null: no limit, for benchmarks and unrelated tests. */
  readonly perMinute: number | null;
  /** By default those of a process with the usual file limit. */
  readonly connections?: ConnectionLimits | undefined;
  /** Milliseconds that one request may wait for the database in total. */
  readonly maxDatabaseMs?: number | undefined;
  readonly redisUrl: string | undefined;
  /** Bearer token for `/metrics` and the reasons of `/readyz`; undefined: both are served to no caller. */
  readonly metricsToken: string | undefined;
  /** Whether the public URL uses https. */
  readonly isSecure: boolean;
}
