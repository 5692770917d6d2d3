import type { FastifyRequest } from 'fastify';
import type { App } from '#server/http/app-type.ts';

/** Logs one line per request, with the route template instead of the URL, so that no queries or ids of people are logged. */
export function logRequests(app: App): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const actor = request.context?.actor;
    request.log.info(
      {
        method: request.method,
        route: getRoutePath(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        tenant_id: request.context?.tenant.id,
        user_id: actor?.kind === 'signed_in' ? actor.userId : undefined,
        act_id: actor?.kind === 'signed_in' ? (actor.impersonatorId ?? undefined) : undefined,
        ip_prefix: getIpPrefix(request.ip),
      },
      'request',
    );
  });
}

/** The template of the matched route, such as `/api/v1/jobs/:id`. */
export function getRoutePath(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'unknown';
}

/** Distinguishes networks but not people. */
function getIpPrefix(ip: string): string {
  return ip.includes(':') ? ip.split(':').slice(0, 3).join(':') : ip.split('.').slice(0, 2).join('.');
}
