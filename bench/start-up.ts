import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { freePort } from '#scripts/test/free-port.ts';

/** Milliseconds until the address was printed. */
export interface StartUps {
  /** An empty data folder: the database and the demo are made. */
  readonly first: number;
  /** The same folder again; the median of three. */
  readonly second: number;
}

/** Starts as `npm start` does once the packages are there, on an empty data folder and again. The web side is built already. */
export async function measureDemoStart(dataDir: string): Promise<StartUps> {
  rmSync(dataDir, { recursive: true, force: true });
  const first = await startOnce({ DATA_DIR: dataDir });
  return { first, second: await medianStart({ DATA_DIR: dataDir }) };
}

/** Milliseconds of a start on data that is there already; the median of three. */
export async function medianStart(settings: Readonly<Record<string, string>>): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < 3; index += 1) times.push(await startOnce(settings));
  return times.toSorted((a, b) => a - b)[1] ?? Number.NaN;
}

async function startOnce(settings: Readonly<Record<string, string>>): Promise<number> {
  const env = { ...process.env, ...settings, PORT: await freePort() };
  const start = performance.now();
  const child = spawn(process.execPath, ['scripts/start/serve.ts'], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  try {
    await waitForOutput(child, 'is ready at');
    return performance.now() - start;
  } finally {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

async function waitForOutput(child: ChildProcess, text: string): Promise<void> {
  let seen = '';
  for await (const piece of child.stderr ?? []) {
    seen += String(piece);
    if (seen.includes(text)) return;
  }
  throw new Error(`The product did not start:\n${seen}`);
}
