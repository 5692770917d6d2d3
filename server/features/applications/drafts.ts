import { DraftAnswers, type SavedDraft } from '#domain/features/applications/draft.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { lockAccount } from '#server/features/accounts/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { deleteDraft, findDraft, upsertDraft } from './draft-queries.ts';

/** What the caller has begun to write to a job, from whichever device; null when there is nothing, or nothing readable. */
export async function readDraft(ctx: SignedInContext, jobId: number): Promise<SavedDraft | null> {
  const row = await findDraft(ctx.db, placeOf(ctx, jobId));
  const answers = DraftAnswers.safeParse(row?.answers);
  return row && answers.success ? { answers: answers.data, kept_at: row.kept_at.toISOString() } : null;
}

export async function saveDraft(ctx: SignedInContext, jobId: number, answers: DraftAnswers): Promise<string> {
  const now = ctx.clock();
  const place = placeOf(ctx, jobId);
  const isKept = await write(ctx, async (change) => {
    // What is written and what is sent never happen at once: no draft is kept of what was sent meanwhile.
    await lockAccount(ctx, change);
    return upsertDraft(change.db, place, { answers: JSON.stringify(answers), now });
  });
  return isKept ? now.toISOString() : refuse('not_found');
}

export function discardDraft(ctx: SignedInContext, jobId: number): Promise<boolean> {
  return write(ctx, ({ db }) => deleteDraft(db, placeOf(ctx, jobId)));
}

function placeOf(ctx: SignedInContext, jobId: number) {
  return { tenantId: ctx.tenant.id, userId: ctx.actor.userId, jobId };
}
