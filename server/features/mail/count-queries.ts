import { sql } from 'kysely';
import type { MailStatus } from '#domain/features/mail/contract.ts';
import { maxCount } from '#domain/lib/capped-count.ts';
import type { Db } from '#server/db/db.ts';

/** By status, up to `maxCount` + 1 each, so that a long outbox is not read to its end. */
export async function countMails(db: Db, tenantId: number): Promise<Record<MailStatus, number>> {
  const count = (status: MailStatus) => sql`(select count(*)::int from (select from mails
    where tenant_id = ${tenantId} and status = ${status} limit ${sql.lit(maxCount + 1)}) found)`;
  const found = await sql<Record<MailStatus, number>>`select ${count('queued')} as queued, ${count('sent')} as sent,
    ${count('skipped')} as skipped, ${count('failed')} as failed`.execute(db);
  return found.rows[0] ?? { queued: 0, sent: 0, skipped: 0, failed: 0 };
}
