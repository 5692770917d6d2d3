import { createBestKeys } from './best-keys.ts';

/** A slot in the ranking. */
export interface RankedId {
  readonly id: number;
  /** The order of `scoreMatch`; 0 without a number. */
  readonly order: number;
}

export interface RankingPage {
  /** Only rank these ids, each listed once. */
  readonly among?: Iterable<number> | undefined;
  /** The last entry of the previous page. */
  readonly after?: RankedId | undefined;
}

export interface OrderedSlots {
  readonly ids: Float64Array;
  /** Of each slot. */
  readonly orders: Uint16Array;
  readonly getSlot: (id: number) => number;
}

/** The best slots: highest order first, then lowest id. Slots with id 0 are free. */
export function rankSlots(
  { ids, orders, getSlot }: OrderedSlots,
  limit: number,
  { among, after }: RankingPage = {},
): RankedId[] {
  if (limit <= 0) return [];
  const ceiling = after ? encodeKey(after.order, after.id) : Number.POSITIVE_INFINITY;
  const best = createBestKeys(limit);
  let floor = Number.NEGATIVE_INFINITY;
  const offer = (slot: number): void => {
    const id = ids[slot] ?? 0;
    if (id === 0) return;
    const key = encodeKey(orders[slot] ?? 0, id);
    if (key > floor && key < ceiling) floor = best.offer(key);
  };
  if (among) for (const id of among) offer(getSlot(id));
  else for (let slot = 0; slot < ids.length; slot += 1) offer(slot);
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
