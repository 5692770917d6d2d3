import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDatabasePaths } from '#server/db/embedded/database-paths.ts';
import { type EmbeddedDatabase, startEmbedded } from '#server/db/embedded/embedded.ts';
import { stopPostmaster } from '#server/db/embedded/postmaster.ts';
import { isRunning } from '#server/db/embedded/processes.ts';

export const silentLog = { info: () => {}, warn: () => {}, error: () => {} };

/** PostgreSQL programs, shared by all runs. */
export const sharedPrograms = join(import.meta.dirname, '..', '..', '..', '.cache', 'postgres');

/** Starts an embedded server in a temporary folder that `stop` removes. Fast, because it is not crash-safe. */
export async function startThrowawayServer(): Promise<EmbeddedDatabase> {
  await removeAbandoned();
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  const server = await startEmbedded({
    folder,
    log: silentLog,
    programs: sharedPrograms,
    server: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '200',
      logging_collector: 'off',
    },
  });
  return {
    ...server,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

const prefix = 'wavelength-throwaway-';

/** Stops servers of killed runs and removes their folders. */
async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(prefix) && /^\d+(?=-)/.exec(name.slice(prefix.length))?.[0];
    if (!pid || isRunning(Number(pid))) continue;
    const folder = join(tmpdir(), name);
    await stopPostmaster(getDatabasePaths(folder));
    rmSync(folder, { recursive: true, force: true });
  }
}
