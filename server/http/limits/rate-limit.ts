import rateLimit from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { App } from '#server/http/app-type.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { openRedis } from '#server/realtime/redis.ts';
import { redisKey } from '#server/realtime/redis-key.ts';

interface Limits {
  /** Maximum API requests per minute and caller. */
  readonly perMinute: number;
  /** Processes share counts in Redis; without it each counts separately. There is no limit while Redis is unreachable. */
  readonly redisUrl: string | undefined;
  /** Part of the Redis keys. */
  readonly installationId: string;
}

/**
 * Limits requests per network to the routes that are registered on `app` after this call. Routes can have a limit and
 * count of their own. The matched route decides, because one route can be reached under several spellings of its path.
 */
export async function limitRequests(app: App, { perMinute, redisUrl, installationId }: Limits): Promise<void> {
  const redis = redisUrl ? openRedis(redisUrl, 'limits', app.log) : undefined;
  app.addHook('onClose', async () => redis?.disconnect());
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => getNetwork(request.ip),
    errorResponseBuilder: (_request, { ttl }) => refuse('too_many_requests', { retryAfter: Math.ceil(ttl / 1000) }),
    ...(redis ? { redis, skipOnError: true, nameSpace: redisKey(installationId, 'limits:') } : {}),
  });
}

interface NamedLimit {
  /** Distinguishes the counts of limits. */
  readonly name: string;
  readonly max: number;
  readonly windowMs: number;
}

/**
 * A limit per network that a route applies itself, in addition to those of the plugin. Refuses with `too_many_requests`.
 * Does nothing if `app` has no limits.
 */
export function createNamedLimit(
  app: App,
  { name, max, windowMs }: NamedLimit,
): (request: FastifyRequest) => Promise<void> {
  if (!app.hasDecorator('createRateLimit')) return async () => undefined;
  const keyGenerator = (request: FastifyRequest) => `${name} ${getNetwork(request.ip)}`;
  const count = app.createRateLimit({ max, timeWindow: windowMs, keyGenerator });
  return async (request) => {
    const result = await count(request);
    if (!result.isAllowed && result.isExceeded) refuse('too_many_requests', { retryAfter: result.ttlInSeconds });
  };
}

/** An IPv6 caller can choose any address of its /64 network, so the network counts as one caller. */
export function getNetwork(ip: string): string {
  if (!ip.includes(':') || ip.startsWith('::ffff:')) return ip;
  const [before = '', after] = ip.split('::');
  const head = before.split(':').filter(Boolean);
  const tail = after?.split(':').filter(Boolean) ?? [];
  const groups = [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
  return groups.slice(0, 4).join(':');
}
