import type { TenantTheme } from '#domain/features/tenants/contract.ts';
import type { SwitchName } from '#domain/features/tenants/switches.ts';
import type { Context, Tenant } from '#server/context.ts';
import type { Db } from '#server/db/db.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { cachePerTenant } from '#server/lib/cache-per-tenant.ts';
import { toTheme } from './load-theme.ts';
import { findSettings, findTenantByHost, findTimeZone } from './queries.ts';

/** The tenant of a host name; unknown hosts belong to the default tenant. */
export const findTenant = cachePerTenant<string, Tenant>(async ({ database }, host) => {
  return (await findTenantByHost(database.forTenant('none', 'session'), host)) ?? refuse('unavailable');
});

/** Brand, contact, languages and switches of a tenant. */
export const getTenantTheme = cachePerTenant<number, TenantTheme>(async ({ database }, tenantId) => {
  return toTheme(await findSettings(database.forTenant(tenantId, 'session'), tenantId));
});

/** Refuses if the tenant has turned the switch off. */
export async function requireSwitch(ctx: Context, name: SwitchName): Promise<void> {
  const { switches } = await getTenantTheme(ctx, ctx.tenant.id);
  if (!switches[name]) refuse('forbidden');
}

/** The time zone in which reports count days. */
export function findTenantTimeZone(db: Db, tenantId: number): Promise<string> {
  return findTimeZone(db, tenantId);
}
