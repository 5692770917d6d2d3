import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#server/testing/app.ts';

const connections = { total: 8, perAddress: 4 };
const direct = testApp({ connections });
const behindProxy = testApp({ connections, isSecure: true });

const open = new Set<Socket>();
afterEach(async () => {
  for (const socket of open) socket.destroy();
  open.clear();
  for (const app of [direct(), behindProxy()]) await expect.poll(() => countConnections(app)).toBe(0);
});

/** Connects from a loopback address and sends nothing. */
async function openSilent({ url }: TestApp, localAddress: string): Promise<Socket> {
  const socket = connect({ port: Number(new URL(url).port), host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined).resume();
  open.add(socket);
  await new Promise((resolve) => socket.on('connect', resolve).on('close', resolve));
  return socket;
}

async function openMany(count: number, app: TestApp, localAddress: string): Promise<Socket[]> {
  const sockets: Socket[] = [];
  for (let i = 0; i < count; i += 1) sockets.push(await openSilent(app, localAddress));
  return sockets;
}

/** Sends a request and keeps the connection. Returns the status line, or an empty text if the connection is closed. */
async function ping(socket: Socket): Promise<string> {
  if (socket.closed || socket.destroyed) return '';
  const answer = new Promise<string>((resolve) => {
    socket.once('data', (chunk) => resolve(String(chunk).split('\r\n', 1)[0] ?? '')).once('close', () => resolve(''));
  });
  socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n');
  return answer;
}

const pingAll = (sockets: readonly Socket[]) => Promise.all(sockets.map(ping));

const ok = 'HTTP/1.1 200 OK';

// Linux answers on all of 127.0.0.0/8.
describe.skipIf(process.platform !== 'linux')('connections', () => {
  it('above the limit of an address close the oldest one without a request', async () => {
    const sockets = await openMany(6, direct(), '127.0.0.2');
    const other = await openSilent(direct(), '127.0.0.3');
    expect(await ping(other)).toBe(ok);
    expect(await pingAll(sockets)).toEqual(['', '', ok, ok, ok, ok]);
  });

  it('above the limit of an address are refused if all others have sent a request', async () => {
    const sockets = await openMany(4, direct(), '127.0.0.2');
    expect(await pingAll(sockets)).toEqual([ok, ok, ok, ok]);
    const further = await openSilent(direct(), '127.0.0.2');
    expect(await ping(further)).toBe('');
    expect(await pingAll(sockets)).toEqual([ok, ok, ok, ok]);
  });

  it('above the overall limit close the oldest one without a request, of any address', async () => {
    const first = await openMany(4, direct(), '127.0.0.2');
    const second = await openMany(4, direct(), '127.0.0.3');
    expect(await pingAll(first)).toEqual([ok, ok, ok, ok]);
    const client = await openSilent(direct(), '127.0.0.4');
    expect(await ping(client)).toBe(ok);
    expect(await pingAll(second)).toEqual(['', ok, ok, ok]);
    expect(await pingAll(first)).toEqual([ok, ok, ok, ok]);
  });

  it('above the overall limit are refused if all others have sent a request', async () => {
    const first = await openMany(4, direct(), '127.0.0.2');
    const second = await openMany(4, direct(), '127.0.0.3');
    expect(new Set(await pingAll([...first, ...second]))).toEqual(new Set([ok]));
    expect(await ping(await openSilent(direct(), '127.0.0.4'))).toBe('');
    first[0]?.destroy();
    await expect.poll(async () => ping(await openSilent(direct(), '127.0.0.4'))).toBe(ok);
    expect(await pingAll(second)).toEqual([ok, ok, ok, ok]);
  });

  it('that have closed do not count', async () => {
    for (let round = 0; round < 3; round += 1) {
      const sockets = await openMany(4, direct(), '127.0.0.2');
      expect(await pingAll(sockets)).toEqual([ok, ok, ok, ok]);
      for (const socket of sockets) socket.destroy();
      await expect.poll(() => countConnections(direct())).toBe(0);
    }
  });

  it('of a trusted proxy are not limited per address, but overall', async () => {
    const sockets = await openMany(8, behindProxy(), '127.0.0.1');
    expect(await pingAll(sockets)).toEqual(Array.from({ length: 8 }, () => ok));
    expect(await ping(await openSilent(behindProxy(), '127.0.0.1'))).toBe('');
  });

  it('with a malformed request are closed although the client keeps its end open', async () => {
    const socket = connect({ port: Number(new URL(direct().url).port), host: '127.0.0.1', allowHalfOpen: true });
    open.add(socket);
    socket.write('NONSENSE\r\n\r\n');
    expect(String((await once(socket, 'data'))[0])).toContain('HTTP/1.1 400 ');
    await expect.poll(() => countConnections(direct()), { timeout: 10_000 }).toBe(0);
    expect(socket.writable).toBe(true);
  });

  it('end when a time limit for the head or the body is over', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout } = direct().app.server;
    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 20_000,
    });
    // Longer than the idle timeout of common proxies, which would otherwise use a connection that is being closed.
    expect(behindProxy().app.server.keepAliveTimeout).toBe(72_000);
  });
});

function countConnections({ app }: TestApp): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
}
