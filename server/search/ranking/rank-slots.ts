import { createBestKeys } from './best-keys.ts';

/** A slot in the ranking. */
export interface RankedId {
  readonly id: number;
  /** The damped score, 0 to 10,001; 0 without a number. */
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
  orders: Uint16Array,
  limit: number,
  { among, after }: RankingPage = {},
): RankedId[] {
  const best = createBestKeys(limit);
  const ceiling = after ? encodeKey(after.order, after.id) : Number.POSITIVE_INFINITY;
  let floor = limit > 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  for (let slot = 0; slot < orders.length; slot += 1) {
    const id = ids[slot] ?? 0;
    const key = encodeKey(orders[slot] ?? 0, id);
    if (key <= floor || key >= ceiling || id === 0) continue;
    if (among && !among.has(id)) continue;
    floor = best.offer(key);
  }
  return best.sorted().map(decodeKey);
}

/** One number that sorts by order, then by descending id. Exact for ids up to `maxRankedId`: keys stay below 2 ** 53. */
const STEP = 2 ** 39;
export const maxRankedId = STEP - 1;

function encodeKey(order: number, id: number): number {
  return (order + 1) * STEP - id;
}

function decodeKey(key: number): RankedId {
  const steps = Math.ceil(key / STEP);
  return { id: steps * STEP - key, order: steps - 1 };
}
