import { getActorId } from '#domain/access/actor.ts';
import { type ApplicationStatus, isFinal } from '#domain/features/applications/lifecycle.ts';
import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { endInterview } from './end.ts';
import { lockOpenInterviews } from './queries.ts';

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
