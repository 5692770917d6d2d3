import type { Db } from '#server/db/db.ts';
import { jobOwnerIds } from '#server/db/visibility.ts';
import { selectApplications } from '#server/features/applications/queries.ts';

/** Applications with the owners of their jobs, by id. */
export function findApplicationsWithOwners(db: Db, tenantId: number, ids: readonly number[]) {
  return selectApplications(db, tenantId)
    .select(jobOwnerIds.as('owner_ids'))
    .where('a.id', 'in', [...ids])
    .orderBy('a.id')
    .execute();
}
