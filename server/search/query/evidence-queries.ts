import { sql } from 'kysely';
import type { JobTexts } from '#domain/features/jobs/search/query/text-evidence.ts';
import type { Db } from '#server/db/db.ts';

/** The texts of jobs, by id. */
export async function findJobTexts(
  db: Db,
  tenantId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, JobTexts>> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'title', 'requirements', sql<string>`description || E'\n' || responsibilities`.as('description')])
    .where('tenant_id', '=', tenantId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...texts }) => [id, texts]));
}
