import type { IncomingHttpHeaders } from 'node:http';

/**
 * The host name that selects the tenant: the Host header without port and trailing dot. A proxy must pass it on unchanged.
 * It is not used to build links; those start with PUBLIC_URL.
 */
export function getHostName({ host = '' }: IncomingHttpHeaders): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}
