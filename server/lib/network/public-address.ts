import { BlockList, isIP } from 'node:net';

/** Whether the IP address is on the public internet: not private, local, shared, reserved, or mapped from IPv4. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !reservedIpv4.check(address, 'ipv4');
  return isIP(address) === 6 && globalIpv6.check(address, 'ipv6') && !reservedIpv6.check(address, 'ipv6');
}

/** Whether the IP address is this machine. */
export function isLoopbackAddress(address: string): boolean {
  return isIP(address) !== 0 && loopback.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
}

type Subnet = readonly [net: string, bits: number];

function buildBlockList(family: 'ipv4' | 'ipv6', subnets: readonly Subnet[]): BlockList {
  const list = new BlockList();
  for (const [net, bits] of subnets) list.addSubnet(net, bits, family);
  return list;
}

/** @source https://www.iana.org/assignments/iana-ipv4-special-registry */
const reservedIpv4 = buildBlockList('ipv4', [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]);

/** All public IPv6 addresses are in this range. IPv4-mapped and NAT64 addresses are not. */
const globalIpv6 = buildBlockList('ipv6', [['2000::', 3]]);

/**
 * Special ranges inside it, among them Teredo and 6to4, whose addresses contain an IPv4 address.
 *
 * @source https://www.iana.org/assignments/iana-ipv6-special-registry
 */
const reservedIpv6 = buildBlockList('ipv6', [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]);

const loopback = buildBlockList('ipv4', [['127.0.0.0', 8]]);
loopback.addAddress('::1', 'ipv6');
