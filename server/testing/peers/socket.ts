import { once } from 'node:events';
import { WebSocket } from 'ws';
import { type LiveEvent, liveApi, socketProtocol } from '#domain/features/live/contract.ts';
import type { TestApp } from '#server/testing/app.ts';
import { type Caller, send } from '#server/testing/send.ts';

/** A client socket with the events it received. */
export interface TestSocket {
  readonly received: LiveEvent[];
  /** Resolves when at least `count` events were received. */
  readonly waitForEvents: (count: number) => Promise<void>;
  readonly closed: Promise<number>;
  readonly close: () => void;
  readonly raw: WebSocket;
}

interface SocketOptions {
  readonly ticket?: string;
  readonly origin?: string;
  readonly path?: string;
  readonly protocols?: readonly string[];
}

export async function requestTicket(test: TestApp, caller: Caller): Promise<string> {
  const answer = await send(test, caller, liveApi.ticket, { body: { room: 'messages' } });
  if (answer.status !== 200) throw new Error(`No ticket: ${JSON.stringify(answer.problem)}`);
  return answer.body.ticket;
}

/** Opens the messages socket. Rejects with the status code on refusal. */
export async function openSocket(test: TestApp, caller: Caller, options: SocketOptions = {}): Promise<TestSocket> {
  const ticket = options.ticket ?? (await requestTicket(test, caller));
  const raw = new WebSocket(
    `${test.url.replace('http', 'ws')}${options.path ?? '/ws/messages/'}`,
    [...(options.protocols ?? [socketProtocol, `tk.${ticket}`])],
    { headers: { host: caller.host, ...(options.origin ? { origin: options.origin } : {}) } },
  );
  const received: LiveEvent[] = [];
  raw.on('message', (data) => received.push(JSON.parse(String(data)) as LiveEvent));
  const closed = new Promise<number>((resolve) => raw.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    raw.once('open', () => resolve());
    raw.once('unexpected-response', (_request, { statusCode }) => reject(new Error(`refused with ${statusCode}`)));
    raw.once('error', reject);
  });
  raw.on('error', () => undefined);
  const waitForEvents = async (count: number) => {
    while (received.length < count) await once(raw, 'message');
  };
  return { received, waitForEvents, closed, close: () => raw.close(), raw };
}
