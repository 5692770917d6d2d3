/** Higher counts are shown as "1,000+", so that long lists are not read to their end. */
export const maxCount = 1000;

/** `maxCount` + 1 means any higher number. */
export function capCount(count: number): { readonly count: number; readonly capped: boolean } {
  return { count: Math.min(count, maxCount), capped: count > maxCount };
}
