import type pg from 'pg';
import { queryWithinBudget } from './connection/checkout.ts';

/** Whose rows a connection sees: those of the tenant with this id, of all tenants, or of none. Row-level security decides. */
export type TenantScope = number | 'all' | 'none';

/** The value of the setting `app.tenant`, which the policies of the tables read. */
export function toTenantSetting(scope: TenantScope): string {
  return scope === 'none' ? '' : String(scope);
}

/** The setting of each connection that has been changed. */
const settings = new WeakMap<pg.PoolClient, string>();

/**
 * Takes a connection that sees the rows of the scope. Changes the setting only if the connection was last used in another
 * scope, so that an installation with one tenant saves the round trip. This happens outside of transactions, so that a
 * rollback does not undo it.
 */
export async function connectInScope(
  checkOut: () => Promise<pg.PoolClient>,
  scope: TenantScope,
): Promise<pg.PoolClient> {
  const client = await checkOut();
  const setting = toTenantSetting(scope);
  if ((settings.get(client) ?? '') === setting) return client;
  try {
    await queryWithinBudget(client, { text: "select set_config('app.tenant', $1, false)", values: [setting] });
  } catch (error) {
    client.release(true);
    throw error;
  }
  settings.set(client, setting);
  return client;
}
