import { afterEach, vi } from 'vitest';

/** What an endpoint answers: the status and the body. */
type Reply = readonly [status: number, body: unknown];

export interface Received {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

/**
 * Answers the calls of a part instead of a server: `{ 'POST /api/v1/jobs': () => [201, job] }`. The paths have their
 * parameters filled in; a query counts for nothing. Returns the calls in their order.
 */
export function answerCalls(replies: Readonly<Record<string, (call: Received) => Reply>>): Received[] {
  const received: Received[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname } = new URL(address, 'http://localhost');
    const call = {
      method: init.method ?? 'GET',
      path: pathname,
      body: bodyOf(init.body),
    };
    received.push(call);
    const reply = replies[`${call.method} ${call.path}`];
    if (!reply) throw new Error(`Nobody answers ${call.method} ${call.path}`);
    const [status, body] = reply(call);
    return new Response(JSON.stringify(body), { status });
  });
  return received;
}

function bodyOf(sent: RequestInit['body']): unknown {
  if (sent instanceof FormData) return Object.fromEntries(sent);
  return typeof sent === 'string' ? JSON.parse(sent) : undefined;
}
