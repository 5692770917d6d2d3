import type { PairDecision } from '#domain/features/bulk-imports/duplicates/contract.ts';
import { getUndoBlock } from '#domain/features/bulk-imports/duplicates/merge.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { lockPeople } from '#server/features/bulk-imports/resumes/people-queries.ts';
import { refuse } from '#server/http/errors/refusal.ts';
import { toMergeState } from './merge.ts';
import {
  type DistinctionRow,
  deleteDistinction,
  findDistinctions,
  findMerges,
  insertDistinction,
  type MergeRow,
} from './merge-queries.ts';
import { getRecordOwner, loadPair } from './pairs.ts';

/** Remembers that the pair is two different people. */
export function setDistinct(ctx: SignedInContext, key: string): Promise<void> {
  return write(ctx, async (change) => {
    const owner = getRecordOwner(ctx);
    await lockPeople(change.db, owner.tenantId, owner.organisationId);
    const { first, second } = await loadPair(ctx, change.db, key);
    const isAccount = second.kind === 'account';
    await insertDistinction(change.db, {
      tenantId: owner.tenantId,
      personId: first.id,
      otherPersonId: isAccount ? null : second.id,
      userId: isAccount ? second.id : null,
      decidedBy: ctx.actor.userId,
      now: ctx.clock(),
    });
    const detail = isAccount ? { user: second.id } : { other: second.id };
    await change.audit({ action: 'imported_person.set_distinct', subject: ['imported_person', first.id], detail });
  });
}

export function reviewAgain(ctx: SignedInContext, id: number): Promise<void> {
  return write(ctx, async (change) => {
    const owner = getRecordOwner(ctx);
    const [row] = await findDistinctions(change.db, owner, { limit: 1, id });
    if (!row) return refuse('not_found');
    await deleteDistinction(change.db, owner.tenantId, id);
    await change.audit({ action: 'imported_person.review_again', subject: ['imported_person', row.person_id] });
  });
}

const pageSize = 50;

/** A page of what was decided, newest first. */
export async function listDecisions(ctx: SignedInContext, after = 0) {
  const owner = getRecordOwner(ctx);
  const limit = after + pageSize + 1;
  const merges = await findMerges(ctx.db, owner, limit);
  const distinctions = await findDistinctions(ctx.db, owner, { limit });
  const all = [...merges.map((row) => presentMerge(row, ctx.clock())), ...distinctions.map(presentDistinction)];
  const sorted = all.toSorted((a, b) => b.decided_at.localeCompare(a.decided_at));
  return {
    decisions: sorted.slice(after, after + pageSize),
    next: sorted.length > after + pageSize ? after + pageSize : null,
  };
}

function presentMerge(row: MergeRow, now: Date): PairDecision {
  return {
    kind: row.user_id === null ? 'merge' : 'link',
    id: row.id,
    first: { id: row.person_id, name: row.name },
    second_name: row.other_name,
    decided_by_name: row.merged_by_name,
    decided_at: row.merged_at.toISOString(),
    undo_until: row.undo_until.toISOString(),
    undo_block: getUndoBlock(toMergeState(row), now),
  };
}

function presentDistinction(row: DistinctionRow): PairDecision {
  return {
    kind: 'distinct',
    id: row.id,
    first: { id: row.person_id, name: row.name },
    second_name: row.other_name,
    decided_by_name: row.decided_by_name,
    decided_at: row.decided_at.toISOString(),
    undo_until: null,
    undo_block: null,
  };
}
