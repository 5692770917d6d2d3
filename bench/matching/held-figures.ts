/**
 * NDCG@10 that each set has reached, rounded down. `npm run check:full` fails below them, so that a change cannot make the
 * ranking worse unnoticed. Raise them with the ranking; the floors that are the goal are in run.ts.
 */
export const heldNdcg: ReadonlyMap<string, number> = new Map([
  ['persona alice-renner', 0.9],
  ['persona eve-tanaka', 0.92],
  ['tuning half', 0.8],
  ['test half', 0.81],
]);
