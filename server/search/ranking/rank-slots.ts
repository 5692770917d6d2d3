import { createBestKeys } from './best-keys.ts';
import type { ProfileTable } from './profile-table.ts';

export interface RankedEntry {
  readonly id: number;
  /** Whole number, 0..100. */
  readonly total: number;
}

export interface RankingPage {
  /** Rank these ids alone. */
  readonly among?: ReadonlySet<number> | undefined;
  /** The last entry of the page before. */
  readonly after?: RankedEntry | undefined;
}

/** The best entries of a table whose total is known for every slot. */
export function rankSlots(
  table: ProfileTable,
  totals: Uint8Array,
  limit: number,
  page: RankingPage = {},
): RankedEntry[] {
  const { among, after } = page;
  const { ids } = table.columns;
  const best = createBestKeys(limit);
  const ceiling = after ? keyOf(after.total, after.id) : Number.POSITIVE_INFINITY;
  let floor = limit > 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  for (let slot = 0, length = table.length(); slot < length; slot += 1) {
    const id = ids[slot] ?? 0;
    const key = keyOf(totals[slot] ?? 0, id);
    if (key <= floor || key >= ceiling || id === 0) continue;
    if (among && !among.has(id)) continue;
    floor = best.offer(key);
  }
  return best.sorted().map(entryOf);
}

// One number that orders by total, then by falling id. Exact for ids below 2 ** 46: the keys stay below 2 ** 53.
const STEP = 2 ** 46;

function keyOf(total: number, id: number): number {
  return (total + 1) * STEP - id;
}

function entryOf(key: number): RankedEntry {
  const steps = Math.ceil(key / STEP);
  return { id: steps * STEP - key, total: steps - 1 };
}
