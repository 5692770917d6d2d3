import { sql } from 'kysely';
import type { Db } from '#server/db/db.ts';

/** Applications with an order of an older version. */
export function findOldOrders(db: Db, orderVersion: number, limit: number) {
  return db
    .selectFrom('applications')
    .select(['tenant_id', 'id', 'job_id', 'user_id', 'score', 'score_parts'])
    .where('order_version', '<', orderVersion)
    .orderBy('order_version')
    .limit(limit)
    .execute();
}

export async function updateOrders(
  db: Db,
  tenantId: number,
  orders: ReadonlyMap<number, number>,
  orderVersion: number,
): Promise<void> {
  await sql`
    update applications a set score_order = given.score_order, order_version = ${orderVersion}
    from unnest(${[...orders.keys()]}::bigint[], ${[...orders.values()]}::int[]) as given (id, score_order)
    where a.tenant_id = ${tenantId} and a.id = given.id and a.order_version < ${orderVersion}`.execute(db);
}
