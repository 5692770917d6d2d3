import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { createServer, type ViteDevServer } from 'vite';
import { freePort } from '#scripts/test/free-port.ts';

/** The product with an unchanged demo, and the page of the parts, which only development servers have. */
export interface ScreenshotServers {
  readonly product: string;
  readonly parts: string;
  readonly close: () => Promise<void>;
}

export async function startServers(): Promise<ScreenshotServers> {
  const port = await freePort();
  const product = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['e2e/server.ts'], {
    env: { ...process.env, PORT: port, PUBLIC_URL: product },
    // Its log would fill a pipe that is not read.
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitUntilReady(product, server);
  const { parts, close: closeParts } = await startParts(product);
  const close = async () => {
    await closeParts();
    if (server.exitCode !== null) return;
    const exited = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await exited;
  };
  return { product, parts, close };
}

/** A development server for the page of the parts, with the texts of the product. */
export async function startParts(product: string): Promise<Pick<ScreenshotServers, 'parts' | 'close'>> {
  const proxy = { target: product };
  const web: ViteDevServer = await createServer({
    configFile: 'vite.config.ts',
    logLevel: 'error',
    cacheDir: '../.cache/vite-screenshots',
    server: {
      host: '127.0.0.1',
      port: Number(await freePort()),
      proxy: { '/api': proxy, '/assets/translations': proxy },
    },
  });
  await web.listen();
  const parts = (web.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
  return { parts, close: () => web.close() };
}

/** The first start creates the database and the demo. */
async function waitUntilReady(address: string, server: ChildProcess): Promise<void> {
  for (let seconds = 0; seconds < 180; seconds += 1) {
    if (server.exitCode !== null) throw new Error(`The server exited with ${server.exitCode}`);
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(1000);
  }
  throw new Error('The server is not ready after three minutes');
}
