import { request } from 'node:https';
import { WebSocket } from 'ws';

/** The host of the sample configuration. */
export const host = 'jobs.example.org';

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly cookie: string;
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Sends a request to nginx, whose certificate is its own. Status 0 is a connection without an answer. */
export function send(url: string, path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Answer> {
  return new Promise((resolve) => {
    const options = { method, headers: { host, ...headers }, rejectUnauthorized: false, agent: false } as const;
    const outgoing = request(`${url}${path}`, options, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          body: Buffer.concat(chunks).toString(),
          cookie: incoming.headers['set-cookie']?.[0]?.split(';')[0] ?? '',
        }),
      );
    });
    outgoing.on('error', () => resolve({ status: 0, body: '', cookie: '' }));
    outgoing.end(body);
  });
}

/** Opens a chat as a guest and reports each message that it receives. */
export async function openChat(url: string, cookie: string, room: string, onMessage: (text: string) => void) {
  const socket = new WebSocket(`${url.replace('https', 'wss')}/ws/${room}/`, {
    headers: { host, cookie },
    rejectUnauthorized: false,
  });
  socket.on('error', () => undefined);
  socket.on('message', (data) => onMessage(String(data)));
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('close', (code) => reject(new Error(`closed with ${code}`)));
  });
  return socket;
}
