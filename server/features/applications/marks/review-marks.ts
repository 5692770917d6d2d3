import type { RatingChange, RatingResult } from '#domain/features/applications/marks/contract.ts';
import { type ApplicantRating, visitPauseMs } from '#domain/features/applications/marks/marks.ts';
import { canNoteApplication, canReadApplication } from '#domain/features/applications/policy.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { buildApplicationFacts } from '#server/features/applications/present.ts';
import { lockApplication } from '#server/features/applications/queries.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { findVisibleJob } from './job.ts';
import { findRating, saveRating } from './rating-queries.ts';
import { lockLastVisit, saveVisit } from './visit-queries.ts';

/** Sets the team's rating of an application; null removes it. */
export async function rateApplication(
  ctx: SignedInContext,
  id: number,
  rating: ApplicantRating | null,
): Promise<{ rating: ApplicantRating | null }> {
  return write(ctx, async (change) => {
    const row = await lockApplication(change.db, ctx.tenant.id, id);
    if (!row || !canReadApplication(ctx.actor, buildApplicationFacts(row))) return refuse('not_found');
    if (!canNoteApplication(ctx.actor, buildApplicationFacts(row))) return refuse('not_found');
    const rated = { tenantId: ctx.tenant.id, applicationId: id, rating, userId: ctx.actor.userId, now: ctx.clock() };
    await saveRating(change.db, rated);
    await change.audit({ action: 'application.rate', subject: ['application', id], detail: { rating } });
    return { rating };
  });
}

/** Rates applications, each in its own transaction. */
export async function rateApplications(
  ctx: SignedInContext,
  changes: readonly RatingChange[],
): Promise<{ results: RatingResult[] }> {
  const results: RatingResult[] = [];
  for (const each of changes) {
    results.push({ id: each.id, error: await write(ctx, (change) => changeRating(ctx, change, each)) });
  }
  return { results };
}

async function changeRating(
  ctx: SignedInContext,
  change: Write,
  { id, from, to }: RatingChange,
): Promise<RatingResult['error']> {
  const rated = { tenantId: ctx.tenant.id, applicationId: id };
  const row = await lockApplication(change.db, ctx.tenant.id, id);
  if (!row || !canReadApplication(ctx.actor, buildApplicationFacts(row))) return 'not_found';
  if (!canNoteApplication(ctx.actor, buildApplicationFacts(row))) return 'not_found';
  const current = await findRating(change.db, rated);
  if (current === to) return null;
  if (current !== from) return 'rated_otherwise';
  await saveRating(change.db, { ...rated, rating: to, userId: ctx.actor.userId, now: ctx.clock() });
  await change.audit({ action: 'application.rate', subject: ['application', id], detail: { rating: to } });
  return null;
}

/** Records that the caller looks at the applicants of a job. Not audited: it changes nothing that others see. */
export async function visitApplicants(ctx: SignedInContext, jobId: number): Promise<{ is_new_visit: boolean }> {
  return write(ctx, async (change) => {
    const visitor = { tenantId: ctx.tenant.id, userId: ctx.actor.userId, jobId };
    await findVisibleJob(ctx, change.db, jobId);
    const now = ctx.clock();
    const lastAt = await lockLastVisit(change.db, visitor);
    const isNewVisit = lastAt !== null && now.getTime() - lastAt.getTime() >= visitPauseMs;
    await saveVisit(change.db, visitor, { now, previousAt: isNewVisit ? lastAt : undefined });
    return { is_new_visit: isNewVisit };
  });
}
