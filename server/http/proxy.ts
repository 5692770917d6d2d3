import type { FastifyRequest } from 'fastify';

/**
 * Whether the address a request came from may say for whom it speaks. The product itself speaks plain HTTP; where people
 * reach it over https, a proxy of the operator stands in front, one step away on this machine or a private network.
 * Only that step is believed: what the visitor's own request claims in front of it counts for nothing.
 */
export function trustProxy(isSecure: boolean) {
  return (address: string, step: number): boolean => isSecure && step === 0 && isPrivate(address);
}

/** Whether somebody on this very machine asks, and not a proxy for somebody else. */
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

/** An IPv4 address that arrived on an IPv6 socket. */
function unwrapIpv4(address: string): string {
  return address.replace(/^::ffff:/i, '');
}
