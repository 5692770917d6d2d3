import type { OpenDatabase } from '#server/db/connection/open.ts';
import { listTenants } from '#server/db/tenants.ts';
import type { AuditHasher } from './audit-hasher.ts';
import { countOldEntries } from './mark-queries.ts';
import { pruneEntries } from './pruning.ts';
import { type ChainHead, type Verification, type VerifyOptions, verifyAuditTrail } from './verify.ts';

export { countOldEntries, pruneEntries };

export interface TenantVerification extends Verification {
  readonly tenantId: number;
  readonly title: string;
}

/** Verifies the audit trail of every tenant. `expected` has heads that were written down earlier, by tenant. */
export async function verifyAuditTrails(
  database: OpenDatabase,
  hasher: AuditHasher,
  expected: ReadonlyMap<number, ChainHead>,
): Promise<TenantVerification[]> {
  const verified: TenantVerification[] = [];
  for (const { id: tenantId, title } of await listTenants(database.forTenant('none'))) {
    const result = await verifyTenant(database, { tenantId, hasher, expected: expected.get(tenantId) });
    verified.push({ ...result, tenantId, title });
  }
  return verified;
}

/** In one snapshot, because the running product keeps adding entries and seals. */
export function verifyTenant(database: OpenDatabase, options: VerifyOptions): Promise<Verification> {
  return database
    .forTenant(options.tenantId)
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((db) => verifyAuditTrail(db, options));
}
