import type { FastifyRequest } from 'fastify';
import { type Actor, visitor } from '#domain/access/actor.ts';
import type { Context, Services } from '#server/context.ts';
import { findActor } from '#server/features/accounts/service.ts';
import { findTenant } from '#server/features/tenants/service.ts';
import { bearerOf } from './bearer.ts';
import { hostNameOf } from './host-name.ts';

/** Who asks, in which tenant: the context every handler gets. */
export async function openContext(services: Services, request: FastifyRequest): Promise<Context> {
  const tenant = await findTenant(services, hostNameOf(request.headers));
  const asVisitor: Context = {
    ...services,
    db: services.database.db,
    tenant,
    actor: visitor,
    requestId: request.id,
    log: request.log,
  };
  return { ...asVisitor, actor: await actorOf(asVisitor, request) };
}

/** Without a token, or with one that counts for nothing, the caller is a visitor. */
async function actorOf(ctx: Context, request: FastifyRequest): Promise<Actor> {
  const token = bearerOf(request);
  return token ? findActor(ctx, token) : visitor;
}
