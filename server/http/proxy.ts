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
export function isFromThisMachine({ socket, headers }: Pick<FastifyRequest, 'socket' | 'headers'>): boolean {
  const isPassedOn = Object.keys(headers).some((name) => passedOn.test(name));
  return !isPassedOn && isLoopback(socket.remoteAddress ?? '') && loopbackHosts.test(headers.host ?? '');
}

const passedOn = /^(forwarded|via|x-forwarded-.*|x-real-ip|cf-connecting-ip)$/;

const loopbackHosts = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

function isLoopback(address: string): boolean {
  return address === '::1' || plainOf(address).startsWith('127.');
}

function isPrivate(address: string): boolean {
  return (
    isLoopback(address) || /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd]|fe80:)/i.test(plainOf(address))
  );
}

/** An IPv4 address that arrived on an IPv6 socket. */
function plainOf(address: string): string {
  return address.replace(/^::ffff:/i, '');
}
