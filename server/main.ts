import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { prepareDatabase } from './db/prepare.ts';
import { DatabaseRefusal } from './db/refusal.ts';
import { readSettings, type Settings, SettingsError } from './env.ts';
import { keepRanking } from './features/matching/keep-ranking.ts';
import { createLogger } from './http/logger.ts';
import { secretOf } from './secret.ts';
import { openServices } from './services.ts';
import { tellDemo, tellStep } from './start-report.ts';

/** Requests a caller may send to the API in a minute. */
const perMinute = 600;

/** Milliseconds after which a stop no longer waits for what is under way. */
const longestStop = 10_000;

try {
  await start(readSettings());
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof DatabaseRefusal)) throw error;
  process.stderr.write(`\n${error.message}\n`);
  process.exitCode = 1;
}

async function start(settings: Settings): Promise<void> {
  const log = createLogger(process.stdout.isTTY ? 'warn' : 'info');
  const database = await prepareDatabase(settings, log, tellStep);
  const services = await openServices(database, { ...settings, secret: secretOf(settings) }, log);
  await keepRanking(services);
  const app = await buildApp(services, {
    logger: log,
    webFolder: join(fileURLToPath(new URL('..', import.meta.url)), 'dist/web'),
    perMinute,
    redisUrl: settings.redisUrl,
    isSecure: settings.publicUrl.startsWith('https:'),
  });
  await app.listen({ port: settings.port, host: settings.host });
  tellStep(`Wavelength is ready at ${settings.publicUrl}`);
  if (settings.demo) tellDemo();

  const stop = async (signal: string) => {
    log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), longestStop).unref();
    await app.close();
    await services.announcements.close();
    await database.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(signal));
}
