import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

type Target = { readonly host: string; readonly port: number } | { readonly path: string };

/** A TCP proxy in front of a server, which a test can interrupt. */
export interface TcpProxy {
  readonly port: number;
  /** Closes all connections and accepts no new ones. */
  cut(): Promise<void>;
  /** Connections stay open, but no data is forwarded. */
  stall(): void;
  restore(): Promise<void>;
  close(): Promise<void>;
}

export async function startTcpProxy(target: Target): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isStalled = false;
  const server = createServer((client) => {
    const upstream = connect(target);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isStalled) from.pause();
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
    stall: () => {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    restore: async () => {
      isStalled = false;
      for (const socket of sockets) socket.resume();
      if (!server.listening) await listen(port);
    },
    close: async () => {
      if (server.listening) await cut();
    },
  };
}

/** Starts a proxy to a database. Returns it with the URL to use instead. */
export async function startDatabaseProxy(databaseUrl: string): Promise<{ proxy: TcpProxy; url: string }> {
  const address = new URL(databaseUrl);
  const folder = address.searchParams.get('host');
  const proxy = await startTcpProxy(
    folder ? { path: `${folder}/.s.PGSQL.5432` } : { host: address.hostname, port: Number(address.port) || 5432 },
  );
  address.searchParams.delete('host');
  address.hostname = '127.0.0.1';
  address.port = String(proxy.port);
  return { proxy, url: address.href };
}
