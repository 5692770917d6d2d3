import { parseUserAgent } from './user-agent.ts';

/** From where a request comes, as the connection and the browser say. */
export interface RequestOrigin {
  readonly ip: string;
  readonly userAgent: string;
}

interface StoredOrigin {
  readonly network: string | null;
  readonly device: string | null;
}

/** What of an origin is stored: enough to recognize a strange place, too little to identify a person. */
export function formatOrigin(origin: RequestOrigin | null): StoredOrigin {
  if (origin === null) return { network: null, device: null };
  return { network: shortenAddress(origin.ip), device: formatDevice(origin.userAgent) };
}

/** The network of an address: 256 addresses of IPv4, the usual size of a site in IPv6. */
export function shortenAddress(ip: string): string | null {
  const v4 = /^(?:::ffff:)?(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/i.exec(ip);
  if (v4) return `${v4[1]}.0/24`;
  if (!/^[\da-f:]+$/i.test(ip)) return null;
  const [before = '', after] = ip.toLowerCase().split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 3).join(':')}::/48`;
}

function formatDevice(userAgent: string): string | null {
  const { browser, system } = parseUserAgent(userAgent.slice(0, 500));
  return (
    [browser, system]
      .filter((name) => name !== null)
      .join(', ')
      .slice(0, 100) || null
  );
}
