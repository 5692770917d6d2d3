import type { TermKind } from '#domain/features/matching/taxonomy/terms.ts';
import type { Db } from '#server/db/db.ts';

export function findTenantTerms(db: Db, tenantId: number, ids: readonly number[]) {
  return db
    .selectFrom('tenant_terms')
    .select(['id', 'label'])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Inserts missing terms of the tenant and returns all ids by key. `labels` maps normalized keys to labels as typed. */
export async function ensureTenantTerms(
  db: Db,
  tenantId: number,
  kind: TermKind,
  labels: ReadonlyMap<string, string>,
): Promise<Map<string, number>> {
  if (labels.size === 0) return new Map();
  // Sorted, so that concurrent writers lock rows in the same order.
  const rows = [...labels]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, label]) => ({ tenant_id: tenantId, kind, key, label }));
  await db
    .insertInto('tenant_terms')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['tenant_id', 'kind', 'key']).doNothing())
    .execute();
  const found = await findTermsByKey(db, tenantId, kind, [...labels.keys()]);
  return new Map(found.map((row) => [row.key, row.id]));
}

export function findTermsByKey(db: Db, tenantId: number, kind: TermKind, keys: readonly string[]) {
  return db
    .selectFrom('tenant_terms')
    .select(['id', 'key'])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', kind)
    .where('key', 'in', [...keys])
    .execute();
}
