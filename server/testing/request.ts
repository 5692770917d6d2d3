import { request as open } from 'node:http';

interface Outgoing {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | FormData;
}

interface Incoming {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  readonly text: string;
}

/** An HTTP request with any Host header, which selects the tenant; `fetch` does not allow to set it. */
export async function request(url: string, { method = 'GET', headers = {}, body }: Outgoing = {}): Promise<Incoming> {
  const encoded = body === undefined ? undefined : new Response(body);
  const type = body instanceof FormData ? encoded?.headers.get('content-type') : null;
  const payload = encoded ? Buffer.from(await encoded.arrayBuffer()) : undefined;
  return new Promise((resolve, reject) => {
    const outgoing = open(url, {
      method,
      agent: false,
      // Without a length Node sends the body of a DELETE as the start of another request.
      headers: {
        ...headers,
        ...(type ? { 'content-type': type } : {}),
        ...(payload ? { 'content-length': String(payload.byteLength) } : {}),
      },
    });
    outgoing.on('error', reject);
    outgoing.on('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const received = new Headers();
        for (const [name, value] of Object.entries(incoming.headers)) received.set(name, String(value));
        resolve({ status: incoming.statusCode ?? 0, headers: received, bytes, text: bytes.toString() });
      });
    });
    outgoing.end(payload);
  });
}
