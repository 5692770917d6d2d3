/** A job is closed after its posting was missing in this many fetches in a row. */
export const absencesBeforeClosing = 2;

/** Fewer missing jobs never need an answer, unless all are missing. */
const minMissing = 5;

/**
 * Whether so many jobs are missing that the source is more likely broken than up to date: all of them, or more than half.
 * Nothing closes then before a person has answered.
 */
export function isTooSmall({ open, missing }: { readonly open: number; readonly missing: number }): boolean {
  if (missing === 0) return false;
  return missing === open || (missing >= minMissing && missing * 2 > open);
}
