import { hasTwoAccounts } from '#domain/features/bulk-imports/duplicates/find-pairs.ts';
import { getUndoBlock, type MergeChoices, mergeRecords } from '#domain/features/bulk-imports/duplicates/merge.ts';
import { undoDays } from '#domain/features/bulk-imports/lifecycle.ts';
import type { ImportedPerson } from '#domain/features/bulk-imports/resumes/people-contract.ts';
import { addDays } from '#domain/lib/day.ts';
import type { SignedInContext } from '#server/context.ts';
import { type Write, write } from '#server/db/write.ts';
import { readOwnPerson } from '#server/features/bulk-imports/resumes/people.ts';
import {
  lockPeople,
  lockPerson,
  type PersonRow,
  updatePerson,
} from '#server/features/bulk-imports/resumes/people-queries.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { findMerge, findMergedIds, insertMerge, type MergeRow, markUndone, setMergedInto } from './merge-queries.ts';
import { getRecordOwner, type LoadedPair, loadPair } from './pairs.ts';

interface MergeRequest {
  readonly first_version: number;
  readonly second_version: number;
  readonly choices: MergeChoices | null;
}

/**
 * Merges the second record into the first one, or links the first record with an account. Of two merges at the same time, the
 * second one finds the pair gone or changed.
 */
export function mergePair(ctx: SignedInContext, key: string, request: MergeRequest): Promise<ImportedPerson> {
  return write(ctx, async (change) => {
    const owner = getRecordOwner(ctx);
    await lockPeople(change.db, owner.tenantId, owner.organisationId);
    const pair = await loadPair(ctx, change.db, key);
    if (hasTwoAccounts(pair)) refuse('conflict');
    const first = await lockVersion(ctx, change, pair.first.id, request.first_version);
    if (pair.second.kind === 'account') await linkAccount(ctx, change, first, pair);
    else await mergeInto(ctx, change, first, { pair, request });
    return readOwnPerson(ctx, change.db, first.id);
  });
}

async function lockVersion(ctx: SignedInContext, { db }: Write, id: number, version: number): Promise<PersonRow> {
  const row = (await lockPerson(db, { tenantId: ctx.tenant.id, id })) ?? refuse('not_found');
  if (row.version !== version) refuse('changed_meanwhile');
  return row;
}

async function mergeInto(
  ctx: SignedInContext,
  change: Write,
  first: PersonRow,
  { pair, request }: { readonly pair: LoadedPair; readonly request: MergeRequest },
): Promise<void> {
  const { choices } = request;
  if (choices === null) return refuseField('body.choices', 'required');
  const second = await lockVersion(ctx, change, pair.second.id, request.second_version);
  const { tenant_id: tenantId, id: personId } = first;
  const carriedIds = await findMergedIds(change.db, tenantId, second.id);
  const columns = {
    ...mergeRecords(first, second, choices),
    linked_user_id: first.linked_user_id ?? second.linked_user_id,
    version: first.version + 1,
    changed_at: ctx.clock(),
  };
  await updatePerson(change.db, { tenantId, id: personId }, columns);
  await setMergedInto(change.db, tenantId, [second.id, ...carriedIds], personId);
  await saveMerge(ctx, change, first, { mergedPersonId: second.id, userId: null, carriedIds });
  const detail = { merged: second.id };
  await change.audit({ action: 'imported_person.merge', subject: ['imported_person', personId], detail });
}

/** The account keeps its own words; only the record changes. */
async function linkAccount(
  ctx: SignedInContext,
  change: Write,
  first: PersonRow,
  { second }: LoadedPair,
): Promise<void> {
  const { tenant_id: tenantId, id } = first;
  const columns = { linked_user_id: second.id, version: first.version + 1, changed_at: ctx.clock() };
  await updatePerson(change.db, { tenantId, id }, columns);
  await saveMerge(ctx, change, first, { mergedPersonId: null, userId: second.id, carriedIds: [] });
  const detail = { user: second.id };
  await change.audit({ action: 'imported_person.link', subject: ['imported_person', id], detail });
}

type Merged = Pick<Parameters<typeof insertMerge>[1], 'mergedPersonId' | 'userId' | 'carriedIds'>;

async function saveMerge(ctx: SignedInContext, change: Write, before: PersonRow, merged: Merged): Promise<void> {
  const now = ctx.clock();
  await insertMerge(change.db, {
    ...merged,
    tenantId: before.tenant_id,
    personId: before.id,
    before: toBefore(before),
    version: before.version + 1,
    mergedBy: ctx.actor.userId,
    now,
    undoUntil: addDays(now, undoDays),
  });
}

/** The columns that a merge changes, as they were. */
function toBefore(row: PersonRow) {
  const { full_name, email, phone, headline, city, region, country, skills, details } = row;
  const { linked_user_id, version, changed_at } = row;
  const texts = { full_name, email, phone, headline, city, region, country };
  return { ...texts, skills, details, linked_user_id, version, changed_at: changed_at.toISOString() };
}

type Before = ReturnType<typeof toBefore>;

/** Takes a merge back: both records are as they were. */
export function undoMerge(ctx: SignedInContext, id: number): Promise<void> {
  return write(ctx, async (change) => {
    const owner = getRecordOwner(ctx);
    await lockPeople(change.db, owner.tenantId, owner.organisationId);
    const found = (await findMerge(change.db, owner, id)) ?? refuse('not_found');
    await lockPerson(change.db, { tenantId: owner.tenantId, id: found.person_id });
    // Read again: the record could have changed until it was locked.
    const merge = (await findMerge(change.db, owner, id)) ?? refuse('not_found');
    const now = ctx.clock();
    if (getUndoBlock(toMergeState(merge), now) !== null) refuse('conflict');
    if (!(await markUndone(change.db, owner.tenantId, id, now))) refuse('conflict');
    await restore(change, owner.tenantId, merge);
    await change.audit({ action: 'imported_person.undo_merge', subject: ['imported_person', merge.person_id] });
  });
}

async function restore({ db }: Write, tenantId: number, merge: MergeRow): Promise<void> {
  const { changed_at: changedAt, ...columns } = merge.before as Before;
  await updatePerson(db, { tenantId, id: merge.person_id }, { ...columns, changed_at: new Date(changedAt) });
  if (merge.merged_person_id === null) return;
  await setMergedInto(db, tenantId, [merge.merged_person_id], null);
  await setMergedInto(db, tenantId, merge.carried_ids, merge.merged_person_id);
}

export function toMergeState(merge: MergeRow) {
  return {
    isUndone: merge.is_undone,
    undoUntil: merge.undo_until,
    isMergedAgain: merge.is_merged_again,
    isEdited: merge.is_edited,
    isInvited: merge.is_invited,
  };
}
