import { sql } from 'kysely';
import type { RetentionCounts } from '#domain/features/retention/contract.ts';
import type { RetentionKind } from '#domain/features/retention/periods.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import { type RowKind, type Rule, rules } from './rule-queries.ts';

/** Rows that are older than the moment. */
export async function countDue(db: Db, tenantId: number, kind: RowKind, before: Date): Promise<number> {
  const due = rules[kind].map(({ listDue }) => listDue(tenantId, before));
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${sql.join(due, sql` union all `)}) due`.execute(db);
  return rows[0]?.count ?? 0;
}

interface Batch {
  readonly tenantId: number;
  readonly kind: RowKind;
  readonly before: Date;
  readonly limit: number;
  readonly now: Date;
}

/** Deletes some rows that are older than the moment, or makes them anonymous. Returns their number. */
export async function removeDue(db: DbTransaction, { kind, limit, ...batch }: Batch): Promise<number> {
  let count = 0;
  for (const rule of rules[kind]) {
    if (count < limit) count += await removeByRule(db, rule, { ...batch, limit: limit - count });
  }
  return count;
}

async function removeByRule(
  db: DbTransaction,
  { listDue, buildSteps }: Rule,
  { tenantId, before, limit, now }: Omit<Batch, 'kind'>,
): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`${listDue(tenantId, before)} limit ${limit} for update skip locked`.execute(db);
  if (rows.length === 0) return 0;
  const ids = sql`(select unnest(${rows.map(({ id }) => id)}::bigint[]))`;
  for (const step of buildSteps(tenantId, ids, now)) await step.execute(db);
  return rows.length;
}

/** The tenants that limit any kind of data, with their settings. */
export function listLimitedTenants(db: Db) {
  return db
    .selectFrom('tenants')
    .select(['id', 'time_zone', 'retention'])
    .where('retention', '<>', sql<string>`'{}'::jsonb`)
    .orderBy('id')
    .execute();
}

interface Claim {
  readonly tenantId: number;
  readonly day: string;
  readonly now: Date;
  readonly until: Date;
}

/** Starts the run of a night, or continues one that was interrupted; undefined if it is done or another process works on it. */
export async function claimRun(db: DbTransaction, { tenantId, day, now, until }: Claim): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into retention_runs (tenant_id, day, started_at, claimed_until) values (${tenantId}, ${day}, ${now}, ${until})
    on conflict (tenant_id, day) do update set claimed_until = excluded.claimed_until
      where retention_runs.finished_at is null and retention_runs.claimed_until <= ${now}
    returning id`.execute(db);
  return rows[0]?.id;
}

interface RunKey {
  readonly tenantId: number;
  readonly id: number;
}

/** Adds to the count of a kind, and extends the claim. */
export async function addToRun(
  db: DbTransaction,
  { tenantId, id }: RunKey,
  { kind, count, until }: { readonly kind: RetentionKind; readonly count: number; readonly until: Date },
): Promise<void> {
  await sql`update retention_runs set claimed_until = ${until},
      counts = counts || jsonb_build_object(${kind}::text, coalesce((counts->>${kind}::text)::int, 0) + ${count}::int)
    where tenant_id = ${tenantId} and id = ${id}`.execute(db);
}

/** Returns the counts of the run. */
export async function finishRun(db: DbTransaction, { tenantId, id }: RunKey, now: Date): Promise<RetentionCounts> {
  const row = await db
    .updateTable('retention_runs')
    .set({ finished_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .returning('counts')
    .executeTakeFirstOrThrow();
  return row.counts as RetentionCounts;
}

export function listRuns(db: Db, tenantId: number, limit: number) {
  return db
    .selectFrom('retention_runs')
    .select(['id', 'day', 'started_at', 'finished_at', 'counts'])
    .where('tenant_id', '=', tenantId)
    .orderBy('day', 'desc')
    .limit(limit)
    .execute();
}
