import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A running `database-process.ts`. */
export interface DatabaseProcess {
  readonly pid: number;
  /** Process id of the database server that it started or adopted. */
  readonly serverPid: number;
  /** Keys of the rows with an acknowledged commit. */
  readonly acknowledged: readonly string[];
  /** Resolves when at least `count` rows are acknowledged. */
  readonly waitForRows: (count: number) => Promise<void>;
  /** Sends a signal and waits until the process has exited and its output was read. */
  readonly kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
}

/** @throws Error with the stderr output, if the process exits instead of becoming ready */
export async function spawnDatabase(
  folder: string,
  mode: 'hold' | 'write',
  user: { uid?: number; gid?: number } = {},
): Promise<DatabaseProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'database-process.ts'), folder, mode], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...user,
  });
  const ended = once(child, 'exit');
  const errors = collectErrors(child);
  const acknowledged: string[] = [];
  const acknowledgements = new EventTarget();
  const lines = createInterface({ input: child.stdout });
  const read = once(lines, 'close');
  const ready = new Promise<number>((resolve) => {
    lines.on('line', (line) => {
      const [word, value = ''] = line.split(' ');
      if (word === 'ready') resolve(Number(value));
      else acknowledged.push(value);
      acknowledgements.dispatchEvent(new Event('ack'));
    });
  });
  const serverPid = await Promise.race([ready, ended.then(() => Promise.reject(new Error(errors())))]);
  return {
    pid: child.pid ?? 0,
    serverPid,
    acknowledged,
    waitForRows: async (count) => {
      while (acknowledged.length < count)
        await Promise.race([once(acknowledgements, 'ack'), ended.then(() => Promise.reject(new Error(errors())))]);
    },
    kill: async (signal) => {
      child.kill(signal);
      // Its last lines may come after its end.
      await Promise.all([ended, read]);
    },
  };
}

function collectErrors(child: ChildProcess): () => string {
  let text = '';
  child.stderr?.on('data', (chunk) => {
    text += chunk;
  });
  return () => text;
}
