import { visitor } from '#domain/access/actor.ts';
import { defaultTimeZone } from '#domain/lib/time-zone.ts';
import type { Context, Services, Tenant } from '#server/context.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';

/** Context for requests without a logged-in user. */
export function visitorContext(services: Services, tenant: Tenant, requestId: string): Context {
  const { forTenant } = services.database;
  const scope = getScope(tenant);
  return {
    ...services,
    db: forTenant(scope),
    readDb: forTenant(scope, 'read'),
    tenant,
    actor: visitor,
    requestId,
    origin: null,
    timeZone: defaultTimeZone,
  };
}

/** Context for background tasks. The tenant id 0 means all tenants; use it for reading only. */
export function systemContext(services: Services, tenantId: number, requestId: string): Context {
  return visitorContext(services, { id: tenantId, slug: '', title: '', host: null }, requestId);
}

/** The context with the pool that slow work never delays, for reading a session and for signing in. */
export function withSessionDb<C extends Context>(ctx: C): C {
  return { ...ctx, db: ctx.database.forTenant(getScope(ctx.tenant), 'session') };
}

/** The rows that row-level security lets the context see. */
function getScope({ id }: Tenant): TenantScope {
  return id === 0 ? 'all' : id;
}
