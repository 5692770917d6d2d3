import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { DatabaseError } from './db/database-error.ts';
import { type OpenDatabase, openDatabase } from './db/open.ts';
import { prepareDatabase } from './db/prepare.ts';
import { readSettings, type Settings, SettingsError } from './env.ts';
import { getFirstAdminLink } from './features/accounts/first-admin/first-admin.ts';
import { startPausing } from './features/jobs/manage/closing-deadline.ts';
import { startMailing } from './features/mail/sending.ts';
import { startExporting } from './features/privacy/exporting.ts';
import { startSearchMail } from './features/saved-searches/sending.ts';
import { FileStoreError } from './files/store.ts';
import { createLogger } from './http/ops/logger.ts';
import { getOrCreateSecret } from './lib/secret.ts';
import { checkPort, ListenError, listen } from './start/listen.ts';
import { openServices } from './start/services.ts';
import { type Shutdown, shutDownOnSignals } from './start/shutdown.ts';
import { startInMemoryIndexes } from './start/start-indexes.ts';
import { printDemoAccounts, printFirstAdminLink, printStep } from './start/start-report.ts';
import { exitOnUncaughtErrors } from './start/uncaught-errors.ts';

/** Requests a caller may send to the API in a minute. */
const perMinute = 600;

const log = createLogger(process.stdout.isTTY ? 'warn' : 'info');
exitOnUncaughtErrors(log);
const stopping = shutDownOnSignals(log);

try {
  await start(readSettings());
} catch (error) {
  // A start that is being stopped fails of that; the stop ends the process in its own time.
  if (!stopping.isStopping()) exitWithError(error);
}

async function start(settings: Settings): Promise<void> {
  await checkPort(settings);
  printStep(
    settings.databaseUrl ? 'Opening the database server' : `Opening the embedded database in ${settings.dataDir}`,
  );
  const opening = openDatabase({ ...settings, log });
  // An embedded server that is just being started is waited for: it must not be left behind.
  if (!settings.databaseUrl) stopping.onShutdown(async () => (await opening).close());
  const database = await opening;
  if (settings.databaseUrl) stopping.onShutdown(database.close);
  try {
    await prepareDatabase(database, settings, log, printStep);
    await serve(settings, database, stopping);
  } catch (error) {
    if (!stopping.isStopping()) await database.close();
    throw error;
  }
}

async function serve(settings: Settings, database: OpenDatabase, stopping: Shutdown): Promise<void> {
  // The demo's accounts have a published password; a code that one visitor sets up would keep out the others.
  const safety = { secret: getOrCreateSecret(settings), requiresTwoFactor: !settings.demo };
  const services = await openServices(database, { ...settings, ...safety }, log);
  stopping.onShutdown(services.events.close);
  // With many people this takes seconds; only a search waits for it.
  void startInMemoryIndexes(services);
  stopping.onShutdown(startMailing(services).stop);
  stopping.onShutdown(startExporting(services).stop);
  stopping.onShutdown(startSearchMail(services).stop);
  stopping.onShutdown(startPausing(services).stop);
  const app = await buildApp(services, {
    logger: log,
    webFolder: join(fileURLToPath(new URL('..', import.meta.url)), 'dist/web'),
    perMinute,
    redisUrl: settings.redisUrl,
    isSecure: settings.publicUrl.startsWith('https:'),
  });
  const address = await listen(settings, () => app.listen({ port: settings.port, host: settings.host }));
  stopping.setServer(app);
  const shown = settings.port === 0 ? address : settings.publicUrl;
  printStep(`Wavelength is ready at ${shown}`);
  if (settings.demo) printDemoAccounts();
  const link = await getFirstAdminLink(services);
  if (link !== null) printFirstAdminLink(`${shown}${link}`);
}

/** What the operator can mend is said plainly; anything else is written to the log with its place. */
function exitWithError(error: unknown): never {
  const isPlain = [SettingsError, DatabaseError, FileStoreError, ListenError].some((kind) => error instanceof kind);
  if (!isPlain) log.fatal({ err: error }, 'the start failed');
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
