import { sql } from 'kysely';
import type { Db, DbTransaction } from '#server/db/db.ts';
import type { Mark } from './marks.ts';

export function findMark(db: Db, tenantId: number): Promise<Mark | undefined> {
  return db
    .selectFrom('audit_marks')
    .select(['position', 'hash', 'signature'])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirst();
}

export async function storeMark(db: DbTransaction, tenantId: number, mark: Mark, now: Date): Promise<void> {
  const { position, hash, signature } = mark;
  const values = { position, hash, signature, marked_at: now };
  await db
    .insertInto('audit_marks')
    .values({ tenant_id: tenantId, ...values })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(values))
    .execute();
}

/** Deletes the entries of the positions after `after` up to `upTo`; the mark must allow it. */
export async function deleteEntries(
  db: DbTransaction,
  tenantId: number,
  { after, upTo }: { readonly after: number; readonly upTo: number },
): Promise<void> {
  await sql`delete from audit_events e using audit_seals s where e.tenant_id = ${tenantId} and s.tenant_id = e.tenant_id
    and s.audit_event_id = e.id and s.position > ${after} and s.position <= ${upTo}`.execute(db);
}

/** Entries from before the moment. */
export async function countOldEntries(db: Db, tenantId: number, before: Date): Promise<number> {
  const row = await db
    .selectFrom('audit_events')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('tenant_id', '=', tenantId)
    .where('at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
