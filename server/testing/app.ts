import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '#server/app.ts';
import type { Services } from '#server/context.ts';
import { openDatabase } from '#server/db/open.ts';
import { keepRanking } from '#server/features/matching/keep-ranking.ts';
import type { App } from '#server/http/app-type.ts';
import { createLogger } from '#server/http/logger.ts';
import { openServices } from '#server/services.ts';
import { cloneDatabase } from './template.ts';

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

export async function startTestApp({ perMinute = null }: TestAppOptions = {}) {
  const copy = await cloneDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'wavelength-test-'));
  const logLines: string[] = [];
  const log = createLogger('info', { write: (line: string) => void logLines.push(line) });
  const database = await openDatabase({ databaseUrl: copy.url, dataDir, log });
  let ahead = 0;
  const services: Services = {
    ...(await openServices(
      database,
      {
        dataDir,
        secret: 'a secret for tests that is long enough',
        redisUrl: process.env.REDIS_URL,
        filesUrl: undefined,
      },
      log,
    )),
    clock: () => new Date(Date.now() + ahead * 1000),
  };
  await keepRanking(services);
  const app = await buildApp(services, {
    logger: log,
    webFolder: null,
    perMinute,
    redisUrl: undefined,
    isSecure: false,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const passTime = (seconds: number) => {
    ahead += seconds;
  };
  return {
    test: { url, app, services, passTime, logLines },
    stop: async () => {
      await app.close();
      await services.announcements.close();
      await database.close();
      await copy.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
