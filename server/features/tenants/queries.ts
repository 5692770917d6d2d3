import { type Kysely, sql } from 'kysely';
import type { Database } from '#server/db/tables.ts';

/** The tenant that claimed the host, else the default one: the first without a host. */
export function findTenantByHost(db: Kysely<Database>, host: string) {
  return db
    .selectFrom('tenants')
    .select(['id', 'slug', 'title'])
    .where((where) => where.or([where('host', '=', host), where('host', 'is', null)]))
    .orderBy(sql`host is null`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export function findTheme(db: Kysely<Database>, tenantId: number) {
  return db
    .selectFrom('tenants')
    .select(['title', 'contact_phone', 'contact_email', 'theme'])
    .where('id', '=', tenantId)
    .executeTakeFirstOrThrow();
}
