import { sql } from 'kysely';
import type { Db, DbTransaction } from '#server/db/db.ts';
import type { Verification } from './verify.ts';

const columns = [
  'requested_at',
  'checked_at',
  'sealed_count',
  'pruned_count',
  'unsealed_count',
  'problem_count',
  'problems',
] as const;

export type CheckRow = NonNullable<Awaited<ReturnType<typeof findCheck>>>;

export function findCheck(db: Db, tenantId: number) {
  return db.selectFrom('audit_checks').select(columns).where('tenant_id', '=', tenantId).executeTakeFirst();
}

/** A request that was not answered yet stays. */
export function requestCheckRow(db: DbTransaction, tenantId: number, now: Date): Promise<CheckRow> {
  return db
    .insertInto('audit_checks')
    .values({ tenant_id: tenantId, requested_at: now })
    .onConflict((conflict) =>
      conflict
        .column('tenant_id')
        .doUpdateSet({ requested_at: sql<Date>`coalesce(audit_checks.requested_at, excluded.requested_at)` }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
}

interface ClaimTimes {
  readonly now: Date;
  /** Checks from before this time are due again. */
  readonly dueBefore: Date;
  /** Until then, no other process starts the same check. */
  readonly until: Date;
}

/** Claims the check of one tenant that was requested or is due; the tenant without a check first. */
export async function claimCheck(db: Db, { now, dueBefore, until }: ClaimTimes): Promise<number | undefined> {
  const { rows } = await sql<{ tenant_id: number }>`
    insert into audit_checks (tenant_id, claimed_until)
    select t.id, ${until} from tenants t left join audit_checks c on c.tenant_id = t.id
    where (c.claimed_until is null or c.claimed_until <= ${now})
      and (c.requested_at is not null or c.checked_at is null or c.checked_at < ${dueBefore})
    order by c.checked_at nulls first, t.id limit 1
    on conflict (tenant_id) do update set claimed_until = excluded.claimed_until
      where audit_checks.claimed_until is null or audit_checks.claimed_until <= ${now}
    returning tenant_id`.execute(db);
  return rows[0]?.tenant_id;
}

/** Problems that are stored with a check. */
const maxProblems = 20;

export async function storeCheck(
  db: DbTransaction,
  tenantId: number,
  { problems, sealedCount, prunedCount, unsealedCount }: Verification,
  now: Date,
): Promise<void> {
  await db
    .updateTable('audit_checks')
    .set({
      requested_at: null,
      claimed_until: null,
      checked_at: now,
      sealed_count: sealedCount,
      pruned_count: prunedCount,
      unsealed_count: unsealedCount,
      problem_count: problems.length,
      problems: JSON.stringify(problems.slice(0, maxProblems)),
    })
    .where('tenant_id', '=', tenantId)
    .execute();
}
