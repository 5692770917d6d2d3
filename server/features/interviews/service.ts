import { getActorId, getScope } from '#domain/access/actor.ts';
import { type ApplicationStatus, isFinal } from '#domain/features/applications/lifecycle.ts';
import type { Context, SignedInContext } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { endInterview } from './end.ts';
import { reportPanelMemberLeft } from './notify.ts';
import { listComingInterviews, lockOpenInterviews } from './queries.ts';
import { findMissingScorecards, findUnsuitableTimes, type InterviewTask, isScorecardDue } from './task-queries.ts';

export { isScorecardDue, reportPanelMemberLeft };

/** Cancels the open interviews of an application that ends, so that none outlives it. */
export async function syncInterviews(
  ctx: Context,
  change: Write,
  applicationId: number,
  to: ApplicationStatus,
): Promise<void> {
  if (!isFinal(to)) return;
  const now = ctx.clock();
  for (const row of await lockOpenInterviews(change.db, ctx.tenant.id, applicationId)) {
    if (row.starts_at !== null && row.starts_at <= now) continue;
    await endInterview(ctx, change, row, { actorId: getActorId(ctx.actor), message: '' });
  }
}

interface InterviewTasks {
  readonly scorecards: InterviewTask[];
  readonly times: InterviewTask[];
}

/** What interviews wait for: the caller's scorecards, and new times from those who may propose them. */
export async function listInterviewTasks(ctx: SignedInContext, limit: number): Promise<InterviewTasks> {
  const [read, write] = [getScope(ctx.actor, 'interview.read'), getScope(ctx.actor, 'interview.write')];
  const reader = { tenantId: ctx.tenant.id, actor: ctx.actor };
  const [scorecards, times] = await Promise.all([
    read === null ? [] : findMissingScorecards(ctx.db, { ...reader, scope: read }, ctx.clock(), limit),
    write === null ? [] : findUnsuitableTimes(ctx.db, { ...reader, scope: write }, limit),
  ]);
  return { scorecards, times };
}

/** The coming interviews with a person on the panel. */
export async function listInterviewsOf(ctx: SignedInContext, userId: number) {
  const rows = await listComingInterviews(ctx.db, ctx.tenant.id, { userId, reader: ctx.actor, now: ctx.clock() });
  return rows.map(({ id, name, job_title: job, starts_at: start }) => ({
    id,
    name,
    job,
    starts_at: start?.toISOString() ?? null,
  }));
}
