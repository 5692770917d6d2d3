import type { IncomingHttpHeaders } from 'node:http';

/**
 * The host name a request is meant for, which names its tenant: the Host header without port and closing dot. A proxy passes
 * it on as it came. Nothing else is made of it: links are built from PUBLIC_URL.
 */
export function getHostName({ host = '' }: IncomingHttpHeaders): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
