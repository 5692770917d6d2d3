import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getDatabasePaths } from '#server/db/embedded/database-paths.ts';
import { stopPostmaster } from '#server/db/embedded/postmaster.ts';
import { isRunning } from '#server/db/embedded/processes.ts';
import { type EmbeddedDatabase, startEmbedded } from '#server/db/embedded.ts';

export const silentLog = { info: () => {}, warn: () => {}, error: () => {} };

/** Copies of PostgreSQL's programs that all runs share. */
export const sharedPrograms = join(import.meta.dirname, '..', '..', '..', '.cache', 'postgres');

/** An embedded server in a folder of its own that `stop` removes: quick, and careless about power cuts. */
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

/** What a killed run left: its folder, and a server that still runs in it. */
async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const pid = name.startsWith(prefix) && /^\d+(?=-)/.exec(name.slice(prefix.length))?.[0];
    if (!pid || isRunning(Number(pid))) continue;
    const folder = join(tmpdir(), name);
    await stopPostmaster(getDatabasePaths(folder));
    rmSync(folder, { recursive: true, force: true });
  }
}
