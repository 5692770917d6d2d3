import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import { openRedis } from '#server/realtime/redis.ts';
import { redisKey } from '#server/realtime/redis-key.ts';
import type { App } from './app-type.ts';
import { refuse } from './errors/refusal.ts';

interface Limits {
  /** Requests a caller may send to the API in a minute. */
  readonly perMinute: number;
  /** Where processes share their counts; each counts for itself without one, and nobody counts while it is away. */
  readonly redisUrl: string | undefined;
  /** Names the counts in Redis. */
  readonly installationId: string;
}

/** Limits how often one address may ask; endpoints may have narrower limits in their contracts. */
export async function limitRequests(app: App, { perMinute, redisUrl, installationId }: Limits): Promise<void> {
  const redis = redisUrl ? openRedis(redisUrl, 'limits', app.log) : undefined;
  app.addHook('onClose', async () => redis?.disconnect());
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => getNetwork(request.ip),
    allowList: (request: FastifyRequest) => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_request, { ttl }) => refuse('too_many_requests', { retryAfter: Math.ceil(ttl / 1000) }),
    ...(redis ? { redis, skipOnError: true, nameSpace: redisKey(installationId, 'limits:') } : {}),
  });
}

/** One household or office has a whole IPv6 network to pick addresses from: they count as one. */
export function getNetwork(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const [before = '', after] = ip.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const groups = [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
  return groups.slice(0, 4).join(':');
}
