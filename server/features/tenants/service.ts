import type { Services, Tenant } from '#server/context.ts';
import { refuse } from '#server/http/refusal.ts';
import { findTenantByHost } from './queries.ts';

/** Milliseconds for which a tenant is remembered; a change is also announced. */
const rememberFor = 30_000;

const remembered = new WeakMap<Services['database'], Map<string, { tenant: Tenant; until: number }>>();

/** The tenant of a host name; hosts that none has claimed belong to the default tenant. */
export async function findTenant(services: Services, host: string): Promise<Tenant> {
  const cache = cacheOf(services);
  const known = cache.get(host);
  if (known && known.until > Date.now()) return known.tenant;
  const tenant = await findTenantByHost(services.database.db, host);
  if (!tenant) return refuse('unavailable');
  if (cache.size > 1000) cache.clear();
  cache.set(host, { tenant, until: Date.now() + rememberFor });
  return tenant;
}

function cacheOf(services: Services): Map<string, { tenant: Tenant; until: number }> {
  const existing = remembered.get(services.database);
  if (existing) return existing;
  const cache = new Map<string, { tenant: Tenant; until: number }>();
  remembered.set(services.database, cache);
  services.announcements.subscribe((announcement) => {
    if (announcement.kind === 'tenant_changed') cache.clear();
  });
  return cache;
}
