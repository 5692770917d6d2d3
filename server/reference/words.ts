import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseWordTable, type WordTable } from '#domain/features/matching/taxonomy/word-table.ts';

let table: WordTable | undefined;

/** The rarity of words, which all tenants share. Read on first use. */
export function loadWordTable(): WordTable {
  table ??= parseWordTable(readFileSync(join(import.meta.dirname, 'data', 'words.tsv'), 'utf8'));
  return table;
}
