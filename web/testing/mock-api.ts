import { afterEach, vi } from 'vitest';

/** The mocked response of an endpoint. */
type Reply = readonly [status: number, body: unknown];

export interface ApiCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

interface AnsweredCall extends ApiCall {
  readonly query: Readonly<Record<string, string>>;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

/**
 * Mocks the API: `{ 'POST /api/v1/jobs': () => [201, job] }`. Paths contain the parameter values, not the query.
 * A promise holds the response back. Returns the received calls in order.
 */
export function mockApi(replies: Readonly<Record<string, (call: AnsweredCall) => Reply | Promise<Reply>>>): ApiCall[] {
  const received: ApiCall[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://localhost');
    const call = {
      method: init.method ?? 'GET',
      path: pathname,
      body: readBody(init.body),
    };
    received.push(call);
    const reply = replies[`${call.method} ${call.path}`];
    if (!reply) throw new Error(`No mock for ${call.method} ${call.path}`);
    const [status, body] = await reply({ ...call, query: Object.fromEntries(searchParams) });
    return new Response(JSON.stringify(body), { status });
  });
  return received;
}

function readBody(sent: RequestInit['body']): unknown {
  if (sent instanceof FormData) return Object.fromEntries(sent);
  return typeof sent === 'string' ? JSON.parse(sent) : undefined;
}
