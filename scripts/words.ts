// Generates server/reference/data/words.tsv, the rarity of words in postings: node scripts/words.ts
// Counts in how many postings of bench/matching and in how many terms of the taxonomy a word occurs. Grades are not read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listStems } from '#domain/features/matching/stems.ts';
import { splitCell } from './taxonomy/tsv.ts';
import { writeRows } from './taxonomy/write-terms.ts';

const root = join(import.meta.dirname, '..');
const reference = join(root, 'server', 'reference', 'data');

/** Rarer words have the highest rarity. */
const maxRarity = 255;

const postings = readFileSync(join(root, 'bench', 'matching', 'data', 'postings.jsonl'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const { title, description, requirements = '' } = JSON.parse(line) as Record<string, string>;
    return new Set(listStems(`${title}\n${description}\n${requirements}`));
  });
const counts = new Map<string, number>();
for (const words of postings) {
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
}
const terms = ['skills', 'titles', 'certifications', 'industries'].flatMap((name) => {
  const [, ...lines] = readFileSync(join(reference, `${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.flatMap((line) => {
    const [, , label = '', spellings = ''] = line.split('\t');
    return [label, ...splitCell(spellings)];
  });
});
const known = new Set(terms.flatMap(listStems));
const scale = maxRarity / Math.log(1 + postings.length);
const rows = [...new Set([...known, ...counts.keys()])]
  .filter((word) => known.has(word) || (counts.get(word) ?? 0) > 2)
  .toSorted()
  .map((word) => {
    const count = counts.get(word) ?? 0;
    const rarity = Math.log(1 + (postings.length - count + 0.5) / (count + 0.5)) * scale;
    return [word, String(Math.min(maxRarity, Math.round(rarity)))];
  });
writeRows(reference, 'words.tsv', [['stem', 'rarity'], ...rows]);
process.stdout.write(`${rows.length} words\n`);
