import type { Db } from '#server/db/db.ts';

interface Owner {
  readonly tenantId: number;
  readonly organisationId: number;
}

/** Returns the new id. */
export async function insertNameRequest(db: Db, request: Owner & { name: string; askedBy: number }): Promise<number> {
  const row = await db
    .insertInto('approvals')
    .values({
      tenant_id: request.tenantId,
      kind: 'name',
      organisation_id: request.organisationId,
      asked_by_user_id: request.askedBy,
      requested_name: request.name,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The latest request of an organization to change its name. */
export function findLatestNameRequest(db: Db, { tenantId, organisationId }: Owner) {
  return db
    .selectFrom('approvals')
    .select(['id', 'requested_name', 'status', 'reason'])
    .where('tenant_id', '=', tenantId)
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', 'name')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Deletes the pending request. Returns its id, or undefined if there was none. */
export async function deletePendingNameRequest(db: Db, { tenantId, organisationId }: Owner) {
  const row = await db
    .deleteFrom('approvals')
    .where('tenant_id', '=', tenantId)
    .where('organisation_id', '=', organisationId)
    .where('kind', '=', 'name')
    .where('status', '=', 'pending')
    .returning(['id', 'requested_name'])
    .executeTakeFirst();
  return row;
}
