import * as z from 'zod/mini';
import { canTransition, type Lifecycle, listStatuses } from '#domain/lib/lifecycle.ts';

export const importKinds = ['resumes', 'jobs'] as const;
export type ImportKind = (typeof importKinds)[number];

/**
 * Files are read while others are still being sent. In `review` a person checks what would happen; nothing is created
 * before they start the import. `failed` is for an import that cannot be read at all, such as a broken source file.
 */
export type ImportState = 'uploading' | 'reading' | 'review' | 'importing' | 'done' | 'canceled' | 'undone' | 'failed';

const importLifecycle: Lifecycle<ImportState> = {
  uploading: ['reading', 'canceled', 'failed'],
  reading: ['review', 'canceled', 'failed'],
  // A file of jobs is read again when its columns are matched differently.
  review: ['reading', 'importing', 'canceled'],
  importing: ['done'],
  done: ['undone'],
  canceled: [],
  undone: [],
  failed: [],
};

export const ImportState = z.enum(listStatuses(importLifecycle));

export function isAllowedImportMove(from: ImportState, to: ImportState): boolean {
  return canTransition(importLifecycle, from, to);
}

/** The group of a file or row. Each ends in exactly one. */
export const itemOutcomes = ['new', 'existing', 'skipped', 'failed'] as const;
export type ItemOutcome = (typeof itemOutcomes)[number];

/** What to do with an item that equals a record: add to the record, create another record, or leave it out. */
export const itemDecisions = ['merge', 'keep', 'skip'] as const;
export type ItemDecision = (typeof itemDecisions)[number];

export type ItemState = 'waiting' | 'read' | 'done' | 'undone';

/** For this long an import can be undone. */
export const undoDays = 30;

export function canUndo(
  { state, undoUntil }: { readonly state: ImportState; readonly undoUntil: Date | null },
  now: Date,
): boolean {
  return state === 'done' && undoUntil !== null && now < undoUntil;
}
