import type { RefusalReason } from '#domain/features/imports/job-draft.ts';
import type { Fields } from '#domain/features/imports/lenient.ts';

/** One posting of a file as it stands there, or why it cannot even be read. Lines count from 1. */
export type RawRow =
  | { readonly line: number; readonly fields: Fields }
  | { readonly line: number; readonly refused: RefusalReason };
