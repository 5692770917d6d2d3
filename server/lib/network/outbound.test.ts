import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, LookupFunction } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createOutboundClient } from './outbound.ts';
import { isPublicAddress } from './public-address.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts a server on this machine. Returns its port and the number of requests it received. */
async function listen(listener: RequestListener) {
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    listener(request, response);
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, count: () => count };
}

/** A resolver that returns these addresses for every name and counts the lookups. */
function fakeLookup(...addresses: string[]) {
  const names: string[] = [];
  const lookup: LookupFunction = (name, _options, callback) => {
    names.push(name);
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
    callback(null, found);
  };
  return { lookup, names };
}

const local = createOutboundClient({ allowsLoopback: true });

describe('isPublicAddress', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.20.0.1',
    '192.0.0.192',
    '192.168.1.1',
    '198.19.0.1',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::10.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '64:ff9b:1::1',
    '2001::1',
    '2001:db8::1',
    '2002:a00:1::',
    'fd00:ec2::254',
    'fe80::1',
    'fec0::1',
    'ff02::1',
    'localhost',
    '',
  ])('returns false for %j', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['8.8.8.8', '93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946'])('returns true for %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe('OutboundClient', () => {
  it.each([
    ['http://93.184.216.34', 'not_https'],
    ['ftp://id.example.org', 'not_https'],
    ['file:///etc/passwd', 'not_https'],
    ['https://127.0.0.1', 'address_not_public'],
    ['https://2130706433', 'address_not_public'],
    ['https://0x7f.1', 'address_not_public'],
    ['https://[::1]', 'address_not_public'],
    ['https://[::ffff:10.0.0.1]', 'address_not_public'],
    ['https://169.254.169.254/latest', 'address_not_public'],
    ['https://user:password@93.184.216.34', 'invalid_address'],
    ['id.example.org', 'invalid_address'],
  ])('refuses %s', async (url, reason) => {
    const outbound = createOutboundClient({ allowsLoopback: false });
    await expect(outbound.fetch(url)).rejects.toThrow(reason);
    await expect(outbound.check(url)).rejects.toThrow(reason);
  });

  it.each([['10.0.0.1'], ['127.0.0.1'], ['fd00::1'], ['93.184.216.34', '192.168.0.1'], []])(
    'refuses a name that resolves to %s, %s',
    async (...addresses) => {
      const outbound = createOutboundClient({ allowsLoopback: true, ...fakeLookup(...addresses.filter(Boolean)) });
      await expect(outbound.fetch('https://id.example.org')).rejects.toThrow('address_not_public');
      await expect(outbound.check('https://id.example.org')).rejects.toThrow('address_not_public');
    },
  );

  it('accepts a name that resolves to public addresses', async () => {
    const outbound = createOutboundClient({ allowsLoopback: false, ...fakeLookup('93.184.216.34', '8.8.8.8') });
    await expect(outbound.check('https://id.example.org')).resolves.toBeUndefined();
  });

  it('resolves the name for every request', async () => {
    const { port } = await listen((_request, response) => response.end('{}'));
    const { lookup, names } = fakeLookup('127.0.0.1');
    const outbound = createOutboundClient({ allowsLoopback: true, lookup });
    for (let count = 0; count < 2; count += 1) await outbound.fetch(`http://localhost:${port}/`);
    expect(names).toEqual(['localhost', 'localhost']);
  });

  it('refuses a name of this machine that resolves to another address', async () => {
    const outbound = createOutboundClient({ allowsLoopback: true, ...fakeLookup('10.0.0.1') });
    await expect(outbound.fetch('http://localhost/')).rejects.toThrow('address_not_public');
  });

  it('sends method, headers and body, and returns status, type and body', async () => {
    const { port } = await listen(async (request, response) => {
      const chunks = await request.toArray();
      response.writeHead(201, { 'content-type': 'application/json', 'x-other': 'dropped' });
      response.end(JSON.stringify([request.method, request.headers.accept, Buffer.concat(chunks).toString()]));
    });
    const body = new URLSearchParams({ code: 'a b' });
    const request = { method: 'POST', headers: { accept: 'text/plain' }, body };
    const answer = await local.fetch(`http://127.0.0.1:${port}/`, request);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([201, 'application/json']);
    expect(await answer.json()).toEqual(['POST', 'text/plain', 'code=a+b']);
  });

  it('returns an answer 304 with its entity tag', async () => {
    const { port } = await listen((_request, response) => response.writeHead(304, { etag: '"a"' }).end());
    const answer = await local.fetch(`http://127.0.0.1:${port}/`);
    expect([answer.status, answer.headers.get('etag')]).toEqual([304, '"a"']);
  });

  it('applies the limits of a caller that expects a file', async () => {
    const { port } = await listen((_request, response) => response.end('a'.repeat(1_500_000)));
    const url = `http://127.0.0.1:${port}/`;
    const read = async (maxAnswerBytes: number) =>
      (await (await local.fetch(url, { limits: { timeoutMs: 20_000, maxAnswerBytes } })).text()).length;
    expect(await read(2_000_000)).toBe(1_500_000);
    await expect(read(1_400_000)).rejects.toThrow('answer_too_large');
  });

  it.each([301, 302, 303, 307, 308])('does not follow a redirect with status %i', async (status) => {
    const target = await listen((_request, response) => response.end());
    const { port } = await listen((_request, response) => {
      response.writeHead(status, { location: `http://127.0.0.1:${target.port}/` });
      response.end();
    });
    await expect(local.fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('redirect');
    expect(target.count()).toBe(0);
  });

  it('refuses an answer of more than 1 MB', async () => {
    const { port } = await listen((_request, response) => response.end('x'.repeat(1_000_001)));
    await expect(local.fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('answer_too_large');
  });

  it('stops waiting when the signal aborts, before and during the answer', async () => {
    const { port } = await listen((request, response) => {
      if (request.url === '/slow') response.write('{');
    });
    for (const path of ['/silent', '/slow']) {
      const fetched = local.fetch(`http://127.0.0.1:${port}${path}`, { signal: AbortSignal.timeout(50) });
      await expect(fetched).rejects.toThrow('abort');
    }
  });
});
