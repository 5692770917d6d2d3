import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { type IncomingMessage, request as open } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { messagesApi } from '#domain/features/messages/contract.ts';
import type { Endpoint } from '#domain/lib/endpoint.ts';
import { testApp } from '#server/testing/app.ts';
import { makeConversation, messagingHelpers } from '#server/testing/chat/conversations.ts';
import { makeAccount } from '#server/testing/factories.ts';
import { request } from '#server/testing/request.ts';
import { buildHeaders, buildPath, type Caller } from '#server/testing/send.ts';

const app = testApp();
const { thread } = messagingHelpers(app);

const boundary = 'the-boundary';
const multipart = `multipart/form-data; boundary=${boundary}`;

function field(name: string, value: string, headers = ''): string {
  return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n${headers}\r\n${value}\r\n`;
}

function file(name: string, content: string, disposition = '; filename="a.txt"'): string {
  return `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${disposition}\r\ncontent-type: application/octet-stream\r\n\r\n${content}\r\n`;
}

const end = `--${boundary}--\r\n`;

const cut = field('text', 'Hello').slice(0, -4);

const clientId = field('client_id', '0b6c2f0e-6a52-4b11-9f3e-8a4d6f0c1b2a');
const complete = clientId + field('text', 'Hello');
const withFile = complete + file('file', 'Hello, this is a letter.') + end;

/** With the status for callers who have access; undefined where the fields decide. */
const brokenForms: readonly [what: string, type: string | undefined, body: string, status: number | undefined][] = [
  ['no fields', multipart, end, undefined],
  ['no body', multipart, '', undefined],
  ['no body and no content type', undefined, '', 415],
  ['a boundary of 300 characters', `multipart/form-data; boundary=${'b'.repeat(300)}`, end, 400],
  ['a boundary of 5,000 characters', `multipart/form-data; boundary=${'b'.repeat(5000)}`, end, 400],
  ['no boundary', 'multipart/form-data', end, 400],
  ['an empty boundary', 'multipart/form-data; boundary=', end, 400],
  ['an empty quoted boundary', 'multipart/form-data; boundary=""', end, 400],
  ['an unfinished quoted boundary', 'multipart/form-data; boundary="abc', end, 400],
  ['another boundary than announced', 'multipart/form-data; boundary=other', field('text', 'Hello') + end, 400],
  ['a parameter without a name', 'multipart/form-data; =; boundary', end, 400],
  ['JSON', 'application/json', '{}', 415],
  ['URL-encoded fields', 'application/x-www-form-urlencoded', 'text=Hello', 415],
  ['plain text', 'text/plain', 'Hello', 415],
  ['a field cut before its end', multipart, cut, 400],
  ['a file cut before its end', multipart, file('file', 'Hello').slice(0, -4), 400],
  ['a picture cut before its end', multipart, file('picture', 'Hello').slice(0, -4), 400],
  ['a file cut in its header', multipart, file('file', 'Hello').slice(0, 60), 400],
  ['no closing boundary', multipart, field('text', 'Hello'), 400],
  ['a file without a name', multipart, file('file', 'Hello', '') + end, undefined],
  [
    'a field without a name',
    multipart,
    `--${boundary}\r\ncontent-disposition: form-data\r\n\r\nx\r\n${end}`,
    undefined,
  ],
  ['a field without headers', multipart, `--${boundary}\r\n\r\nx\r\n${end}`, undefined],
  ['a field of JSON', multipart, field('text', '{"a":1}', 'content-type: application/json\r\n') + end, 400],
  ['a field of broken JSON', multipart, field('text', '{"a":', 'content-type: application/json\r\n') + end, 400],
  [
    'a field in an unknown charset',
    multipart,
    field('text', 'x', 'content-type: text/plain; charset=none\r\n') + end,
    undefined,
  ],
  ['a field named __proto__', multipart, field('__proto__', 'x') + end, 400],
  ['a field twice', multipart, field('text', 'x') + field('text', 'y') + end, undefined],
  [
    'sixty fields',
    multipart,
    Array.from({ length: 60 }, (_each, index) => field(`f${index}`, 'x')).join('') + end,
    413,
  ],
  ['a field of 200,000 characters', multipart, field('text', 'x'.repeat(200_000)) + end, 413],
];

function sendRaw(caller: Caller, contract: Endpoint, type: string | undefined, body: string, id = '1') {
  return request(`${app().url}${buildPath(contract, { id })}`, {
    method: contract.method,
    headers: { ...buildHeaders(caller, contract, undefined), ...(type === undefined ? {} : { 'content-type': type }) },
    body,
  });
}

async function makeCallers(): Promise<Caller[]> {
  const { tenant, seeker, manager } = await makeConversation(app());
  return [tenant.visitor, seeker, manager, await makeAccount(app(), tenant, 'admin')];
}

const formContracts = () => app().app.contracts.filter(({ form }) => form !== undefined);

/** Names of the files that the product has stored. */
function listStoredFiles(): string[] {
  const folder = join(app().services.dataDir, 'files');
  return existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
    : [];
}

function countFailures(): number {
  return app().logLines.filter((line) => line.includes('request failed')).length;
}

describe('every form', () => {
  it.each(brokenForms)('with %s is refused with a client error', async (_what, type, body, status) => {
    const callers = await makeCallers();
    expect(formContracts().length).toBeGreaterThan(5);
    for (const contract of formContracts()) {
      for (const caller of callers) {
        const response = await sendRaw(caller, contract, type, body);
        const where = `${contract.method} ${contract.path}`;
        expect([where, response.status >= 400 && response.status < 500]).toEqual([where, true]);
        expect(JSON.parse(response.text)).toHaveProperty('code');
        const isDenied = [401, 403, 404].includes(response.status);
        if (status !== undefined && !isDenied) expect([where, response.status]).toEqual([where, status]);
      }
    }
    expect(countFailures()).toBe(0);
  });
});

/** Sends the beginning of a body, then closes the connection. Resolves when the server has noticed. */
async function sendAndCut(caller: Caller, contract: Endpoint, type: string, body: string): Promise<void> {
  const { server } = app().app;
  const arrived = once(server, 'request');
  const outgoing = open(`${app().url}${buildPath(contract, { id: '1' })}`, {
    method: contract.method,
    agent: false,
    headers: { ...buildHeaders(caller, contract, undefined), 'content-type': type, 'content-length': '100000' },
  });
  outgoing.on('error', () => {});
  outgoing.write(body);
  const [incoming] = (await arrived) as [IncomingMessage];
  const closed = new Promise((resolve) => incoming.once('close', resolve));
  await vi.waitUntil(() => incoming.readableFlowing, 30_000);
  outgoing.destroy();
  await closed;
}

describe('a request whose connection ends before its body', () => {
  it.each([
    ['a form', '/api/v1/register', multipart, complete],
    ['a form with a file', '/api/v1/resumes', multipart, withFile.slice(0, -20)],
    ['JSON', '/api/v1/token', 'application/json', '{"username": "a'],
  ])('with %s is not logged as a failure of the server', async (_what, path, type, body) => {
    const { seeker } = await makeConversation(app());
    const contract = app().app.contracts.find((one) => one.path === path && one.method === 'POST');
    if (!contract) throw new Error(`Nothing at ${path}`);
    const before = countFailures();
    await sendAndCut(seeker, contract, type, body);
    // A later request is answered after the failure of the first one was handled.
    await sendRaw(seeker, contract, type, '');
    expect(countFailures() - before).toBe(0);
    expect(listStoredFiles()).toEqual([]);
  });
});

describe('POST /api/v1/messages/:id', () => {
  it('without text names the field for participants, and is not found for others', async () => {
    const { seeker, manager, tenant, id } = await makeConversation(app());
    const stranger = await makeAccount(app(), tenant, 'job_seeker');
    const answers = await Promise.all(
      [seeker, manager, stranger].map((who) => sendRaw(who, messagesApi.send, multipart, clientId + end, String(id))),
    );
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 404]);
    expect(JSON.parse(answers[0]?.text ?? '')).toMatchObject({
      fields: [{ field: 'body.text', code: 'invalid_type' }],
    });
    const broken = await sendRaw(stranger, messagesApi.send, multipart, cut, String(id));
    expect(broken.status).toBe(404);
  });

  it('cut at any byte is refused, and leaves no message and no file', async () => {
    const { seeker, manager, id } = await makeConversation(app());
    const closing = withFile.lastIndexOf('--\r\n');
    for (let length = 1; length <= closing; length += 1) {
      const { status, text } = await sendRaw(
        seeker,
        messagesApi.send,
        multipart,
        withFile.slice(0, length),
        String(id),
      );
      expect([length, status, JSON.parse(text).fields]).toEqual([
        length,
        400,
        [{ field: 'body', code: 'form_broken' }],
      ]);
    }
    expect((await thread(manager, id)).body.messages).toEqual([]);
    expect(listStoredFiles()).toEqual([]);
    expect((await sendRaw(seeker, messagesApi.send, multipart, withFile, String(id))).status).toBe(201);
  }, 60_000);
});
