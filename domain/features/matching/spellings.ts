import { normaliseTerm } from './normalise-term.ts';
import type { TermRow } from './terms.ts';

/** All spellings of one kind of term: the arrays run side by side, one entry per spelling. */
export interface Spellings {
  readonly keys: readonly string[];
  /** As people write it. */
  readonly shown: readonly string[];
  readonly terms: readonly TermRow[];
  /** 0 for the label, then the place among the term's spellings, most usual first. */
  readonly ranks: readonly number[];
  /** Key to its place in the arrays. */
  readonly places: ReadonlyMap<string, number>;
}

/** Where two terms share a spelling, the first keeps it. */
export function buildSpellings(rows: readonly TermRow[]): Spellings {
  const keys: string[] = [];
  const shown: string[] = [];
  const terms: TermRow[] = [];
  const ranks: number[] = [];
  const places = new Map<string, number>();
  const add = (term: TermRow, spelling: string, rank: number): void => {
    const key = normaliseTerm(spelling);
    if (key === '' || places.has(key)) return;
    places.set(key, keys.length);
    keys.push(key);
    shown.push(spelling);
    terms.push(term);
    ranks.push(rank);
  };
  for (const row of rows) add(row, row.label, 0);
  for (const row of rows) {
    let rank = 1;
    for (const spelling of row.spellings) {
      add(row, spelling, rank);
      rank += 1;
    }
  }
  return { keys, shown, terms, ranks, places };
}
