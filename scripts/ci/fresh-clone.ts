import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { formatElapsed, printStep } from '#scripts/setup/output.mjs';
import { freePort } from '#scripts/test/free-port.ts';
import { singleResult, sumTallies, type Tally } from '#scripts/test/tally.ts';

const TIMEOUT_MS = 300_000;

/**
 * Follows a new developer: clone, `npm start`, stop, `npm start` again. Times are printed, not checked. The product's
 * output is buffered because other steps print at the same time.
 */
export async function checkFreshClone(): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'wavelength-clone-'));
  try {
    await promisify(execFile)('git', ['clone', '--quiet', '.', folder]);
    const first = await startAndStop(folder, 'First start of a fresh clone');
    const second = first && (await startAndStop(folder, 'Second start'));
    return sumTallies([singleResult('first start of a fresh clone', first), singleResult('second start', second)]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function startAndStop(folder: string, name: string): Promise<boolean> {
  const port = await freePort();
  const start = Date.now();
  const product = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: cleanEnvironment(port),
    detached: true,
  });
  const ended = once(product, 'close');
  let printed = '';
  for (const stream of [product.stdout, product.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
  }
  const ready = await isReady(`http://127.0.0.1:${port}/readyz`, product);
  printStep(`${name}: ${ready ? `ready after ${formatElapsed(start)}` : 'not ready'}.`);
  if (product.exitCode === null) pressCtrlC(product);
  await ended;
  process.stdout.write(printed);
  return ready;
}

/** A terminal signals the whole process group. */
function pressCtrlC({ pid }: ChildProcess): void {
  if (pid) process.kill(-pid, 'SIGINT');
}

/** Without the variables set by npm and this run, like a new developer's shell. */
function cleanEnvironment(port: string): Record<string, string | undefined> {
  const { HOME, USER, PATH = '' } = process.env;
  const own = PATH.split(':').filter((folder) => !folder.includes('node_modules'));
  return { HOME, USER, PATH: own.join(':'), PORT: port };
}

async function isReady(url: string, product: ChildProcess): Promise<boolean> {
  const end = Date.now() + TIMEOUT_MS;
  while (product.exitCode === null && Date.now() < end) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return true;
    await wait(50);
  }
  return false;
}
