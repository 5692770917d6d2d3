import { parseWordTable, type WordTable } from '#domain/features/matching/taxonomy/word-table.ts';
import { readText } from './data-files.ts';

let table: WordTable | undefined;

/** The rarity of words, which all tenants share. Read on first use. */
export function loadWordTable(): WordTable {
  table ??= parseWordTable(readText('words.tsv'));
  return table;
}
