import { lookup as lookUpHost } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';

/** A request or answer that the rules for outbound requests forbid. The message is the reason. */
export class OutboundRefusal extends Error {}

interface OutboundRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: ConstructorParameters<typeof Response>[0];
  readonly signal?: AbortSignal | undefined;
  /** Other limits than those of small answers, for a caller that expects a large file. */
  readonly limits?: OutboundLimits;
}

interface OutboundLimits {
  /** From the name lookup to the end of the answer. */
  readonly timeoutMs: number;
  readonly maxAnswerBytes: number;
}

/** The only way to request an address that a user has entered. Both methods throw OutboundRefusal. */
export interface OutboundClient {
  /**
   * Sends a request to a public HTTPS address. The address is checked when the connection opens, so a name that later
   * resolves to a private address is refused. Redirects are not followed; time and size of the answer are limited.
   */
  fetch(url: string, request?: OutboundRequest): Promise<Response>;
  /** Checks an address without requesting it. */
  check(url: string): Promise<void>;
}

interface OutboundOptions {
  /** Whether this machine may be requested too, also over plain HTTP: for the demo and tests. */
  readonly allowsLoopback: boolean;
  readonly lookup?: LookupFunction;
}

const defaultLimits: OutboundLimits = { timeoutMs: 8000, maxAnswerBytes: 1_000_000 };

/** Headers of an answer that callers read. */
const answerHeaders = ['content-type', 'etag', 'last-modified'] as const;

export function createOutboundClient({ allowsLoopback, lookup = lookUpHost }: OutboundOptions): OutboundClient {
  const prepare = (address: string) => {
    const url = parseAddress(address);
    const isLocal = allowsLoopback && isLoopbackHost(url);
    if (url.protocol !== 'https:' && !(isLocal && url.protocol === 'http:')) throw new OutboundRefusal('not_https');
    const isAllowed = isLocal ? isLoopbackAddress : isPublicAddress;
    const host = url.hostname.replace(/^\[|\]$/g, '');
    // Connections to an IP address open without a lookup.
    if (isIP(host) !== 0 && !isAllowed(host)) throw new OutboundRefusal('address_not_public');
    return { url, host, lookup: checkLookup(lookup, isAllowed) };
  };
  return {
    fetch: async (address, request = {}) => {
      const { url, lookup: checkedLookup } = prepare(address);
      return readAnswer(await send(url, request, checkedLookup), request.limits ?? defaultLimits);
    },
    check: async (address) => {
      const { host, lookup: checkedLookup } = prepare(address);
      if (isIP(host) === 0) await resolveHost(host, checkedLookup);
    },
  };
}

function parseAddress(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.username !== '' || url.password !== '') throw new OutboundRefusal('invalid_address');
  return url;
}

/** Whether the host is a name or address of this machine. */
export function isLoopbackHost({ hostname }: URL): boolean {
  return hostname === '127.0.0.1' || hostname === '[::1]' || hostname === 'localhost';
}

/** A lookup that fails unless every address of the host is allowed. */
function checkLookup(lookup: LookupFunction, isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : [];
      const [first] = addresses;
      if (error) return callback(error, '');
      if (!first || !addresses.every(({ address }) => isAllowed(address))) {
        return callback(new OutboundRefusal('address_not_public'), '');
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}

function resolveHost(host: string, lookup: LookupFunction): Promise<void> {
  return new Promise((resolve, reject) => {
    lookup(host, { all: true }, (error) => (error ? reject(error) : resolve()));
  });
}

async function send(url: URL, request: OutboundRequest, lookup: LookupFunction): Promise<IncomingMessage> {
  const { method = 'GET', headers = {}, body = null, signal, limits = defaultLimits } = request;
  const payload = body === null ? undefined : Buffer.from(await new Response(body).arrayBuffer());
  const timeout = AbortSignal.timeout(limits.timeoutMs);
  return new Promise((resolve, reject) => {
    const open = url.protocol === 'https:' ? requestHttps : requestHttp;
    const outgoing = open(url, {
      agent: false,
      method,
      headers: { ...headers, ...(payload ? { 'content-length': payload.byteLength } : {}) },
      lookup,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    outgoing.on('response', resolve);
    outgoing.on('error', reject);
    outgoing.on('close', () => reject(new OutboundRefusal('no_answer')));
    outgoing.end(payload);
  });
}

/** The answer to a conditional request, which is no redirect. */
const notModified = 304;

async function readAnswer(answer: IncomingMessage, { maxAnswerBytes }: OutboundLimits): Promise<Response> {
  const { statusCode: status = 0, headers } = answer;
  if (status >= 300 && status < 400 && status !== notModified) {
    answer.destroy();
    throw new OutboundRefusal('redirect');
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (size > maxAnswerBytes) throw new OutboundRefusal('answer_too_large');
    chunks.push(chunk);
  }
  const given = answerHeaders.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const]));
  return new Response(size > 0 ? Buffer.concat(chunks) : null, { status, headers: Object.fromEntries(given) });
}
