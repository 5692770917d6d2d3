// Counts with strace how often the embedded database flushes its log to the disk while one connection commits.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { installPrograms } from '#scripts/setup/debian.ts';
import { newClient } from '#server/db/connection/pools.ts';
import { startEmbedded } from '#server/db/embedded/embedded.ts';

const commitCount = 500;
const strace = '/usr/bin/strace';

await installPrograms({ [strace]: 'strace' });
const folder = mkdtempSync(join(tmpdir(), 'wavelength-flushes-'));
const log = { info: () => {}, warn: console.warn, error: console.error };
const database = await startEmbedded({ folder, log, programs: join(process.cwd(), '.cache/postgres') });
try {
  const client = newClient(database.ownerUrl, 'flushes');
  await client.connect();
  const { rows } = await client.query<{ fsync: string; commit: string; pid: number }>(
    "select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit, pg_backend_pid() as pid",
  );
  const [settings] = rows;
  await client.query('create table ledger (id integer)');
  const readFlushes = traceFlushes(settings?.pid ?? 0);
  await delay(1000);
  // One after the other, so that no two commits share a flush.
  for (let i = 0; i < commitCount; i += 1) await client.query('insert into ledger values ($1)', [i]);
  const flushes = await readFlushes();
  await client.end();
  console.log(`fsync ${settings?.fsync}, synchronous_commit ${settings?.commit}`);
  console.log(
    `${commitCount} commits one after the other: ${flushes} flushes (fdatasync or fsync) of their connection`,
  );
  process.exitCode = settings?.fsync === 'on' && settings.commit === 'on' && flushes >= commitCount ? 0 : 1;
} finally {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Returns a function that stops the trace and returns the count. */
function traceFlushes(pid: number): () => Promise<number> {
  const tracer = spawn(strace, ['-f', '-e', 'trace=fdatasync,fsync', '-p', String(pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  tracer.stderr.on('data', (chunk) => {
    output += chunk;
  });
  return async () => {
    tracer.kill('SIGINT');
    await once(tracer, 'close');
    return output.match(/f(?:data)?sync\(/g)?.length ?? 0;
  };
}
