import type { Db, DbTransaction } from '#server/db/db.ts';

interface ListedFeedback {
  readonly tenantId: number;
  readonly isAnswered: boolean;
  /** Only rows with a lower id. */
  readonly before: number | undefined;
  readonly size: number;
}

export function listFeedback(db: Db, { tenantId, isAnswered, before, size }: ListedFeedback) {
  let query = selectFeedback(db, tenantId).where('feedback.answered_at', isAnswered ? 'is not' : 'is', null);
  if (before !== undefined) query = query.where('feedback.id', '<', before);
  return query.orderBy('feedback.id', 'desc').limit(size).execute();
}

export function findFeedback(db: Db, tenantId: number, id: number) {
  return selectFeedback(db, tenantId).where('feedback.id', '=', id).executeTakeFirst();
}

export type FeedbackRow = NonNullable<Awaited<ReturnType<typeof findFeedback>>>;

export async function countFeedback(db: Db, tenantId: number): Promise<{ open: number; answered: number }> {
  return db
    .selectFrom('feedback')
    .select((select) => [
      select.fn.countAll<number>().filterWhere('answered_at', 'is', null).as('open'),
      select.fn.countAll<number>().filterWhere('answered_at', 'is not', null).as('answered'),
    ])
    .where('tenant_id', '=', tenantId)
    .executeTakeFirstOrThrow();
}

interface Answer {
  readonly tenantId: number;
  readonly id: number;
  readonly text: string;
  readonly now: Date;
  readonly userId: number;
}

/** Stores the answer. Returns false if there is no such feedback or it has an answer. */
export async function storeAnswer(db: DbTransaction, { tenantId, id, text, now, userId }: Answer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('feedback')
    .set({ answer: text, answered_at: now, answered_by: userId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function selectFeedback(db: Db, tenantId: number) {
  return db
    .selectFrom('feedback')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'feedback.user_id').onRef('users.tenant_id', '=', 'feedback.tenant_id'),
    )
    .leftJoin('users as answerer', (join) =>
      join.onRef('answerer.id', '=', 'feedback.answered_by').onRef('answerer.tenant_id', '=', 'feedback.tenant_id'),
    )
    .select([
      'feedback.tenant_id',
      'feedback.id',
      'feedback.user_id',
      'feedback.feedback_type',
      'feedback.description',
      'feedback.page',
      'feedback.at',
      'feedback.answer',
      'feedback.answered_at',
      'feedback.contact_name',
      'feedback.contact_email',
      'feedback.contact_language',
      'users.full_name',
      'users.account_kind',
      'users.role_id',
      'answerer.full_name as answerer_name',
    ])
    .where('feedback.tenant_id', '=', tenantId);
}
