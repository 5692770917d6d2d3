import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

type Target = { readonly host: string; readonly port: number } | { readonly path: string };

/** A TCP line to a server, which a test can cut, silence and mend. */
export interface Line {
  readonly port: number;
  /** Ends all connections and takes none. */
  cut(): Promise<void>;
  /** Connections stand, and nothing comes through. */
  silence(): void;
  mend(): Promise<void>;
  close(): Promise<void>;
}

export async function openLine(target: Target): Promise<Line> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const server = createServer((near) => {
    const far = connect(target);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isSilent) from.pause();
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as { port: number };
  const cut = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    port,
    cut,
    silence: () => {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    mend: async () => {
      isSilent = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(port);
    },
    close: async () => {
      if (server.listening) await cut();
    },
  };
}

/** A line to the database an address names, and the address that leads through it. */
export async function openLineTo(databaseUrl: string): Promise<{ line: Line; url: string }> {
  const address = new URL(databaseUrl);
  const folder = address.searchParams.get('host');
  const line = await openLine(
    folder ? { path: `${folder}/.s.PGSQL.5432` } : { host: address.hostname, port: Number(address.port) || 5432 },
  );
  address.searchParams.delete('host');
  address.hostname = '127.0.0.1';
  address.port = String(line.port);
  return { line, url: address.href };
}
