import {
  type ApplicantView,
  ApplicantViewFilter,
  maxApplicantViews,
  type NewApplicantView,
} from '#domain/features/applications/views/contract.ts';
import type { SignedInContext } from '#server/context.ts';
import type { Db } from '#server/db/db.ts';
import { write } from '#server/db/write.ts';
import { findVisibleJob } from '#server/features/applications/marks/job.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { countViews, deleteView, findViews, saveView } from './queries.ts';

export async function listViews(ctx: SignedInContext, jobId: number): Promise<{ views: ApplicantView[] }> {
  await findVisibleJob(ctx, ctx.db, jobId);
  return { views: await findPresentedViews(ctx, ctx.db, jobId) };
}

export function addView(
  ctx: SignedInContext,
  jobId: number,
  view: NewApplicantView,
): Promise<{ views: ApplicantView[] }> {
  return write(ctx, async (change) => {
    await findVisibleJob(ctx, change.db, jobId);
    const id = await saveView(change.db, getOwner(ctx), jobId, { view, now: ctx.clock() });
    if ((await countViews(change.db, getOwner(ctx), jobId)) > maxApplicantViews)
      refuseField('body.name', 'too_many_views');
    const detail = { job_id: jobId, is_shared: view.is_shared };
    await change.audit({ action: 'applicant_view.save', subject: ['applicant_view', id], detail });
    return { views: await findPresentedViews(ctx, change.db, jobId) };
  });
}

/** Removes one of the caller's own views. */
export function removeView(ctx: SignedInContext, id: number): Promise<{ status: 'success' }> {
  return write(ctx, async (change) => {
    if (!(await deleteView(change.db, getOwner(ctx), id))) return refuse('not_found');
    await change.audit({ action: 'applicant_view.remove', subject: ['applicant_view', id] });
    return { status: 'success' };
  });
}

async function findPresentedViews(ctx: SignedInContext, db: Db, jobId: number): Promise<ApplicantView[]> {
  const rows = await findViews(db, getOwner(ctx), jobId);
  return rows.flatMap((row) => {
    const filter = ApplicantViewFilter.safeParse(row.filter);
    if (!filter.success) return [];
    const isOwn = row.user_id === ctx.actor.userId;
    const { id, name, is_shared: isShared, full_name: owner } = row;
    return [{ id, name, filter: filter.data, is_shared: isShared, owner, is_own: isOwn }];
  });
}

function getOwner(ctx: SignedInContext) {
  return { tenantId: ctx.tenant.id, userId: ctx.actor.userId };
}
