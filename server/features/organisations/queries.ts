import type { Kysely } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** Approved employers by name; a corporate partner is an employer too. */
export function findEmployers(db: Kysely<Database>, tenantId: number) {
  return db
    .selectFrom('organisations')
    .select(['id', 'name'])
    .where('tenant_id', '=', tenantId)
    .where('kind', 'in', ['employer', 'corporate_partner'])
    .where('status', '=', 'approved')
    .orderBy('name')
    .orderBy('id')
    .limit(1000)
    .execute();
}
