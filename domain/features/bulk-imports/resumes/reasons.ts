/** Why a file or row is skipped. Each code is a phrase under `imports.reasons`. */
export const skipReasons = [
  'file_empty',
  'file_too_large',
  'file_type_not_allowed',
  'file_content_mismatch',
  'file_encrypted',
  'file_broken',
  'file_no_text',
  'file_too_slow',
  'invalid_resume',
  'no_name',
  'no_contact',
  'no_columns',
  'too_many_rows',
  'wrong_number_of_columns',
  'no_rows',
  'left_out',
] as const;
export type SkipReason = (typeof skipReasons)[number];

/** What the browser finds out about a file without sending it, such as an entry of a ZIP file. */
export const browserSkipReasons = ['file_empty', 'file_too_large', 'file_encrypted', 'file_broken'] as const;

/** Why undo keeps what an import created. Each code is a phrase under `imports.kept`. */
export const keptReasons = ['edited', 'merged', 'merged_record', 'invited'] as const;
export type KeptReason = (typeof keptReasons)[number];
