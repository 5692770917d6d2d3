import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { withDisconnectSignal } from './disconnect-signal.ts';

const app = Fastify();
afterAll(() => app.close());

const started = Promise.withResolvers<void>();
const aborted = Promise.withResolvers<void>();
app.post('/wait', (req) =>
  withDisconnectSignal(req, async (signal) => {
    signal.addEventListener('abort', () => aborted.resolve());
    started.resolve();
    await aborted.promise;
  }),
);
app.post('/reply', (req) =>
  withDisconnectSignal(req, async (signal) => {
    await new Promise(setImmediate);
    return { isAborted: signal.aborted };
  }),
);

describe('withDisconnectSignal', () => {
  it('aborts when the client closes the connection', async () => {
    await app.listen({ port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const outgoing = request({ port, path: '/wait', method: 'POST' });
    outgoing.on('error', () => undefined);
    outgoing.end();
    await started.promise;
    outgoing.destroy();
    await aborted.promise;
  });

  it('does not abort when the body has arrived, and leaves no listener on the connection', async () => {
    const { port } = app.server.address() as AddressInfo;
    const [socket] = [once(app.server, 'connection')];
    const response = await fetch(`http://localhost:${port}/reply`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify('x'.repeat(100_000)),
    });
    expect(await response.json()).toEqual({ isAborted: false });
    const [connection] = await socket;
    expect(connection.listeners('close').some(({ name }: { name: string }) => name === 'abort')).toBe(false);
  });
});
