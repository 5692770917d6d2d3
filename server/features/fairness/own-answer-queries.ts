import { sql } from 'kysely';
import type { OwnAnswers } from '#domain/features/fairness/contract.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

interface Person {
  readonly tenantId: number;
  readonly userId: number;
}

interface AnswerRow extends OwnAnswers {
  readonly consented_at: Date;
}

/** A person's own answers; undefined without any. */
export async function findOwnAnswers(db: Db, { tenantId, userId }: Person): Promise<AnswerRow | undefined> {
  const { rows } = await sql<AnswerRow>`
    select gender, ethnicity, age, disability, neurodivergence, consented_at
    from read_own_answers(${tenantId}, ${userId}) s`.execute(db);
  return rows[0];
}

/** The time of the consent stays as it was when answers are changed. */
export async function upsertOwnAnswers(
  db: DbTransaction,
  person: Person,
  answers: OwnAnswers,
  now: Date,
): Promise<void> {
  await showOwnAnswers(db, person);
  await db
    .insertInto('self_identifications')
    .values({ tenant_id: person.tenantId, user_id: person.userId, ...answers, consented_at: now, changed_at: now })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'user_id']).doUpdateSet({ ...answers, changed_at: now }))
    .execute();
}

/** Returns whether there were any. */
export async function deleteOwnAnswers(db: DbTransaction, person: Person): Promise<boolean> {
  await showOwnAnswers(db, person);
  const { numDeletedRows } = await db
    .deleteFrom('self_identifications')
    .where('tenant_id', '=', person.tenantId)
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Until the end of the transaction, the policy of the table shows the row of this person. */
async function showOwnAnswers(db: DbTransaction, { userId }: Person): Promise<void> {
  await sql`select set_config('app.self_identification', ${String(userId)}, true)`.execute(db);
}
