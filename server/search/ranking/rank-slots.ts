import { createBestKeys } from './best-keys.ts';
import type { ProfileTable } from './profile-table.ts';

export interface RankedEntry {
  readonly id: number;
  /** Whole number, 0..100. */
  readonly total: number;
}

export interface RankingPage {
  /** Only rank these ids. */
  readonly among?: ReadonlySet<number> | undefined;
  /** The last entry of the previous page. */
  readonly after?: RankedEntry | undefined;
}

/** The best entries of a table, from the totals of all slots. */
export function rankSlots(
  table: ProfileTable,
  totals: Uint8Array,
  limit: number,
  page: RankingPage = {},
): RankedEntry[] {
  const { among, after } = page;
  const { ids } = table.columns;
  const best = createBestKeys(limit);
  const ceiling = after ? encodeKey(after.total, after.id) : Number.POSITIVE_INFINITY;
  let floor = limit > 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  for (let slot = 0, length = table.length(); slot < length; slot += 1) {
    const id = ids[slot] ?? 0;
    const key = encodeKey(totals[slot] ?? 0, id);
    if (key <= floor || key >= ceiling || id === 0) continue;
    if (among && !among.has(id)) continue;
    floor = best.offer(key);
  }
  return best.sorted().map(decodeKey);
}

// One number that sorts by total, then by descending id. Exact for ids below 2 ** 46: the keys stay below 2 ** 53.
const STEP = 2 ** 46;

function encodeKey(total: number, id: number): number {
  return (total + 1) * STEP - id;
}

function decodeKey(key: number): RankedEntry {
  const steps = Math.ceil(key / STEP);
  return { id: steps * STEP - key, total: steps - 1 };
}
