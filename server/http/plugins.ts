import multipart from '@fastify/multipart';
import type { AppOptions } from './app-options.ts';
import type { App } from './app-type.ts';
import { addHeaders } from './headers/headers.ts';
import { refuseOtherSpellings } from './headers/request-target.ts';
import { limitDatabaseTime } from './limits/database-time.ts';
import { parseJsonBodies } from './limits/json-bodies.ts';
import { compressResponses } from './ops/compress.ts';
import { logRequests } from './ops/log-requests.ts';
import { refuseUnknownUpgrades } from './sockets/upgrades.ts';

/** Adds the time limit for the database, logging, headers, compression and body parsers to all routes. */
export async function addPlugins(app: App, options: AppOptions): Promise<void> {
  limitDatabaseTime(app, options.maxDatabaseMs);
  logRequests(app);
  await addHeaders(app, options);
  compressResponses(app);
  refuseUnknownUpgrades(app);
  refuseOtherSpellings(app);
  parseJsonBodies(app);
  await app.register(multipart);
}
