import { DatabaseError } from './db/connection/database-error.ts';
import { openDatabase } from './db/connection/open.ts';
import { readSettings, type Settings, SettingsError } from './env.ts';
import { FileStoreError } from './files/store.ts';
import { createLogger } from './http/ops/logger.ts';
import { checkPort, ListenError } from './start/listen.ts';
import { shutDownOnSignals } from './start/shutdown.ts';
import { printStep } from './start/start-report.ts';
import { exitOnUncaughtErrors } from './start/uncaught-errors.ts';

const log = createLogger(process.stdout.isTTY ? 'warn' : 'info');
exitOnUncaughtErrors(log);
const shutdown = shutDownOnSignals(log);

try {
  await start(readSettings());
} catch (error) {
  // If a shutdown has begun, it caused the error and exits the process.
  if (!shutdown.isStopping()) exitWithError(error);
}

async function start(settings: Settings): Promise<void> {
  await checkPort(settings);
  printStep(
    settings.databaseUrl ? 'Opening the database server' : `Opening the embedded database in ${settings.dataDir}`,
  );
  const opening = openDatabase({ ...settings, log });
  // Wait for an embedded server that is still starting, so that it is not left running.
  if (!settings.databaseUrl) shutdown.setDatabase(async () => (await opening).close());
  const database = await opening;
  if (settings.databaseUrl) shutdown.setDatabase(database.close);
  try {
    // Loaded now, so that a process that cannot have the data folder ends soon.
    const { serve } = await import('./serve.ts');
    await serve(settings, database, { log, shutdown });
  } catch (error) {
    if (!shutdown.isStopping()) await database.close();
    throw error;
  }
}

/** Operator errors print a message; unexpected errors are also logged with a stack trace. */
function exitWithError(error: unknown): never {
  const isPlain = [SettingsError, DatabaseError, FileStoreError, ListenError].some((kind) => error instanceof kind);
  if (!isPlain) log.fatal({ err: error }, 'startup failed');
  process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
