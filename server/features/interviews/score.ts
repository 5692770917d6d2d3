import type { Interview } from '#domain/features/interviews/interview.ts';
import type { ScorecardDraft } from '#domain/features/interviews/scorecard.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { lockForAction } from './lock.ts';
import { parsePack } from './present.ts';
import { insertScorecard } from './queries.ts';
import { readInterview } from './read.ts';

/** Stores the caller's scorecard, which is final, and shows them those of the others. */
export async function submitScorecard(ctx: SignedInContext, id: number, draft: ScorecardDraft): Promise<Interview> {
  return write(ctx, async (change) => {
    const { row } = await lockForAction(ctx, change, id, { action: 'can_score' });
    if (draft.ratings.length !== parsePack(row.pack).questions.length) refuseField('body.ratings', 'invalid_value');
    const card = { userId: ctx.actor.userId, content: JSON.stringify(draft), now: ctx.clock() };
    const isNew = await insertScorecard(change.db, { tenantId: ctx.tenant.id, id }, card);
    if (!isNew) return refuse('conflict');
    await change.audit({ action: 'interview.score', subject: ['interview', id] });
    return readInterview(ctx, id, change.db);
  });
}
