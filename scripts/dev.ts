// `npm run dev`: the server, restarted when its files change, and the web app with hot reload.
import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { printStep } from '#scripts/setup/output.mjs';
import { buildWeb } from '#scripts/start/build-web.ts';

buildWeb();
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], { stdio: 'inherit' });
const web = await createServer();
await web.listen();
printStep(`Web app with hot reload: ${web.resolvedUrls?.local[0]}`);
server.on('exit', async (code) => {
  await web.close();
  process.exit(code ?? 0);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
