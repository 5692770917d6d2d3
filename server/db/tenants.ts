import type { Db } from './db.ts';

export interface TenantSummary {
  id: number;
  title: string;
  time_zone: string;
}

/** Every tenant, for tasks that work for one after another. */
export function listTenants(db: Db): Promise<TenantSummary[]> {
  return db.selectFrom('tenants').select(['id', 'title', 'time_zone']).orderBy('id').execute();
}
