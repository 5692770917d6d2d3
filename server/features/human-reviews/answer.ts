import * as z from 'zod/mini';
import { getScope } from '#domain/access/actor.ts';
import type { HumanReview, ListedHumanReview } from '#domain/features/human-reviews/contract.ts';
import { canSetReviewStatus } from '#domain/features/human-reviews/lifecycle.ts';
import { canAnswerReview } from '#domain/features/human-reviews/policy.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Reader } from '#server/db/visibility.ts';
import { type Write, write } from '#server/db/write.ts';
import {
  findApplicationRedactor,
  findReadableApplication,
  type ReadableApplication,
} from '#server/features/applications/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { decodeCursor, encodeCursor } from '#server/http/cursor.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { presentReview } from './present.ts';
import {
  countOpenReviews,
  findReview,
  findReviews,
  listOpenReviews,
  lockReview,
  type ReviewRow,
  updateAnswer,
} from './queries.ts';

const pageSize = 20;

const Position = z.object({ due: z.iso.datetime(), id: z.int() });

/** The requests about an application, for those who can answer them. */
export async function readReviewsOfApplication(ctx: SignedInContext, applicationId: number): Promise<HumanReview[]> {
  const application = await requireAnswerable(ctx, ctx.db, applicationId);
  const rows = await findReviews(ctx.db, ctx.tenant.id, applicationId);
  return Promise.all(rows.map((row) => presentForStaff(ctx, row, application.isMasked)));
}

export interface ReviewPage {
  readonly reviews: ListedHumanReview[];
  readonly next: string | null;
  readonly count: number;
}

/** The open requests in the caller's scope, the earliest due date first. */
export async function listReviews(ctx: SignedInContext, cursor: string | undefined): Promise<ReviewPage> {
  const reader = buildReader(ctx) ?? refuse('forbidden');
  const after = decodeCursor(Position, cursor);
  const [rows, count] = await Promise.all([
    listOpenReviews(ctx.db, reader, after, pageSize + 1),
    countOpenReviews(ctx.db, reader),
  ]);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const reviews = page.map(async (row) => ({
    ...(await presentForStaff(ctx, row, row.is_masked)),
    application_id: row.application_id,
    name: row.name,
    job: row.job,
    company: row.company,
  }));
  return {
    reviews: await Promise.all(reviews),
    next: rows.length > pageSize && last ? encodeCursor({ due: last.due_at.toISOString(), id: last.id }) : null,
    count,
  };
}

/** Records the answer and notifies the applicant. Of two answers, the first one counts. */
export async function answerReview(ctx: SignedInContext, id: number, answer: string): Promise<HumanReview> {
  const tenantId = ctx.tenant.id;
  return write(ctx, async (change) => {
    const review = (await lockReview(change.db, tenantId, id)) ?? refuse('not_found');
    const application = await requireAnswerable(ctx, change.db, review.application_id);
    if (!canSetReviewStatus(review.status, 'answered')) return refuse('illegal_move');
    await updateAnswer(change.db, { tenantId, id, answer, userId: ctx.actor.userId, now: ctx.clock() });
    const detail = { application: application.id, from: review.status, to: 'answered' };
    await change.audit({ action: 'human_review.answer', subject: ['human_review', id], detail });
    const values = { job: application.jobTitle, company: application.company };
    const kind = 'review_answered';
    await notify(change, { tenantId, userId: review.user_id, kind, values, subject: application.id });
    const row = (await findReview(change.db, tenantId, id)) ?? refuse('not_found');
    return presentForStaff(ctx, row, application.isMasked);
  });
}

export function buildReader(ctx: SignedInContext): Reader | null {
  const scope = getScope(ctx.actor, 'human_review.answer');
  return scope === null ? null : { tenantId: ctx.tenant.id, actor: ctx.actor, scope };
}

async function presentForStaff(ctx: SignedInContext, row: ReviewRow, isMasked: boolean): Promise<HumanReview> {
  if (!isMasked) return presentReview(row, ctx.clock());
  return presentReview(row, ctx.clock(), await findApplicationRedactor(ctx, row.application_id));
}

async function requireAnswerable(
  ctx: SignedInContext,
  db: SignedInContext['db'] | Write['db'],
  applicationId: number,
): Promise<ReadableApplication> {
  const application = await findReadableApplication(ctx, db, applicationId);
  return canAnswerReview(ctx.actor, application.facts) ? application : refuse('not_found');
}
