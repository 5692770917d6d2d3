import * as z from 'zod/mini';
import { maxSavedJobs, type SavedJob } from '#domain/features/jobs/search/saved.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { lockAccount } from '#server/features/accounts/service.ts';
import { presentJobCard } from '#server/features/jobs/present.ts';
import { getMatches } from '#server/features/matching/service.ts';
import { decodeCursor, encodeCursor } from '#server/http/cursor.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { findJobsByIds } from '#server/search/jobs/search-queries.ts';
import { countSaved, deleteSavedJob, findSavedIds, findSavedJobs, insertSavedJob } from './saved-queries.ts';

const pageLength = 20;
const Cursor = z.object({ at: z.iso.datetime(), id: z.int() });

/** A page of the caller's saved jobs with their current status. */
export async function listSavedJobs(
  ctx: SignedInContext,
  cursor: string | undefined,
): Promise<{ jobs: SavedJob[]; next: string | null }> {
  const rows = await findSavedJobs(ctx.db, getOwner(ctx), decodeCursor(Cursor, cursor), pageLength + 1);
  const page = rows.slice(0, pageLength);
  const ids = page.map((row) => row.job_id);
  const [jobs, scores] = await Promise.all([
    findJobsByIds(ctx.db, ctx.tenant.id, ids, 'published'),
    getMatches(ctx, ctx.actor.userId, ids),
  ]);
  const cards = new Map(jobs.map((job) => [job.id, presentJobCard(job, scores.get(job.id) ?? null, null)]));
  const last = page.at(-1);
  return {
    jobs: page.flatMap(({ job_id: id, saved_at: at }) => {
      const job = cards.get(id);
      return job ? [{ saved_at: at.toISOString(), job }] : [];
    }),
    next: rows.length > pageLength && last ? encodeCursor({ at: last.saved_at.toISOString(), id: last.job_id }) : null,
  };
}

export async function listSavedJobIds(ctx: SignedInContext): Promise<{ ids: number[] }> {
  return { ids: await findSavedIds(ctx.db, getOwner(ctx)) };
}

export async function saveJob(ctx: SignedInContext, id: number): Promise<{ is_saved: boolean }> {
  await write(ctx, async (change) => {
    await lockAccount(ctx, change);
    if (!(await insertSavedJob(change.db, getOwner(ctx), id, ctx.clock()))) refuse('not_found');
    if ((await countSaved(change.db, getOwner(ctx))) > maxSavedJobs) refuse('too_many_saved_jobs');
  });
  return { is_saved: true };
}

export async function unsaveJob(ctx: SignedInContext, id: number): Promise<{ is_saved: boolean }> {
  await write(ctx, ({ db }) => deleteSavedJob(db, getOwner(ctx), id));
  return { is_saved: false };
}

function getOwner(ctx: SignedInContext) {
  return { tenantId: ctx.tenant.id, userId: ctx.actor.userId };
}
