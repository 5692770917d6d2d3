import { once } from 'node:events';
import { createServer } from 'node:net';

/** The product cannot listen where it was told to. The message is for the operator. */
export class ListenError extends Error {
  override readonly name = 'ListenRefusal';
}

interface Address {
  readonly host: string;
  readonly port: number;
}

/**
 * Tries the port and lets it go again, so that a start which cannot succeed ends before it has done anything.
 * @throws ListenRefusal
 */
export async function checkPort(address: Address): Promise<void> {
  const server = createServer();
  await listen(address, async () => {
    server.listen(address.port, address.host);
    await once(server, 'listening');
  });
  server.close();
  await once(server, 'close');
}

/** @throws ListenRefusal for what the operator can mend */
export async function listen<T>({ host, port }: Address, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = messages[code]?.(host, port);
    if (!reason) throw error;
    throw new ListenError(reason, { cause: error });
  }
}

const messages: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} on ${host} is in use by another program. Stop that one, or choose another port with PORT.`,
  EACCES: (_host, port) => `Port ${port} may not be used by this user. Choose one above 1023 with PORT.`,
  EADDRNOTAVAIL: (host) => `This machine has no address ${host}. Set HOST to one it has.`,
  ENOTFOUND: (host) => `The name ${host} leads to no address. Set HOST to a name or an address of this machine.`,
};
