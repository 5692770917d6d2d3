import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { printStep } from '#scripts/setup/output.mjs';
import { freePort } from '#scripts/test/free-port.ts';
import { singleResult, sumTallies, type Tally } from '#scripts/test/tally.ts';
import { readFileLimit } from '#server/start/file-limit.ts';

const startTimeoutMs = 120_000;
/** After this, a request counts as not answered. */
const giveUpMs = 5000;

interface Attack {
  readonly name: string;
  readonly kind: 'silent' | 'slow';
  readonly connectionsPerAddress: number;
  /** Each address is one machine. Each group of them is a process of the attacker. */
  readonly groups: readonly (readonly string[])[];
}

const attacks: readonly Attack[] = [
  {
    name: '20,000 silent connections from 2 addresses',
    kind: 'silent',
    connectionsPerAddress: 10_000,
    groups: [['127.0.1.1'], ['127.0.2.1']],
  },
  {
    name: '20,000 silent connections from 40 addresses',
    kind: 'silent',
    connectionsPerAddress: 500,
    groups: [listAddresses('127.0.3', 20), listAddresses('127.0.4', 20)],
  },
  {
    name: '500 slow senders from 2 addresses',
    kind: 'slow',
    connectionsPerAddress: 250,
    groups: [['127.0.6.1'], ['127.0.7.1']],
  },
];
const neededFiles = 10_500;
/** Time under attack after all connections were accepted once. */
const attackMs = 15_000;

/** Lifetimes in seconds, with room for a busy machine: Node looks for late requests every five seconds. */
const lifetimes: readonly [name: string, start: string, min: number, max: number][] = [
  ['a silent connection', '', 10, 20],
  ['a request whose head does not end', 'GET /healthz HTTP/1.1\r\nx: ', 10, 20],
  [
    'a request whose body does not end',
    'POST /api/v1/token HTTP/1.1\r\nhost: a\r\ncontent-length: 900\r\n\r\n',
    30,
    40,
  ],
];

/** Attacks the product with silent and slow connections, and sends requests from another address, each with `maxAnswerMs`. */
export async function checkSilentConnections({ maxAnswerMs = giveUpMs } = {}): Promise<Tally> {
  const fileLimit = readFileLimit() ?? 0;
  if (fileLimit < neededFiles) {
    const reason = `20,000 silent connections: needs a file limit of ${neededFiles}, it is ${fileLimit}`;
    printStep(`Skipped: ${reason}.`);
    return { passed: 0, failures: [], skipped: [reason] };
  }
  const folder = mkdtempSync(join(tmpdir(), 'wavelength-silent-'));
  const port = await freePort();
  const product = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, PORT: port, DATA_DIR: folder, DEMO: 'off' },
    stdio: 'ignore',
  });
  const ended = once(product, 'exit');
  try {
    await waitUntilReady(port, product);
    const tallies = [await checkLifetimes(port)];
    for (const attack of attacks) tallies.push(await checkAttack(port, attack, maxAnswerMs));
    return sumTallies(tallies);
  } finally {
    product.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function checkAttack(
  port: string,
  { name, kind, connectionsPerAddress, groups }: Attack,
  maxAnswerMs: number,
): Promise<Tally> {
  const attackers = groups.map((addresses) =>
    fork(new URL('silent-client.ts', import.meta.url), [kind, port, String(connectionsPerAddress), ...addresses]),
  );
  const attack = Promise.all(attackers.map((attacker) => once(attacker, 'message'))).then(() => wait(attackMs));
  let isOver = false;
  void attack.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    // The rate limit is 600 a minute for each path.
    for (const path of ['/healthz', '/api/v1/jobs']) times.push(await measureAnswer(port, path));
    await wait(100);
  }
  for (const attacker of attackers) attacker.disconnect();
  await Promise.all(attackers.map((attacker) => once(attacker, 'exit')));
  const lateCount = times.filter((time) => time > maxAnswerMs).length;
  const slowest = Math.round(Math.max(...times));
  console.log(`${name}: ${times.length} requests from another address, slowest ${slowest} ms, ${lateCount} late.`);
  return singleResult(`${name}: other addresses are answered within ${maxAnswerMs} ms`, lateCount === 0);
}

/** Milliseconds until the response to a new connection; infinite without one. */
async function measureAnswer(port: string, path: string): Promise<number> {
  const start = performance.now();
  const isAnswered = await new Promise<boolean>((resolve) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      localAddress: '127.0.5.1',
      agent: false as const,
      timeout: giveUpMs,
    };
    const request = get(options, (response) => {
      response.resume().on('end', () => resolve(response.statusCode === 200));
    });
    request.on('timeout', () => request.destroy()).on('error', () => resolve(false));
  });
  return isAnswered ? performance.now() - start : Number.POSITIVE_INFINITY;
}

async function checkLifetimes(port: string): Promise<Tally> {
  return sumTallies(
    await Promise.all(
      lifetimes.map(async ([name, start, min, max]) => {
        const seconds = await measureLifetime(port, start);
        console.log(`The server closed ${name} after ${seconds.toFixed(1)} s.`);
        return singleResult(`${name} is closed after ${min} to ${max} s`, seconds >= min && seconds <= max);
      }),
    ),
  );
}

/** Sends a byte per second after `start`, or nothing at all. */
async function measureLifetime(port: string, start: string): Promise<number> {
  const startedAt = performance.now();
  const socket = connect({ host: '127.0.0.1', port: Number(port) });
  socket.on('error', () => undefined).resume();
  if (start) socket.write(start);
  const drip = setInterval(() => start && socket.write('a'), 1000);
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(drip);
  return (performance.now() - startedAt) / 1000;
}

async function waitUntilReady(port: string, product: ChildProcess): Promise<void> {
  const end = Date.now() + startTimeoutMs;
  while (product.exitCode === null && Date.now() < end) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (response?.ok) return;
    await wait(200);
  }
  throw new Error('The product did not become ready');
}

function listAddresses(network: string, count: number): string[] {
  return Array.from({ length: count }, (_each, index) => `${network}.${index + 1}`);
}
