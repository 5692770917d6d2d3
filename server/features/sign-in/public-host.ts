import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** Addresses inside this machine, its network, or that no host of the internet has. */
const privateAddresses = buildPrivateAddresses();

/** Whether an address names a host of the internet. One that cannot be found is none. */
export async function isPublicHost(url: URL): Promise<boolean> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const found = isIP(host) ? [{ address: host }] : await lookup(host, { all: true }).catch(() => []);
  return found.length > 0 && found.every(({ address }) => !isPrivateAddress(address));
}

/** A provider on this very machine has no wire to be overheard on. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === '127.0.0.1' || hostname === '[::1]' || hostname === 'localhost';
}

function isPrivateAddress(address: string): boolean {
  return privateAddresses.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

/** The list also looks at IPv4 addresses that are written as IPv6. */
function buildPrivateAddresses(): BlockList {
  const list = new BlockList();
  for (const [net, bits] of [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ] as const) {
    list.addSubnet(net, bits, 'ipv4');
  }
  for (const [net, bits] of [
    ['::', 127],
    ['64:ff9b::', 96],
    ['fc00::', 7],
    ['fe80::', 10],
    ['ff00::', 8],
  ] as const) {
    list.addSubnet(net, bits, 'ipv6');
  }
  return list;
}
