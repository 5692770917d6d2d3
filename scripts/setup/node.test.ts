import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

// Creates a database first.
vi.setConfig({ testTimeout: 120_000 });

const root = join(import.meta.dirname, '..', '..');
const urlOf = (path: string) => JSON.stringify(pathToFileURL(join(root, path)).href);

/** Starts the server as `node scripts/start.mjs` does on an older Node, and waits until it is ready. */
async function launchServer() {
  const folder = mkdtempSync(join(tmpdir(), 'wavelength-launcher-'));
  const script = join(folder, 'start.mjs');
  writeFileSync(
    script,
    `import { exitWithParent } from ${urlOf('scripts/setup/exit-with-parent.mjs')};
    exitWithParent();
    console.log('server process ' + process.pid);
    await import(${urlOf('server/main.ts')});`,
  );
  const code = `import { runAgainWithNewNode } from ${urlOf('scripts/setup/node.mjs')};
    runAgainWithNewNode(${JSON.stringify(root)}, ${JSON.stringify(script)});`;
  // Without npm's variables, as if not started by npm.
  const { HOME = '', PATH = '' } = process.env;
  const launcher = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    env: { HOME, PATH, PORT: '0', DEMO: 'off', DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const ready = new Promise<void>((resolve) => {
    for (const input of [launcher.stdout, launcher.stderr])
      createInterface({ input }).on('line', (line) => {
        lines.push(line);
        if (line.includes('is ready at')) resolve();
      });
  });
  // The streams end only when the server has ended too, because it inherits them.
  let hasClosed = false;
  const closed = once(launcher, 'close').then(() => {
    hasClosed = true;
  });
  onTestFinished(() => {
    const id = Number(/server process (\d+)/.exec(lines.join('\n'))?.[1]);
    if (id && !hasClosed) process.kill(id, 'SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });
  await Promise.race([ready, closed.then(() => Promise.reject(new Error(lines.join('\n'))))]);
  return { launcher, closed, lines };
}

describe('runAgainWithNewNode', () => {
  it('launcher killed with SIGKILL -> the server stops', async () => {
    const { launcher, closed, lines } = await launchServer();
    launcher.kill('SIGKILL');
    await closed;
    expect(lines.join('\n')).toContain('"msg":"stopped"');
  });
});
