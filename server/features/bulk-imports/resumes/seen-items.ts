import { type CandidateIndex, createCandidateIndex } from '#domain/features/bulk-imports/resumes/candidate-index.ts';
import type { Context } from '#server/context.ts';
import { findReadPeople, type ItemRow } from '#server/features/bulk-imports/item-queries.ts';
import type { LockedImport } from '#server/features/bulk-imports/queries.ts';
import { toKey } from '#server/features/bulk-imports/task.ts';
import { toCandidate } from './read-item.ts';

/** The items of an import that were read, which later ones are compared with. Items are read in the order of their position. */
export interface SeenItems {
  readonly index: CandidateIndex;
  lastPosition: number;
}

export function createSeenItems(): SeenItems {
  return { index: createCandidateIndex(), lastPosition: 0 };
}

/** Few enough that other requests don't wait while they are parsed. */
const pageSize = 500;

/** Adds the items that were read since, such as before a restart. */
export async function loadSeenItems(ctx: Context, due: LockedImport, seen: SeenItems): Promise<void> {
  for (;;) {
    const rows = await findReadPeople(ctx.db, toKey(due), { after: seen.lastPosition, size: pageSize });
    for (const row of rows) addSeenItem(seen, row, row.fields);
    if (rows.length < pageSize) return;
  }
}

export function addSeenItem(
  seen: SeenItems,
  item: Pick<ItemRow, 'id' | 'position' | 'sha256'>,
  fields: object | undefined,
): void {
  const candidate = toCandidate(item, fields);
  if (candidate) seen.index.add(candidate);
  seen.lastPosition = Math.max(seen.lastPosition, item.position);
}
