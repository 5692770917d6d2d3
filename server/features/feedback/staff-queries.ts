import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { FeedbackType } from '#domain/features/feedback/contract.ts';
import type { FeedbackStatus } from '#domain/features/feedback/lifecycle.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

interface ListedFeedback {
  readonly tenantId: number;
  readonly status: FeedbackStatus;
  readonly type: FeedbackType | undefined;
  /** Only rows with a lower id. */
  readonly before: number | undefined;
  readonly size: number;
}

export function listFeedback(db: Db, { tenantId, status, type, before, size }: ListedFeedback) {
  let query = selectFeedback(db, tenantId).where(hasStatus[status]);
  if (type !== undefined) query = query.where('feedback.feedback_type', '=', type);
  if (before !== undefined) query = query.where('feedback.id', '<', before);
  return query.orderBy('feedback.id', 'desc').limit(size).execute();
}

export function findFeedback(db: Db, tenantId: number, id: number) {
  return selectFeedback(db, tenantId).where('feedback.id', '=', id).executeTakeFirst();
}

export type FeedbackRow = NonNullable<Awaited<ReturnType<typeof findFeedback>>>;

/** Like `getFeedbackStatus`. */
const hasStatus: Readonly<Record<FeedbackStatus, RawBuilder<SqlBool>>> = {
  open: sql<SqlBool>`feedback.answered_at is null and feedback.closed_at is null`,
  answered: sql<SqlBool>`feedback.answered_at is not null and feedback.closed_at is null`,
  closed: sql<SqlBool>`feedback.closed_at is not null`,
};

export async function countFeedback(
  db: Db,
  tenantId: number,
  type: FeedbackType | undefined,
): Promise<Record<FeedbackStatus, number>> {
  let query = db
    .selectFrom('feedback')
    .select((select) => [
      select.fn.countAll<number>().filterWhere(hasStatus.open).as('open'),
      select.fn.countAll<number>().filterWhere(hasStatus.answered).as('answered'),
      select.fn.countAll<number>().filterWhere(hasStatus.closed).as('closed'),
    ])
    .where('tenant_id', '=', tenantId);
  if (type !== undefined) query = query.where('feedback_type', '=', type);
  return query.executeTakeFirstOrThrow();
}

/** The moments that decide the status, locked until the transaction ends. */
export function lockFeedback(db: DbTransaction, tenantId: number, id: number) {
  return db
    .selectFrom('feedback')
    .select(['answered_at', 'closed_at'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function closeFeedback(
  db: DbTransaction,
  { tenantId, id, now, userId }: Omit<Answer, 'text'>,
): Promise<void> {
  await db
    .updateTable('feedback')
    .set({ closed_at: now, closed_by: userId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

interface Answer {
  readonly tenantId: number;
  readonly id: number;
  readonly text: string;
  readonly now: Date;
  readonly userId: number;
}

export async function storeAnswer(db: DbTransaction, { tenantId, id, text, now, userId }: Answer): Promise<void> {
  await db
    .updateTable('feedback')
    .set({ answer: text, answered_at: now, answered_by: userId })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
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
      'feedback.closed_at',
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
