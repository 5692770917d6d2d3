import { listApplyParts } from '#domain/features/applications/apply-parts.ts';
import { DraftAnswers, type SavedDraft, type StartedApplication } from '#domain/features/applications/draft.ts';
import { takesApplications } from '#domain/features/jobs/lifecycle.ts';
import { ScreeningQuestion } from '#domain/features/jobs/posting/screening-question.ts';
import type { SignedInContext } from '#server/context.ts';
import { storedList } from '#server/db/rows/stored-list.ts';
import { write } from '#server/db/write.ts';
import { lockAccount } from '#server/features/accounts/service.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { deleteDraft, findDraft, findDrafts, upsertDraft } from './draft-queries.ts';

/** The caller's draft for a job; null if there is none or it cannot be parsed. */
export async function readDraft(ctx: SignedInContext, jobId: number): Promise<SavedDraft | null> {
  const row = await findDraft(ctx.db, getKey(ctx, jobId));
  const answers = DraftAnswers.safeParse(row?.answers);
  return row && answers.success ? { answers: answers.data, kept_at: row.kept_at.toISOString() } : null;
}

/** Drafts on a list; more than a person writes at the same time. */
const maxListed = 50;

/** The caller's started applications, the latest first. */
export async function listDrafts(ctx: SignedInContext): Promise<StartedApplication[]> {
  const rows = await findDrafts(ctx.db, ctx.tenant.id, ctx.actor.userId, maxListed);
  return rows.map(({ answers, kept_at, status, screening_questions, ...job }) => {
    const parts = listApplyParts(storedList(ScreeningQuestion).parse(screening_questions).length);
    const done: readonly string[] = DraftAnswers.safeParse(answers).data?.done ?? [];
    return {
      job,
      is_open: takesApplications(status),
      kept_at: kept_at.toISOString(),
      done_count: parts.filter((part) => done.includes(part)).length,
      step_count: parts.length,
    };
  });
}

export async function saveDraft(ctx: SignedInContext, jobId: number, answers: DraftAnswers): Promise<string> {
  const now = ctx.clock();
  const key = getKey(ctx, jobId);
  const isSaved = await write(ctx, async (change) => {
    // The lock prevents saving a draft while the application is being submitted.
    await lockAccount(ctx, change);
    return upsertDraft(change.db, key, { answers: JSON.stringify(answers), now });
  });
  return isSaved ? now.toISOString() : refuse('not_found');
}

export function discardDraft(ctx: SignedInContext, jobId: number): Promise<boolean> {
  return write(ctx, ({ db }) => deleteDraft(db, getKey(ctx, jobId)));
}

function getKey(ctx: SignedInContext, jobId: number) {
  return { tenantId: ctx.tenant.id, userId: ctx.actor.userId, jobId };
}
