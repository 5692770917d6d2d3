import type { FastifyRequest } from 'fastify';
import type { App } from '#server/http/app-type.ts';

/** One line a request: the route's template instead of the address, so that no query or id of a person is kept. */
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

/** The template of the route that answers, such as `/api/v1/jobs/:id`. */
export function getRoutePath(request: FastifyRequest): string {
  return request.routeOptions.url ?? 'unknown';
}

/** Enough of an address to tell networks apart, too little to tell people apart. */
function getIpPrefix(ip: string): string {
  return ip.includes(':') ? ip.split(':').slice(0, 3).join(':') : ip.split('.').slice(0, 2).join('.');
}
