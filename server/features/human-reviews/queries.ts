import { type SqlBool, sql } from 'kysely';
import type { NewHumanReview } from '#domain/features/human-reviews/contract.ts';
import { prepared } from '#server/db/connection/prepared.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';
import { getApplicantName, isNotMasked, type Reader, visibleApplications } from '#server/db/visibility.ts';

function selectReviews(db: Db, tenantId: number) {
  return db
    .selectFrom('human_reviews as r')
    .leftJoin('users as b', (join) =>
      join.onRef('b.tenant_id', '=', 'r.tenant_id').onRef('b.id', '=', 'r.answered_by_user_id'),
    )
    .selectAll('r')
    .select('b.full_name as answered_by')
    .where('r.tenant_id', '=', tenantId);
}

export type ReviewRow = Awaited<ReturnType<ReturnType<typeof selectReviews>['execute']>>[number];

/** The requests about an application, newest first. */
export function findReviews(db: Db, tenantId: number, applicationId: number): Promise<ReviewRow[]> {
  return selectReviews(db, tenantId).where('r.application_id', '=', applicationId).orderBy('r.id', 'desc').execute();
}

export function findReview(db: Db, tenantId: number, id: number): Promise<ReviewRow | undefined> {
  return selectReviews(db, tenantId).where('r.id', '=', id).executeTakeFirst();
}

/** A request, locked until the transaction ends. */
export function lockReview(db: DbTransaction, tenantId: number, id: number) {
  return lockReviews(db, tenantId).where('r.id', '=', id).executeTakeFirst();
}

export function lockOpenReview(db: DbTransaction, tenantId: number, applicationId: number) {
  return lockReviews(db, tenantId)
    .where('r.application_id', '=', applicationId)
    .where('r.status', '=', 'open')
    .executeTakeFirst();
}

function lockReviews(db: DbTransaction, tenantId: number) {
  return db
    .selectFrom('human_reviews as r')
    .select(['r.id', 'r.status', 'r.user_id', 'r.application_id'])
    .where('r.tenant_id', '=', tenantId)
    .forUpdate();
}

interface ReviewToInsert extends NewHumanReview {
  readonly tenantId: number;
  readonly userId: number;
  readonly applicationId: number;
  readonly now: Date;
  readonly dueAt: Date;
}

/** Returns the new id, or undefined if the application has an open request. */
export async function insertReview(db: DbTransaction, review: ReviewToInsert): Promise<number | undefined> {
  const row = await db
    .insertInto('human_reviews')
    .values({
      tenant_id: review.tenantId,
      application_id: review.applicationId,
      user_id: review.userId,
      subject: review.subject,
      question: review.question,
      asked_at: review.now,
      due_at: review.dueAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'application_id']).where('status', '=', 'open').doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

interface ReviewAnswer {
  readonly tenantId: number;
  readonly id: number;
  readonly answer: string;
  readonly userId: number;
  readonly now: Date;
}

export async function updateAnswer(db: DbTransaction, { tenantId, id, answer, userId, now }: ReviewAnswer) {
  await db
    .updateTable('human_reviews')
    .set({ status: 'answered', answer, answered_by_user_id: userId, answered_at: now })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export async function updateWithdrawn(db: DbTransaction, tenantId: number, id: number): Promise<void> {
  await db
    .updateTable('human_reviews')
    .set({ status: 'withdrawn' })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .execute();
}

export interface ReviewPosition {
  readonly due: string;
  readonly id: number;
}

/** Open requests in the reader's scope, the earliest due date first. */
export function listOpenReviews(db: Db, reader: Reader, after: ReviewPosition | null, limit: number) {
  return selectOpen(db, reader)
    .select((of) => [
      ...openColumns(reader),
      of.val(null).$castTo<string | null>().as('answered_by'),
      sql<boolean>`not ${isNotMasked(reader.actor)}`.as('is_masked'),
    ])
    .selectAll('r')
    .$if(after !== null, (query) =>
      query.where(sql<SqlBool>`(r.due_at, r.id) > (${after?.due ?? ''}::timestamptz, ${after?.id ?? 0}::bigint)`),
    )
    .orderBy('r.due_at')
    .orderBy('r.id')
    .limit(limit)
    .execute();
}

export async function countOpenReviews(db: Db, reader: Reader): Promise<number> {
  const row = await selectOpen(db, reader)
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The same as tasks of a start page. */
export function listReviewItems(db: Db, reader: Reader, limit: number) {
  return selectOpen(db, reader)
    .modifyFront(prepared)
    .select([...openColumns(reader), 'r.application_id', 'j.id as job_id', 'j.title', 'r.due_at as due'])
    .select('r.asked_at as waiting_since')
    .orderBy('r.due_at')
    .orderBy('r.id')
    .limit(limit)
    .execute();
}

function openColumns({ actor }: Reader) {
  return [getApplicantName(actor).as('name'), 'j.title as job' as const, 'j.company' as const] as const;
}

function selectOpen(db: Db, reader: Reader) {
  return db
    .selectFrom('human_reviews as r')
    .innerJoin('applications as a', (join) =>
      join.onRef('a.tenant_id', '=', 'r.tenant_id').onRef('a.id', '=', 'r.application_id'),
    )
    .innerJoin('jobs as j', (join) => join.onRef('j.tenant_id', '=', 'a.tenant_id').onRef('j.id', '=', 'a.job_id'))
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.user_id'))
    .where('r.tenant_id', '=', reader.tenantId)
    .where('r.status', '=', 'open')
    .where(visibleApplications(reader));
}
