import { createBestKeys } from './best-keys.ts';
import type { MatchQuery } from './match-query.ts';
import { closenessPoints, maxClosenessPoints } from './word-lists.ts';

/** A slot in the ranking. */
export interface RankedId {
  readonly id: number;
  /** The order of `scoreMatch`; 0 without a number. */
  readonly order: number;
}

export interface RankingPage {
  /** Only rank these ids. */
  readonly among?: ReadonlySet<number> | undefined;
  /** The last entry of the previous page. */
  readonly after?: RankedId | undefined;
}

/** The best slots: highest order first, then lowest id. Slots with id 0 are free. */
export function rankSlots(
  ids: Float64Array,
  { orders, getCloseness }: Pick<MatchQuery, 'orders' | 'getCloseness'>,
  limit: number,
  { among, after }: RankingPage = {},
): RankedId[] {
  const best = createBestKeys(limit);
  const ceiling = after ? encodeKey(after.order, after.id) : Number.POSITIVE_INFINITY;
  let floor = limit > 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  for (let slot = 0; slot < orders.length; slot += 1) {
    const id = ids[slot] ?? 0;
    const least = orders[slot] ?? 0;
    // The closeness is only measured where it can decide.
    const highest = least === 0 ? 0 : least + maxClosenessPoints;
    if (encodeKey(highest, id) <= floor || encodeKey(least, id) >= ceiling || id === 0) continue;
    if (among && !among.has(id)) continue;
    const key = encodeKey(least === 0 ? 0 : least + (closenessPoints[getCloseness(slot)] ?? 0), id);
    if (key > floor && key < ceiling) floor = best.offer(key);
  }
  return best.sorted().map(decodeKey);
}

/** One number that sorts by order, then by descending id. Exact for ids up to `maxRankedId` and orders up to 16,382: keys stay below 2 ** 53. */
const STEP = 2 ** 39;
export const maxRankedId = STEP - 1;

function encodeKey(order: number, id: number): number {
  return (order + 1) * STEP - id;
}

function decodeKey(key: number): RankedId {
  const steps = Math.ceil(key / STEP);
  return { id: steps * STEP - key, order: steps - 1 };
}
