import { normaliseTerm } from './normalise-term.ts';
import type { TermRow } from './terms.ts';

/** All spellings of one kind of term: the arrays run side by side, one entry per spelling. */
export interface Spellings {
  readonly keys: readonly string[];
  /** As people write it. */
  readonly shown: readonly string[];
  readonly terms: readonly TermRow[];
  /** Key to its place in the arrays. */
  readonly places: ReadonlyMap<string, number>;
}

/** Where two terms share a spelling, the first keeps it. */
export function buildSpellings(rows: readonly TermRow[]): Spellings {
  const keys: string[] = [];
  const shown: string[] = [];
  const terms: TermRow[] = [];
  const places = new Map<string, number>();
  const add = (term: TermRow, spelling: string): void => {
    const key = normaliseTerm(spelling);
    if (key === '' || places.has(key)) return;
    places.set(key, keys.length);
    keys.push(key);
    shown.push(spelling);
    terms.push(term);
  };
  for (const row of rows) add(row, row.label);
  for (const row of rows) for (const spelling of row.spellings) add(row, spelling);
  return { keys, shown, terms, places };
}
