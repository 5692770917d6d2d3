import { once } from 'node:events';
import { createServer } from 'node:net';

/** The server cannot listen on the configured address. The message is for the operator. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

interface Address {
  readonly host: string;
  readonly port: number;
}

/**
 * Opens and closes the port, so that a start that would fail later fails before it changes anything.
 * @throws ListenError
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

/** @throws ListenError if the operator can fix it */
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
    `Port ${port} on ${host} is in use by another program. Stop that program, or set PORT to another port.`,
  EACCES: (_host, port) => `Port ${port} cannot be used by this user. Set PORT to a port above 1023.`,
  EADDRNOTAVAIL: (host) => `This machine does not have the address ${host}. Set HOST to one of its addresses.`,
  ENOTFOUND: (host) => `The host name ${host} was not found. Set HOST to a name or address of this machine.`,
};
