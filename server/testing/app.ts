import type { LookupFunction } from 'node:net';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Services } from '#server/context.ts';
import { openDatabase } from '#server/db/connection/open.ts';
import type { ConnectionLimits } from '#server/http/app-options.ts';
import type { App } from '#server/http/app-type.ts';
import { createLogger } from '#server/http/ops/logger.ts';
import { createOutboundClient } from '#server/lib/network/outbound.ts';
import { openServices } from '#server/start/services.ts';
import { startInMemoryIndexes } from '#server/start/start-indexes.ts';
import { recordStatements } from './database/record-statements.ts';
import { cloneDatabase } from './database/template.ts';
import { type SystemDatabase, withSystemScope } from './database/test-database.ts';
import { makeFolder } from './test-folders.ts';

/** A running server with its own database and port. */
export interface TestApp {
  readonly url: string;
  readonly app: App;
  readonly services: Services & { readonly database: SystemDatabase };
  /** Moves the clock. Each test starts at the real time. */
  readonly passTime: (seconds: number) => void;
  /** All lines logged so far. */
  readonly logLines: string[];
}

interface TestAppOptions {
  readonly perMinute?: number | null;
  /** Folder of the built web app. */
  readonly webFolder?: string;
  /** Whether the server is behind an https proxy. */
  readonly isSecure?: boolean;
  readonly redisUrl?: string | undefined;
  readonly metricsToken?: string;
  readonly connections?: ConnectionLimits;
  /** Without an SMTP server, emails are written to the outbox folder. */
  readonly smtpUrl?: string;
  /** The bucket for files; without it, a folder. */
  readonly filesUrl?: string;
  readonly isDemo?: boolean;
  /** Whether the first administrator must use two-factor authentication. */
  readonly requiresTwoFactor?: boolean;
  /** Resolves the host names of outbound requests. */
  readonly lookup?: LookupFunction;
  /** How long a request waits for the database. For bursts of requests, which take long on a busy machine. */
  readonly maxWaitMs?: number;
  /** Time passes by `passTime` only. For models of time, which do not know how long a busy machine takes. */
  readonly isClockStopped?: boolean;
  /** Replaces the database URL, for example by that of a proxy that can be interrupted. */
  readonly proxyDatabase?: (url: string) => Promise<string>;
  /** Opens the database that replaces a read replica, and returns its URL. */
  readonly openReplica?: () => Promise<string>;
}

/** Starts a server before the tests of a file and stops it after them. */
export function testApp(options: TestAppOptions = {}): () => TestApp {
  let running: Awaited<ReturnType<typeof startTestApp>> | undefined;
  beforeAll(async () => {
    running = await startTestApp(options);
  });
  beforeEach(() => running?.resetClock());
  afterAll(() => running?.stop());
  return () => {
    if (!running) throw new Error('The server runs only during tests');
    return running.test;
  };
}

export async function startTestApp(options: TestAppOptions = {}) {
  const cleanups: (() => unknown)[] = [];
  const stop = async () => {
    for (const close of cleanups.splice(0).reverse()) await close();
  };
  try {
    return { ...(await start(options, cleanups)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(options: TestAppOptions, cleanups: (() => unknown)[]) {
  const { perMinute = null, webFolder = null, isSecure = false, metricsToken, connections, maxWaitMs } = options;
  const redisUrl = 'redisUrl' in options ? options.redisUrl : process.env.REDIS_URL;
  // Request counts are shared between test files only if a test asks for Redis.
  const limits = { perMinute, redisUrl: options.redisUrl, maxDatabaseMs: maxWaitMs };
  const folder = makeFolder(tmpdir());
  cleanups.push(folder.remove);
  const clone = await cloneDatabase();
  cleanups.push(clone.drop);
  const logLines: string[] = [];
  const log = createLogger('info', { write: (line: string) => void logLines.push(line) });
  const databaseUrl = options.proxyDatabase ? await options.proxyDatabase(clone.url) : clone.url;
  const databaseReadUrl = await options.openReplica?.();
  const { onStatement } = recordStatements(cleanups);
  const database = withSystemScope(
    await openDatabase({ databaseUrl, databaseReadUrl, dataDir: folder.path, log, maxWaitMs, onStatement }),
  );
  cleanups.push(database.close);
  const opened = await openServices(database, { ...buildSettings(options), dataDir: folder.path, redisUrl }, log);
  cleanups.push(opened.events.close, opened.mail.close);
  let offsetSeconds = 0;
  let startedAt = Date.now();
  const clock = () => new Date((options.isClockStopped ? startedAt : Date.now()) + offsetSeconds * 1000);
  // The sign-in providers of tests are on this machine.
  const outbound = createOutboundClient({ allowsLoopback: true, ...(options.lookup && { lookup: options.lookup }) });
  const services = { ...opened, database, outbound, clock };
  await startInMemoryIndexes(services);
  const app = await buildApp(services, { logger: log, webFolder, isSecure, metricsToken, connections, ...limits });
  cleanups.push(() => app.close());
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const passTime = (seconds: number) => {
    offsetSeconds += seconds;
  };
  const resetClock = () => {
    offsetSeconds = 0;
    startedAt = Date.now();
  };
  const test: TestApp = { url, app, services, passTime, logLines };
  return { test, resetClock };
}

/** The secret from which the token keys are derived. */
export const testSecret = 'a secret for tests that is long enough';

function buildSettings({ smtpUrl, filesUrl, isDemo = false, requiresTwoFactor = false }: TestAppOptions) {
  return {
    secret: testSecret,
    filesUrl,
    publicUrl: 'http://wavelength.test',
    smtpUrl,
    mailFrom: 'no-reply@wavelength.test',
    demo: isDemo,
    requiresTwoFactor,
  };
}
