/**
 * Whether the X-Forwarded headers of an address are trusted. The server speaks plain HTTP; with https there is a proxy one
 * hop away, on this machine or in a private network. Only that hop is trusted, because visitors can forge further ones.
 */
export function trustProxy(isSecure: boolean) {
  return (address: string, hop: number): boolean => isSecure && hop === 0 && isPrivate(address);
}

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
