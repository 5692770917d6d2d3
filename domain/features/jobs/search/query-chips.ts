import * as z from 'zod/mini';

/** What a part of a search text was read as. */
const chipKinds = [
  'title',
  'skill',
  'certification',
  'employer',
  'place',
  'mode',
  'type',
  'pay',
  'phrase',
  'excluded',
  'text',
] as const;

export const ChipKind = z.enum(chipKinds);
export type ChipKind = z.infer<typeof ChipKind>;

/**
 * One part of a search text, as it was understood. To remove it, search for `rest`. To use it as plain words, add
 * `words` to the filter's `plain`.
 */
export const QueryChip = z.object({
  kind: ChipKind,
  /** The part as typed, with its quotes or minus sign. */
  words: z.string(),
  /** "Microsoft Excel", "Houston, TX". For `mode` and `type` the value, and for `pay` the yearly amount. */
  label: z.string(),
  /** Term id, organization id, work mode, job type, yearly pay, or the normalized text. */
  value: z.string(),
  /** The search text without this part. */
  rest: z.string(),
});
export type QueryChip = z.infer<typeof QueryChip>;

/** A similar search that was probably meant but not applied: "Did you mean Houston, TX?" */
export const DidYouMean = z.object({
  /** The parameter to change. */
  filter: z.enum(['words', 'place']),
  /** Its new value, which is also the label. */
  value: z.string(),
});
export type DidYouMean = z.infer<typeof DidYouMean>;
