import type { FastifyRequest } from 'fastify';
import { type Actor, visitor } from '#domain/access/actor.ts';
import type { Context, Services, SignedInContext } from '#server/context.ts';
import { findActor } from '#server/features/accounts/service.ts';
import { recordImpersonatedRequest } from '#server/features/impersonation/service.ts';
import { findTenant } from '#server/features/tenants/service.ts';
import { visitorContext, withSessionDb } from '#server/lib/contexts.ts';
import { getBearerToken } from './bearer.ts';
import { getHostName } from './host-name.ts';
import { getRoutePath } from './ops/log-requests.ts';

/** Resolves the tenant from the host and the actor from the token. */
export async function openContext(services: Services, request: FastifyRequest): Promise<Context> {
  const tenant = await findTenant(services, getHostName(request.headers));
  const asVisitor = visitorContext({ ...services, log: request.log }, tenant, request.id);
  const ctx = { ...asVisitor, actor: await findRequestActor(asVisitor, request) };
  if (isImpersonated(ctx))
    await recordImpersonatedRequest(ctx, { method: request.method, route: getRoutePath(request) });
  return ctx;
}

function isImpersonated(ctx: Context): ctx is SignedInContext {
  return ctx.actor.kind === 'signed_in' && ctx.actor.impersonatorId !== null;
}

/** Without a token, or with an invalid one, the caller is a visitor. */
async function findRequestActor(ctx: Context, request: FastifyRequest): Promise<Actor> {
  const token = getBearerToken(request);
  return token ? findActor(withSessionDb(ctx), token) : visitor;
}
