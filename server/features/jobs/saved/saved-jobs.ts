import * as z from 'zod/mini';
import { maxSavedJobs, type SavedJob } from '#domain/features/jobs/saved.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { lockAccount } from '#server/features/accounts/service.ts';
import { presentJobCard } from '#server/features/jobs/rows.ts';
import { getMatchTotals } from '#server/features/matching/service.ts';
import { decodeCursor, encodeCursor } from '#server/http/cursor.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { findJobsByIds } from '#server/search/jobs/search-queries.ts';
import { countSaved, deleteSavedJob, findSavedIds, findSavedJobs, insertSavedJob } from './saved-queries.ts';

const pageLength = 20;
const Cursor = z.object({ at: z.iso.datetime(), id: z.int() });

/** The jobs somebody keeps, as they are now. */
export async function listSavedJobs(
  ctx: SignedInContext,
  cursor: string | undefined,
): Promise<{ jobs: SavedJob[]; next: string | null }> {
  const rows = await findSavedJobs(ctx.db, ownerOf(ctx), decodeCursor(Cursor, cursor), pageLength + 1);
  const shown = rows.slice(0, pageLength);
  const ids = shown.map((row) => row.job_id);
  const [jobs, scores] = await Promise.all([
    findJobsByIds(ctx.db, ctx.tenant.id, ids, 'published'),
    getMatchTotals(ctx, ctx.actor.userId, ids),
  ]);
  const cards = new Map(jobs.map((row) => [row.id, presentJobCard(row, scores.get(row.id) ?? null, null)]));
  const last = shown.at(-1);
  return {
    jobs: shown.flatMap(({ job_id: id, saved_at: at }) => {
      const job = cards.get(id);
      return job ? [{ saved_at: at.toISOString(), job }] : [];
    }),
    next: rows.length > pageLength && last ? encodeCursor({ at: last.saved_at.toISOString(), id: last.job_id }) : null,
  };
}

export async function listSavedJobIds(ctx: SignedInContext): Promise<{ ids: number[] }> {
  return { ids: await findSavedIds(ctx.db, ownerOf(ctx)) };
}

export async function saveJob(ctx: SignedInContext, id: number): Promise<{ is_saved: boolean }> {
  await write(ctx, async (change) => {
    await lockAccount(ctx, change);
    if (!(await insertSavedJob(change.db, ownerOf(ctx), id, ctx.clock()))) refuse('not_found');
    if ((await countSaved(change.db, ownerOf(ctx))) > maxSavedJobs) refuse('too_many_saved_jobs');
  });
  return { is_saved: true };
}

export async function unsaveJob(ctx: SignedInContext, id: number): Promise<{ is_saved: boolean }> {
  await write(ctx, ({ db }) => deleteSavedJob(db, ownerOf(ctx), id));
  return { is_saved: false };
}

function ownerOf(ctx: SignedInContext) {
  return { tenantId: ctx.tenant.id, userId: ctx.actor.userId };
}
