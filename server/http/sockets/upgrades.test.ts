import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { makeTenant } from '#server/testing/factories.ts';
import { makeFolder } from '#server/testing/test-folders.ts';

const web = makeFolder(tmpdir());
writeFileSync(join(web.path, 'index.html'), '<!doctype html><title>Wavelength</title>');
writeFileSync(join(web.path, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
afterAll(web.remove);

const app = testApp({ webFolder: web.path });

/** Asks for an upgrade, and reads until the server closes the connection. */
async function requestUpgrade(line: string, protocol = 'websocket'): Promise<string> {
  const { host } = await makeTenant(app());
  const head = [
    `${line} HTTP/1.1`,
    `host: ${host}`,
    'connection: Upgrade',
    `upgrade: ${protocol}`,
    'sec-websocket-version: 13',
    'sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect({ port: Number(new URL(app().url).port), host: '127.0.0.1' });
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.setEncoding('utf8').on('data', (chunk) => {
      response += chunk;
      if (protocol !== 'websocket') socket.destroy();
    });
    socket.on('close', () => resolve(response)).on('error', reject);
  });
}

describe('a WebSocket upgrade', () => {
  it.each([
    'GET /ws/anything/',
    'GET /ws/messages',
    'GET /',
    'GET /jobs/1',
    'GET /favicon.svg',
    'GET /api/v1/places?words=a',
    'GET /healthz',
    'POST /api/v1/token',
  ])('of an unknown address returns 404 and closes the connection: %s', async (line) => {
    const [head = '', body = ''] = (await requestUpgrade(line)).split('\r\n\r\n');
    expect(head).toContain('HTTP/1.1 404 ');
    expect(JSON.parse(body)).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('of another spelling of the address returns 400 and closes the connection', async () => {
    expect(await requestUpgrade('GET /ws/m%65ssages/')).toContain('HTTP/1.1 400 ');
  });

  it('of the messages without a ticket returns 401 and closes the connection', async () => {
    expect(await requestUpgrade('GET /ws/messages/')).toContain('HTTP/1.1 401 ');
  });
});

describe('an upgrade to another protocol', () => {
  it('is ignored: the request gets its normal response', async () => {
    expect(await requestUpgrade('GET /api/v1/places?words=a', 'h2c')).toContain('HTTP/1.1 200 ');
  });
});
