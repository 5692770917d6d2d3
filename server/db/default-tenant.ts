import { sql } from 'kysely';
import { DEFAULT_WEIGHTS } from '#domain/features/matching/score/weights.ts';
import type { Db } from './db.ts';

/** Every request needs a tenant, so an empty database gets a default one. */
export async function ensureDefaultTenant(db: Db): Promise<void> {
  await sql`insert into tenants (slug, title, match_weights)
    select 'wavelength', 'Wavelength', ${JSON.stringify(DEFAULT_WEIGHTS)}
    where not exists (select from tenants) on conflict do nothing`.execute(db);
}
