import { sql } from 'kysely';
import type { Db, DbTransaction } from '#server/db/db.ts';

/** Searches whose next mail is due, longest overdue first. */
export function findDueSearches(db: Db, now: Date, limit: number) {
  return db
    .selectFrom('saved_searches')
    .select(['tenant_id', 'id', 'user_id', 'name', 'address', 'last_frequency', 'mailed_until', 'next_mail_at'])
    .where('next_mail_at', '<=', now)
    .where('removed_at', 'is', null)
    .orderBy('next_mail_at')
    .limit(limit)
    .execute();
}

export type DueSearch = Awaited<ReturnType<typeof findDueSearches>>[number];

/** Claims a due search. Returns false if another process claimed it or the owner changed it. */
export async function claimDueSearch(
  db: DbTransaction,
  due: DueSearch,
  next: { readonly mailAt: Date; readonly mailedUntil: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('saved_searches')
    .set({ next_mail_at: next.mailAt, mailed_until: next.mailedUntil })
    .where('tenant_id', '=', due.tenant_id)
    .where('id', '=', due.id)
    .where('next_mail_at', '=', due.next_mail_at)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Deletes searches that were removed before a time. */
export async function deleteRemoved(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('saved_searches').where('removed_at', '<', before).execute();
}

/** Finds a search without its owner, for the links in its mail. */
export function findSearchById(db: Db, tenantId: number, id: number) {
  return db
    .selectFrom('saved_searches')
    .select(['id', 'user_id', 'name', 'frequency'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where(
      sql<boolean>`exists (select from users u where u.tenant_id = saved_searches.tenant_id
        and u.id = saved_searches.user_id and u.state = 'active')`,
    )
    .executeTakeFirst();
}
