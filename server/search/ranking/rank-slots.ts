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

export interface OrderedSlots {
  readonly ids: Float64Array;
  /** The complete order of each slot. */
  readonly orders: Uint16Array;
  readonly getSlot: (id: number) => number;
}

export interface OrderedPage {
  /** Only rank these ids, each listed once. */
  readonly among?: Iterable<number> | undefined;
  readonly after?: RankedId | undefined;
}

/** The best slots by known orders: highest first, then lowest id. Slots with id 0 are free. */
export function rankOrders(
  { ids, orders, getSlot }: OrderedSlots,
  limit: number,
  { among, after }: OrderedPage = {},
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

/** The best slots: highest order first, then lowest id. Slots with id 0 are free. */
export function rankSlots(
  ids: Float64Array,
  { orders, getCloseness }: Pick<MatchQuery, 'orders' | 'getCloseness'>,
  limit: number,
  { among, after }: RankingPage = {},
): RankedId[] {
  if (limit <= 0) return [];
  const ceiling = after ? encodeKey(after.order, after.id) : Number.POSITIVE_INFINITY;
  const isListed = (slot: number): boolean => {
    const id = ids[slot] ?? 0;
    return id !== 0 && (among === undefined || among.has(id)) && encodeKey(orders[slot] ?? 0, id) < ceiling;
  };
  const measure = (slot: number): number => {
    const least = orders[slot] ?? 0;
    return encodeKey(least === 0 ? 0 : least + (closenessPoints[getCloseness(slot)] ?? 0), ids[slot] ?? 0);
  };
  const best = createBestKeys(limit);
  let floor = findFloor(orders, limit, isListed, (slot) => {
    const key = measure(slot);
    return key < ceiling ? key : Number.NEGATIVE_INFINITY;
  });
  let leastOrder = getLeastOrder(floor);
  // The closeness is only measured where it can decide.
  for (let slot = 0; slot < orders.length; slot += 1) {
    if ((orders[slot] ?? 0) < leastOrder || !isListed(slot)) continue;
    const key = measure(slot);
    if (key < floor || key >= ceiling) continue;
    floor = Math.max(floor, best.offer(key));
    leastOrder = getLeastOrder(floor);
  }
  return best.sorted().map(decodeKey);
}

/** How many times as many slots as wanted are measured first. */
const sampleFactor = 4;

/** A key that at least `limit` slots reach: those with the best orders before the closeness. */
function findFloor(
  orders: Uint16Array,
  limit: number,
  isListed: (slot: number) => boolean,
  measure: (slot: number) => number,
): number {
  const sample = createBestKeys(limit * sampleFactor);
  let least = Number.NEGATIVE_INFINITY;
  for (let slot = 0; slot < orders.length; slot += 1) {
    const key = (orders[slot] ?? 0) * SLOT_STEP + slot;
    if (key > least && isListed(slot)) least = sample.offer(key);
  }
  const best = createBestKeys(limit);
  return sample.sorted().reduce((_floor, key) => best.offer(measure(key % SLOT_STEP)), Number.NEGATIVE_INFINITY);
}

/** More than any slot. */
const SLOT_STEP = 2 ** 32;

/** The lowest order before the closeness with which a slot can reach a key. */
function getLeastOrder(key: number): number {
  return key === Number.NEGATIVE_INFINITY ? 0 : Math.max(0, decodeKey(key).order - maxClosenessPoints);
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
