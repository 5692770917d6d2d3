import { tmpdir } from 'node:os';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Services } from '#server/context.ts';
import { openDatabase } from '#server/db/open.ts';
import type { App } from '#server/http/app-type.ts';
import { createLogger } from '#server/http/ops/logger.ts';
import { openServices } from '#server/start/services.ts';
import { startInMemoryIndexes } from '#server/start/start-indexes.ts';
import { cloneDatabase } from './template.ts';
import { makeFolder } from './test-folders.ts';

/** The product with a database of its own, listening on a port of its own. */
export interface TestApp {
  readonly url: string;
  readonly app: App;
  readonly services: Services;
  /** Moves the product's clock by so many seconds. */
  readonly passTime: (seconds: number) => void;
  /** Every line the product has logged. */
  readonly logLines: string[];
}

interface TestAppOptions {
  readonly perMinute?: number | null;
  /** Folder of a built web side. */
  readonly webFolder?: string;
  /** Whether people reach the product over https, through a proxy. */
  readonly isSecure?: boolean;
  readonly redisUrl?: string | undefined;
  /** A mail server; the outbox folder when absent. */
  readonly smtpUrl?: string;
  /** Whether the product shows the demo. */
  readonly isDemo?: boolean;
  /** Whether the first administrator has to have a second step at sign-in. */
  readonly requiresTwoFactor?: boolean;
  /** Where the product finds the database instead, such as at the end of a line that can be cut. */
  readonly proxyDatabase?: (url: string) => Promise<string>;
}

/** Starts the product before the tests of a file and stops it after them. */
export function testApp(options: TestAppOptions = {}): () => TestApp {
  let running: { test: TestApp; stop: () => Promise<void> } | undefined;
  beforeAll(async () => {
    running = await startTestApp(options);
  });
  afterAll(() => running?.stop());
  return () => {
    if (!running) throw new Error('The product runs only inside tests');
    return running.test;
  };
}

export async function startTestApp(options: TestAppOptions = {}) {
  const cleanups: (() => unknown)[] = [];
  const stop = async () => {
    for (const close of cleanups.splice(0).reverse()) await close();
  };
  try {
    return { test: await start(options, cleanups), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(options: TestAppOptions, closings: (() => unknown)[]): Promise<TestApp> {
  const { perMinute = null, webFolder = null, isSecure = false } = options;
  const redisUrl = 'redisUrl' in options ? options.redisUrl : process.env.REDIS_URL;
  // Files that count requests do so for themselves, unless they ask for more.
  const limits = { perMinute, redisUrl: options.redisUrl };
  const folder = makeFolder(tmpdir());
  closings.push(folder.remove);
  const copy = await cloneDatabase();
  closings.push(copy.drop);
  const logLines: string[] = [];
  const log = createLogger('info', { write: (line: string) => void logLines.push(line) });
  const databaseUrl = options.proxyDatabase ? await options.proxyDatabase(copy.url) : copy.url;
  const database = await openDatabase({ databaseUrl, dataDir: folder.path, log });
  closings.push(database.close);
  const opened = await openServices(database, { ...buildSettings(options), dataDir: folder.path, redisUrl }, log);
  closings.push(opened.events.close, opened.mail.close);
  let offsetSeconds = 0;
  const services: Services = { ...opened, clock: () => new Date(Date.now() + offsetSeconds * 1000) };
  await startInMemoryIndexes(services);
  const app = await buildApp(services, { logger: log, webFolder, isSecure, ...limits });
  closings.push(() => app.close());
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const passTime = (seconds: number) => {
    offsetSeconds += seconds;
  };
  return { url, app, services, passTime, logLines };
}

/** What the tokens of a test app are signed with, as far as keys follow from it. */
export const testSecret = 'a secret for tests that is long enough';

function buildSettings({ smtpUrl, isDemo = false, requiresTwoFactor = false }: TestAppOptions) {
  return {
    secret: testSecret,
    filesUrl: undefined,
    publicUrl: 'http://wavelength.test',
    smtpUrl,
    mailFrom: 'no-reply@wavelength.test',
    demo: isDemo,
    requiresTwoFactor,
  };
}
