import multipart from '@fastify/multipart';
import type { AppOptions } from './app-options.ts';
import type { App } from './app-type.ts';
import { limitDatabaseTime } from './database-time.ts';
import { serveOpenApi } from './docs/openapi.ts';
import { addHeaders } from './headers.ts';
import { compressResponses } from './ops/compress.ts';
import { logRequests } from './ops/log-requests.ts';
import { limitRequests } from './rate-limit.ts';

/** Adds the time limit for the database, logging, headers, compression, rate limits and OpenAPI to all routes. */
export async function addPlugins(app: App, options: AppOptions, installationId: string): Promise<void> {
  limitDatabaseTime(app);
  logRequests(app);
  await addHeaders(app, options);
  compressResponses(app);
  const { perMinute, redisUrl } = options;
  if (perMinute !== null) await limitRequests(app, { perMinute, redisUrl, installationId });
  await app.register(multipart);
  await serveOpenApi(app);
}
