import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** An SMTP server on loopback. */
export interface SmtpPeer {
  readonly url: string;
  /** The source of each accepted email, oldest first. */
  readonly taken: string[];
  /** Rejects emails at the given stage until called with null. */
  rejectWith(refusal: { readonly at: 'recipient' | 'data'; readonly code: number; readonly text: string } | null): void;
  close(): Promise<void>;
}

/** The server requires a login. */
export async function startSmtpPeer(): Promise<SmtpPeer> {
  const receivedMails: string[] = [];
  let refusal: Parameters<SmtpPeer['rejectWith']>[0] = null;
  const refusedAt = (stage: 'recipient' | 'data') => {
    if (refusal?.at !== stage) return null;
    return Object.assign(new Error(refusal.text), { responseCode: refusal.code });
  };
  const options: SMTPServerOptions = {
    authMethods: ['PLAIN', 'LOGIN'],
    allowInsecureAuth: true,
    hideSTARTTLS: true,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'wave' && password === 'p@ss/word' ? done(null, { user: username }) : done(new Error('No')),
    onRcptTo: (_address, _session, done) => done(refusedAt('recipient')),
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const error = refusedAt('data');
        if (!error) receivedMails.push(Buffer.concat(chunks).toString('utf8'));
        done(error);
      });
    },
  };
  const server = new SMTPServer(options);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://wave:p%40ss%2Fword@127.0.0.1:${port}`,
    taken: receivedMails,
    rejectWith: (next) => {
      refusal = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
