import type { Fields } from '#domain/features/imports/formats/lenient.ts';
import type { RefusalReason } from '#domain/features/imports/job-draft.ts';

/** An unparsed posting, or the reason why it cannot be read. Lines start at 1. */
export type RawRow =
  | {
      readonly line: number;
      readonly fields: Fields /** The row has fewer cells than the header. */;
      readonly isShort?: true;
    }
  | { readonly line: number; readonly refused: RefusalReason };
