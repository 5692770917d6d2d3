import type { MovedApplication } from '#domain/features/applications/bulk/contract.ts';
import { type ApplicationStatus, getPreviousStatus } from '#domain/features/applications/lifecycle.ts';
import { canReadApplication, getNextApplicationStatuses } from '#domain/features/applications/policy.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { closeOpenRequests } from '#server/features/accommodations/service.ts';
import { withdrawOpenReview } from '#server/features/human-reviews/service.ts';
import { updateOpenings } from '#server/features/jobs/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { changeStatus } from './change-status.ts';
import { buildApplicationFacts } from './present.ts';
import { type ApplicationRow, lockApplication } from './queries.ts';
import { answerSuggestion } from './sourcing/answer.ts';

interface Move {
  readonly to: ApplicationStatus;
  /** The version the caller saw. */
  readonly version: number;
  /** For the team. */
  readonly note: string;
  /** For the job seeker, or their reason to decline a suggested job. */
  readonly message: string;
}

/** Moves an application to a status. A rejection needs a message. */
export async function moveApplication(ctx: SignedInContext, id: number, move: Move): Promise<MovedApplication> {
  return write(ctx, async (change) => {
    const row = await lockApplication(change.db, ctx.tenant.id, id);
    if (!row || !canReadApplication(ctx.actor, buildApplicationFacts(row))) return refuse('not_found');
    if (row.version !== move.version) return refuse('changed_meanwhile');
    if (!getNextApplicationStatuses(ctx.actor, buildApplicationFacts(row)).includes(move.to)) refuse('illegal_move');
    if (move.to === 'rejected' && move.message === '') refuseField('body.message', 'required');
    const isDeclining = row.status === 'sourced' && row.user_id === ctx.actor.userId;
    await changeStatus(ctx, change, row, isDeclining ? { ...move, message: '' } : move);
    if (isDeclining) {
      await answerSuggestion(ctx, change, { applicationId: row.id, answer: 'declined', reason: move.message });
    }
    if (move.to === 'withdrawn') {
      await closeOpenRequests(ctx, change, row.id);
      await withdrawOpenReview(ctx, change, row.id);
    }
    if (row.status === 'offered' || move.to === 'offered') await updateOpenings(ctx, change, row.job_id);
    return presentMove(ctx, row, move.to);
  });
}

/** The state of an application after a move. */
function presentMove(ctx: SignedInContext, row: ApplicationRow, to: ApplicationStatus): MovedApplication {
  const before = getPreviousStatus(buildApplicationFacts(row), to);
  const facts = { ...buildApplicationFacts(row), status: to, statusBefore: before };
  return {
    id: row.id,
    status: to,
    status_before: before,
    version: row.version + 1,
    next_statuses: [...getNextApplicationStatuses(ctx.actor, facts)],
  };
}
