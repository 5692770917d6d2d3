import { getInterviewActions, type InterviewActions } from '#domain/features/interviews/policy.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { buildInterviewFacts, type LoadedInterview } from './present.ts';
import { lockReadableInterview } from './read.ts';

interface Action {
  readonly action: keyof InterviewActions;
  readonly version?: number;
}

/** Locks an interview for an action of the caller. Refuses what its status or the caller's rights don't allow. */
export async function lockForAction(
  ctx: SignedInContext,
  change: Write,
  id: number,
  { action, version }: Action,
): Promise<LoadedInterview> {
  const loaded = await lockReadableInterview(ctx, change, id);
  if (version !== undefined && loaded.row.version !== version) return refuse('changed_meanwhile');
  return getInterviewActions(ctx.actor, buildInterviewFacts(loaded), ctx.clock())[action]
    ? loaded
    : refuse('illegal_move');
}

/** Runs a change. A panel member with another interview at that time refuses it with `panel_busy`. */
export async function writeWithoutOverlap<T>(ctx: SignedInContext, work: (change: Write) => Promise<T>): Promise<T> {
  try {
    return await write(ctx, work);
  } catch (error) {
    if (isExclusionViolation(error)) return refuse('panel_busy');
    throw error;
  }
}

function isExclusionViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23P01';
}
