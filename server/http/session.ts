import type { FastifyRequest } from 'fastify';
import { type Actor, visitor } from '#domain/access/actor.ts';
import { isTimeZone, timeZoneHeader } from '#domain/lib/time-zone.ts';
import type { Context, Services, SignedInContext } from '#server/context.ts';
import { findActor } from '#server/features/accounts/service.ts';
import { findActorOfApiToken, isApiToken } from '#server/features/api-tokens/service.ts';
import { recordImpersonatedRequest } from '#server/features/impersonation/service.ts';
import { findTenant } from '#server/features/tenants/service.ts';
import { visitorContext, withSessionDb } from '#server/lib/contexts.ts';
import { getBearerToken } from './headers/bearer.ts';
import { getHostName } from './headers/host-name.ts';
import { getRoutePath } from './ops/log-requests.ts';

/** Resolves the tenant from the host and the actor from the token. */
export async function openContext(services: Services, request: FastifyRequest): Promise<Context> {
  const tenant = await findTenant(services, getHostName(request.headers));
  const asVisitor = visitorContext({ ...services, log: request.log }, tenant, request.id);
  const actor = await findRequestActor(asVisitor, request);
  const ctx = {
    ...asVisitor,
    actor,
    origin: { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' },
    timeZone: findTimeZone(request) ?? asVisitor.timeZone,
  };
  if (isImpersonated(ctx))
    await recordImpersonatedRequest(ctx, { method: request.method, route: getRoutePath(request) });
  return ctx;
}

/** The zone that the browser names, unless it is missing or unknown. */
function findTimeZone(request: FastifyRequest): string | null {
  const given = request.headers[timeZoneHeader];
  return typeof given === 'string' && isTimeZone(given) ? given : null;
}

function isImpersonated(ctx: Context): ctx is SignedInContext {
  return ctx.actor.kind === 'signed_in' && ctx.actor.impersonatorId !== null;
}

/** Without a token, or with an invalid one, the caller is a visitor. */
async function findRequestActor(ctx: Context, request: FastifyRequest): Promise<Actor> {
  const token = getBearerToken(request);
  if (!token) return visitor;
  return isApiToken(token) ? findActorOfApiToken(withSessionDb(ctx), token) : findActor(withSessionDb(ctx), token);
}
