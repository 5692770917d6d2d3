import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Peer, startPeer } from '#scripts/ci/peer.ts';
import { freePort } from '#scripts/test/free-port.ts';

export const nginx = '/usr/sbin/nginx';

/** A server process that can be killed. */
export interface ServerProcess {
  readonly port: string;
  readonly signal: (name: NodeJS.Signals) => void;
  readonly ended: Promise<unknown>;
}

/** Starts a process of the product in `cwd` and waits until it is ready. */
export async function startServerProcess(
  port: string,
  settings: Readonly<Record<string, string>>,
  cwd = process.cwd(),
): Promise<ServerProcess> {
  const { HOME = '', PATH = '' } = process.env;
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd,
    env: { HOME, PATH, PORT: port, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  const lines = createInterface({ input: child.stderr });
  const output: string[] = [];
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      output.push(line);
      if (line.includes('ready at http')) resolve();
    });
    void ended.then(() => reject(new Error(output.join('\n'))));
  });
  return { port, signal: (name) => void child.kill(name), ended };
}

/** Starts nginx with the configuration of docs/deployment, on free ports and with a certificate of its own. */
export async function startNginx(folder: string, ports: readonly [string, string]): Promise<Peer> {
  const [tlsPort, plainPort] = [await freePort(), await freePort()];
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=jobs.example.org'];
  execFileSync('openssl', [...request, '-keyout', key, '-out', certificate], { stdio: 'ignore' });
  const configuration = replaceEach(readFileSync('docs/deployment/nginx.conf', 'utf8'), {
    '/run/nginx.pid': join(folder, 'nginx.pid'),
    '/etc/ssl/jobs.example.org.pem': certificate,
    '/etc/ssl/jobs.example.org.key': key,
    '127.0.0.1:3001': `127.0.0.1:${ports[0]}`,
    '127.0.0.1:3002': `127.0.0.1:${ports[1]}`,
    'listen 443 ssl': `listen 127.0.0.1:${tlsPort} ssl`,
    'listen 80': `listen 127.0.0.1:${plainPort}`,
  });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration);
  mkdirSync(join(folder, 'logs'), { recursive: true });
  const args = ['-p', folder, '-c', file, '-e', join(folder, 'nginx.log'), '-g', 'daemon off;'];
  const peer = await startPeer(`http://127.0.0.1:${plainPort}`, nginx, args);
  return { ...peer, url: `https://127.0.0.1:${tlsPort}` };
}

function replaceEach(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`docs/deployment/nginx.conf has no ${from}`);
    return result.replaceAll(from, to);
  }, text);
}
