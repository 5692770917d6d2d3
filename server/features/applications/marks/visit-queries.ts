import type { DbTransaction } from '#server/db/db.ts';

interface Visitor {
  readonly tenantId: number;
  readonly userId: number;
  readonly jobId: number;
}

/** When the reader last saw the applicants of the job; locked until the transaction ends. */
export async function lockLastVisit(db: DbTransaction, { tenantId, userId, jobId }: Visitor): Promise<Date | null> {
  const row = await db
    .selectFrom('applicant_visits')
    .select('last_at')
    .where('tenant_id', '=', tenantId)
    .where('user_id', '=', userId)
    .where('job_id', '=', jobId)
    .forUpdate()
    .executeTakeFirst();
  return row?.last_at ?? null;
}

/** @param previousAt the end of the visit before; undefined while the same visit continues */
export async function saveVisit(
  db: DbTransaction,
  { tenantId, userId, jobId }: Visitor,
  { now, previousAt }: { readonly now: Date; readonly previousAt: Date | undefined },
): Promise<void> {
  const values = { last_at: now, ...(previousAt && { previous_at: previousAt }) };
  await db
    .insertInto('applicant_visits')
    .values({ tenant_id: tenantId, user_id: userId, job_id: jobId, ...values })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id', 'job_id']).doUpdateSet(values))
    .execute();
}
