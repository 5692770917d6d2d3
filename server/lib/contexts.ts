import { visitor } from '#domain/access/actor.ts';
import type { Context, Services, Tenant } from '#server/context.ts';

/** What is done in a tenant before anybody is known, or by nobody. */
export function visitorContext(services: Services, tenant: Tenant, requestId: string): Context {
  return { ...services, db: services.database.db, tenant, actor: visitor, requestId };
}

/** What the product does by itself; the number 0 looks across tenants, and nothing is written in the name of one. */
export function systemContext(services: Services, tenantId: number, requestId: string): Context {
  return visitorContext(services, { id: tenantId, slug: '', title: '', host: null }, requestId);
}
