import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionLimits } from '#server/http/app-options.ts';
import { getNetwork } from './rate-limit.ts';

/** Files that are not client connections: database pools, libraries, uploads, mail, Redis and buckets. */
const reservedFiles = 256;
/** Together about 300 MB of memory. */
const maxTotal = 16_384;
const maxPerAddress = 512;

/** The file limit of a process with all connections of the largest limit. */
export const recommendedFileLimit = maxTotal + reservedFiles;

/** Derives the limits from the number of files that the process may open. */
export function getConnectionLimits(fileLimit = recommendedFileLimit): ConnectionLimits {
  const total = Math.min(maxTotal, Math.max(fileLimit - reservedFiles, Math.floor(fileLimit / 2)));
  // 32 addresses are needed to use up all connections.
  return { total, perAddress: Math.min(maxPerAddress, Math.max(32, Math.floor(total / 32))) };
}

/** Time for the first request of a connection. */
export const firstRequestMs = 10_000;
const sweepEveryMs = 100;

/** Open connections that have sent no request, in the order of arrival, with the time of their arrival. */
type SilentConnections = Map<Socket, number>;

/**
 * Closes connections above the limits, which leaves files for the database and connections for other callers. The oldest
 * connection that has sent no request gives way to a new one, so that silent connections keep no caller out.
 */
export function limitConnections(
  server: Server,
  { total, perAddress }: ConnectionLimits,
  isProxy: (address: string) => boolean,
): void {
  const networks = new Map<string, Set<Socket>>();
  const silent: SilentConnections = new Map();
  let openCount = 0;
  // Above it Node closes new connections unseen; one more than the limit replaces a silent one.
  server.maxConnections = total + 1;
  for (const event of ['request', 'upgrade']) {
    server.on(event, ({ socket }: { readonly socket: Socket }) => silent.delete(socket));
  }
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const network = isProxy(address) ? undefined : addToGroup(networks, getNetwork(address), socket);
    silent.set(socket, performance.now());
    openCount += 1;
    socket.once('close', () => {
      silent.delete(socket);
      openCount -= 1;
    });
    if (network && network.size > perAddress) closeFirst(network, silent);
    else if (openCount > total) closeFirst(silent.keys(), silent);
  });
  const sweep = setInterval(() => closeExpired(silent), sweepEveryMs).unref();
  server.once('close', () => clearInterval(sweep));
}

function addToGroup(groups: Map<string, Set<Socket>>, name: string, socket: Socket): Set<Socket> {
  const group = groups.get(name) ?? new Set<Socket>();
  groups.set(name, group.add(socket));
  socket.once('close', () => {
    group.delete(socket);
    if (group.size === 0) groups.delete(name);
  });
  return group;
}

/** Closes the first silent connection of a group; the newest one always is. */
function closeFirst(group: Iterable<Socket>, silent: SilentConnections): void {
  for (const socket of group) {
    if (!silent.has(socket)) continue;
    closeSilent(socket, silent);
    return;
  }
}

/** Node would close thousands of connections at a time, every five seconds, and serve nothing else during that. */
function closeExpired(silent: SilentConnections): void {
  const arrivedBefore = performance.now() - firstRequestMs;
  for (const [socket, arrivedAt] of silent) {
    if (arrivedAt > arrivedBefore) return;
    closeSilent(socket, silent);
  }
}

/** A reset frees the connection at once; otherwise the system would keep its address for another minute. */
function closeSilent(socket: Socket, silent: SilentConnections): void {
  silent.delete(socket);
  socket.resetAndDestroy();
}
