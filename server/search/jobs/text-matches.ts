import type { Db } from '#server/db/db.ts';
import type { TenantCatalog } from './catalog.ts';
import type { JobColumns } from './job-columns.ts';
import { findTextMatchRanks } from './search-queries.ts';

/** The jobs that have certain words, laid on the columns of the catalogue. */
export interface TextMatches {
  /** The newest first. */
  readonly byDate: Int32Array;
  /** The best rank first; of one rank, the newest first. */
  readonly byRank: Int32Array;
  /** By place; 0 where the words stand in the long text alone. */
  rankAt(place: number): number;
}

interface Remembered {
  /** Rank by job. */
  readonly ranks: Map<number, number>;
  version: number;
  laid: { readonly columns: JobColumns; readonly places: TextMatches } | undefined;
}

/** Matches that are remembered, of all words of a tenant together. */
const mostMatches = 1_000_000;

interface Slot {
  readonly found: Promise<Remembered>;
  matches: number;
}

const known = new WeakMap<TenantCatalog, Map<string, Slot>>();

/**
 * Looks words up in the database once and remembers what has them; of jobs that changed since, it asks again. So common
 * words cost their reading once, and an answer is as true as the catalogue.
 */
export async function findTextMatches(
  db: Db,
  shelf: TenantCatalog,
  tenantId: number,
  words: string,
): Promise<TextMatches> {
  const remembered = known.get(shelf) ?? new Map<string, Slot>();
  known.set(shelf, remembered);
  const key = words.toLowerCase();
  const before = remembered.get(key);
  const found = before
    ? before.found.then((each) => bringUpToDate(db, shelf, tenantId, words, each))
    : read(db, shelf, tenantId, words);
  const slot = { found, matches: before?.matches ?? 0 };
  // What was asked for last stands last; what stands first is forgotten first.
  remembered.delete(key);
  remembered.set(key, slot);
  try {
    const each = await found;
    slot.matches = each.ranks.size;
    forgetSome(remembered);
    return lay(shelf.columns(), each);
  } catch (error) {
    remembered.delete(key);
    throw error;
  }
}

async function read(db: Db, shelf: TenantCatalog, tenantId: number, words: string): Promise<Remembered> {
  const { version } = shelf;
  const matches = await findTextMatchRanks(db, tenantId, words);
  return { ranks: new Map(matches.map(({ id, rank }) => [id, rank])), version, laid: undefined };
}

async function bringUpToDate(
  db: Db,
  shelf: TenantCatalog,
  tenantId: number,
  words: string,
  each: Remembered,
): Promise<Remembered> {
  const { version } = shelf;
  const changed = shelf.changedSince(each.version);
  if (!changed) return read(db, shelf, tenantId, words);
  if (changed.size === 0) return each;
  const matches = await findTextMatchRanks(db, tenantId, words, [...changed]);
  for (const id of changed) each.ranks.delete(id);
  for (const { id, rank } of matches) each.ranks.set(id, rank);
  each.version = version;
  each.laid = undefined;
  return each;
}

function lay(columns: JobColumns, each: Remembered): TextMatches {
  if (each.laid?.columns === columns) return each.laid.places;
  const ranks = new Map<number, number>();
  const places: number[] = [];
  for (const [id, rank] of each.ranks) {
    const place = columns.rowOf(id);
    if (place === undefined) continue;
    places.push(place);
    if (rank > 0) ranks.set(place, rank);
  }
  const byDate = Int32Array.from(places).sort();
  const rankAt = (place: number): number => ranks.get(place) ?? 0;
  const ranked = byDate.filter((place) => ranks.has(place)).sort((a, b) => rankAt(b) - rankAt(a) || a - b);
  const byRank = new Int32Array(byDate.length);
  byRank.set(ranked);
  byRank.set(
    byDate.filter((place) => !ranks.has(place)),
    ranked.length,
  );
  const laid = { byDate, byRank, rankAt };
  each.laid = { columns, places: laid };
  return laid;
}

function forgetSome(remembered: Map<string, Slot>): void {
  let matches = 0;
  for (const [key, slot] of [...remembered].reverse()) {
    matches += slot.matches;
    if (matches > mostMatches) remembered.delete(key);
  }
}
