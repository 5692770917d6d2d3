import type { FastifyRequest } from 'fastify';

/**
 * Whether the X-Forwarded headers of an address are trusted. The server speaks plain HTTP; with https there is a proxy one
 * hop away, on this machine or in a private network. Only that hop is trusted, because visitors can forge further ones.
 */
export function trustProxy(isSecure: boolean) {
  return (address: string, hop: number): boolean => isSecure && hop === 0 && isPrivate(address);
}

/** Whether the request comes from this machine directly, not through a proxy. */
export function isLocalRequest({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const isForwarded = Object.keys(headers).some((name) => proxyHeaders.test(name));
  return !isForwarded && isLoopback(socket.remoteAddress ?? '') && loopbackHosts.test(headers.host ?? '');
}

const proxyHeaders = /^(forwarded|via|x-forwarded-.*|x-real-ip|cf-connecting-ip)$/;

const loopbackHosts = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

function isLoopback(address: string): boolean {
  return address === '::1' || unwrapIpv4(address).startsWith('127.');
}

function isPrivate(address: string): boolean {
  return (
    isLoopback(address) ||
    /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd]|fe80:)/i.test(unwrapIpv4(address))
  );
}

/** Removes the prefix of an IPv4 address on an IPv6 socket. */
function unwrapIpv4(address: string): string {
  return address.replace(/^::ffff:/i, '');
}
