import { normalizeTerm } from './normalize-term.ts';
import type { TermRow } from './terms.ts';

/** All spellings of one kind of term, as parallel arrays with one entry per spelling. */
export interface Spellings {
  readonly keys: readonly string[];
  /** The spelling as written. */
  readonly originals: readonly string[];
  readonly terms: readonly TermRow[];
  /** 0 for the label, then the position among the term's spellings, most common first. */
  readonly ranks: readonly number[];
  readonly indexByKey: ReadonlyMap<string, number>;
  /** Keys that are ambiguous in running text. */
  readonly ambiguous: ReadonlySet<string>;
}

/** A spelling shared by two terms belongs to the first; a replaced term has none. */
export function buildSpellings(allRows: readonly TermRow[]): Spellings {
  const rows = allRows.filter((row) => row.replacedBy === undefined);
  const keys: string[] = [];
  const originals: string[] = [];
  const terms: TermRow[] = [];
  const ranks: number[] = [];
  const indexByKey = new Map<string, number>();
  const add = (term: TermRow, spelling: string, rank: number): void => {
    const key = normalizeTerm(spelling);
    if (key === '' || indexByKey.has(key)) return;
    indexByKey.set(key, keys.length);
    keys.push(key);
    originals.push(spelling);
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
  const ambiguous = new Set(rows.flatMap((row) => (row.ambiguous ?? []).map(normalizeTerm)));
  return { keys, originals, terms, ranks, indexByKey, ambiguous };
}
