import { freePort } from '#scripts/test/free-port.ts';
import { type Peer, startPeer } from './peer.ts';

export const REDIS = '/usr/bin/redis-server';

/** Debian's Redis, in memory only, on a free loopback port. */
export async function startRedis(): Promise<Peer> {
  const port = await freePort();
  const args = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--loglevel', 'warning'];
  return startPeer(`redis://127.0.0.1:${port}`, REDIS, args);
}
