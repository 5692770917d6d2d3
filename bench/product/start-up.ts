import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { freePort } from '#scripts/test/free-port.ts';

/** Milliseconds until the URL is printed. */
export interface StartUps {
  /** With an empty data folder: creates the database and the demo. */
  readonly first: number;
  /** With the same folder; the median of three. */
  readonly second: number;
}

/** Measures `npm start` without package installation and web build, first with an empty data folder. */
export async function measureDemoStart(dataDir: string): Promise<StartUps> {
  rmSync(dataDir, { recursive: true, force: true });
  const first = await startOnce({ DATA_DIR: dataDir });
  return { first, second: await medianStart({ DATA_DIR: dataDir }) };
}

/** Median of three starts with existing data, in milliseconds. */
async function medianStart(settings: Readonly<Record<string, string>>): Promise<number> {
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
