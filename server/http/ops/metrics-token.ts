import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { getBearerToken } from '#server/http/headers/bearer.ts';
import { hashToken } from '#server/lib/secrets/random-token.ts';

/** Whether the request has the metrics token. The address says nothing: a proxy on this machine looks like a local caller. */
export function hasMetricsToken(request: FastifyRequest, metricsToken: string | undefined): boolean {
  const token = getBearerToken(request);
  if (metricsToken === undefined || token === undefined) return false;
  return timingSafeEqual(hashToken(token), hashToken(metricsToken));
}
