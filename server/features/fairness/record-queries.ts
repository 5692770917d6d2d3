import type { Question } from '#domain/features/fairness/questions.ts';
import type { GroupCount } from '#domain/features/fairness/suppress.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

/** The months that were counted, newest first: all, or those after the first day of an employer's own record. */
export async function listMonths(
  db: Db,
  tenantId: number,
  { since, limit }: { readonly since: string | null; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('fairness_months')
    .select('month')
    .where('tenant_id', '=', tenantId)
    .$if(since !== null, (query) => query.where('month', '>=', since ?? ''))
    .orderBy('month', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ month }) => month);
}

/** The shown groups of some months; `organisationId` null for the employers without a record of their own. */
export async function listCounts(
  db: Db,
  tenantId: number,
  { organisationId, months }: { readonly organisationId: number | null; readonly months: readonly string[] },
) {
  const rows = await db
    .selectFrom('fairness_counts')
    .select(['month', 'question', 'answer', 'people', 'selected'])
    .where('tenant_id', '=', tenantId)
    .where('month', 'in', [...months, '0001-01-01'])
    .where('organisation_id', organisationId === null ? 'is' : '=', organisationId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, question: row.question as Question }));
}

/** The approved employers with a public record, by name. */
export function listPublishers(db: Db, tenantId: number) {
  return db
    .selectFrom('organisations')
    .select(['id', 'name', 'fairness_since'])
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'approved')
    .where('fairness_since', 'is not', null)
    .orderBy('name')
    .orderBy('id')
    .limit(1000)
    .execute();
}

export async function findPublication(
  db: Db,
  tenantId: number,
  id: number,
): Promise<{ since: string | null } | undefined> {
  return db
    .selectFrom('organisations')
    .select('fairness_since as since')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function updatePublication(
  db: DbTransaction,
  tenantId: number,
  id: number,
  since: string | null,
): Promise<void> {
  await db
    .updateTable('organisations')
    .set({ fairness_since: since })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function findLastMonth(db: Db, tenantId: number): Promise<string | undefined> {
  const [month] = await listMonths(db, tenantId, { since: null, limit: 1 });
  return month;
}

/** False if the month was counted before. */
export async function insertMonth(db: DbTransaction, tenantId: number, month: string, now: Date): Promise<boolean> {
  const row = await db
    .insertInto('fairness_months')
    .values({ tenant_id: tenantId, month, recorded_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('month')
    .executeTakeFirst();
  return row !== undefined;
}

interface MonthCounts {
  readonly tenantId: number;
  readonly month: string;
  readonly organisationId: number | null;
  readonly question: Question;
  readonly groups: readonly GroupCount[];
}

export async function insertCounts(db: DbTransaction, counts: MonthCounts): Promise<void> {
  const { tenantId, month, organisationId, question, groups } = counts;
  if (groups.length === 0) return;
  await db
    .insertInto('fairness_counts')
    .values(
      groups.map((group) => ({ tenant_id: tenantId, month, organisation_id: organisationId, question, ...group })),
    )
    .execute();
}
