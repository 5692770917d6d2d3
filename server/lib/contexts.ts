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
