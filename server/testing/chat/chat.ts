import { once } from 'node:events';
import { type RawData, WebSocket } from 'ws';
import { request } from '#server/testing/request.ts';
import type { Caller } from '#server/testing/send.ts';

/** What a plain client receives: JSON without types, as the specification describes it. */
export type PlainEvent = Record<string, unknown>;

/** A WebSocket client that knows nothing but addresses and JSON. */
export interface PlainSocket {
  readonly raw: WebSocket;
  readonly received: readonly PlainEvent[];
  readonly send: (frame: unknown) => void;
  /** Resolves with the first event that fits, received before or after the call. */
  readonly waitFor: (fits: (event: PlainEvent) => boolean) => Promise<PlainEvent>;
  readonly waitForType: (type: string) => Promise<PlainEvent>;
  readonly closed: Promise<number>;
  readonly close: () => void;
}

export interface PlainServer {
  readonly url: string;
}

/** Opens a socket with plain headers. Rejects with the status code on refusal. */
export async function openPlainSocket(
  { url }: PlainServer,
  { host, token }: Caller,
  path: string,
  options: { readonly cookie?: string; readonly origin?: string; readonly protocols?: readonly string[] } = {},
): Promise<PlainSocket> {
  const { cookie, origin, protocols = [] } = options;
  const raw = new WebSocket(`${url.replace('http', 'ws')}${path}`, [...protocols], {
    headers: {
      host,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie } : {}),
      ...(origin ? { origin } : {}),
    },
  });
  const received: PlainEvent[] = [];
  raw.on('message', (data: RawData) => received.push(JSON.parse(String(data)) as PlainEvent));
  const closed = new Promise<number>((resolve) => raw.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    raw.once('open', () => resolve());
    raw.once('unexpected-response', (_request, { statusCode }) => reject(new Error(`refused with ${statusCode}`)));
    raw.once('error', reject);
  });
  raw.on('error', () => undefined);
  const waitFor = async (fits: (event: PlainEvent) => boolean) => {
    for (;;) {
      const found = received.find(fits);
      if (found) return found;
      await Promise.race([
        once(raw, 'message'),
        closed.then((code) => Promise.reject(new Error(`closed with ${code}`))),
      ]);
    }
  };
  return {
    raw,
    received,
    send: (frame) => raw.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    waitFor,
    waitForType: (type) => waitFor((event) => event.event_type === type || event.event === type),
    closed,
    close: () => raw.close(),
  };
}

/** Sends a form as the specification describes it, and returns the JSON of the response with the cookies it sets. */
export async function postForm(
  { url }: PlainServer,
  { host, token }: Caller,
  path: string,
  { fields, cookie }: { readonly fields: Readonly<Record<string, string>>; readonly cookie?: string },
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const headers = {
    host,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(cookie ? { cookie } : {}),
  };
  const answer = await request(`${url}${path}`, { method: 'POST', headers, body });
  return {
    status: answer.status,
    json: JSON.parse(answer.text) as PlainEvent,
    cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '',
  };
}

/** A guest with the secret cookie, after the email check. */
export async function makeGuest(server: PlainServer, visitor: Caller, email = 'guest@guest.test') {
  const { cookie } = await postForm(server, visitor, '/api/v1/checkemail', { fields: { email } });
  return { cookie, email };
}

/** The frame of section 7 of the specification. */
export function buildSendFrame(room: string, message: string, extra: PlainEvent = {}): PlainEvent {
  return {
    message_type: 'send',
    message_from: 'user',
    message,
    username: 'User',
    room,
    chatCreated_time: new Date().toISOString(),
    group_by: false,
    ...extra,
  };
}
