import { visitor } from '#domain/access/actor.ts';
import type { Context, Services, Tenant } from '#server/context.ts';

/** Context for requests without a logged-in user. */
export function visitorContext(services: Services, tenant: Tenant, requestId: string): Context {
  return { ...services, db: services.database.db, tenant, actor: visitor, requestId };
}

/** Context for background tasks. The tenant id 0 means all tenants; use it for reading only. */
export function systemContext(services: Services, tenantId: number, requestId: string): Context {
  return visitorContext(services, { id: tenantId, slug: '', title: '', host: null }, requestId);
}

/** The context with the pool that slow work never delays, for reading a session and for signing in. */
export function withSessionDb<C extends Context>(ctx: C): C {
  return { ...ctx, db: ctx.database.sessionDb };
}
