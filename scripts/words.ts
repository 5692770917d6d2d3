// Generates server/reference/data/words.tsv, the rarity of words in postings: node scripts/words.ts POSTINGS
// POSTINGS is a file of postings, one JSON object a line. Counts in how many of them the words of the taxonomy occur.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listStems } from '#domain/features/matching/taxonomy/stems.ts';
import { readTsv, splitCell } from './taxonomy/tsv.ts';
import { writeRows } from './taxonomy/write-terms.ts';

const file = process.argv[2];
if (!file) throw new Error('Usage: node scripts/words.ts POSTINGS');

const reference = join(import.meta.dirname, '..', 'server', 'reference', 'data');

/** Words of a single title are mostly misspelled or names. */
const minTitles = 2;

/** The level is compared apart from the words. */
const levelWords = new Set(
  listStems('senior sr junior jr intern interns internship trainee graduate recent entry level'),
);

/** Words of fewer postings than this count as rare as these. */
const minPostings = 2;

/** Rarity of one e-fold: a word of 2 in 2,043 postings has 249. */
const scale = 36;

const postings = readFileSync(file, 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => {
    const { title, description, requirements = '' } = JSON.parse(line) as Record<string, string>;
    return `${title}\n${description}\n${requirements}`;
  });
const postingCounts = countTexts(postings);
const words = new Set([
  ...['skills', 'certifications', 'industries'].flatMap((name) => [...countTexts(readTerms(name)).keys()]),
  ...[...countTexts(readTerms('titles'))].flatMap(([stem, count]) => (count >= minTitles ? [stem] : [])),
]);
const rows = [...words]
  .toSorted()
  .map((stem) => [stem, String(levelWords.has(stem) ? 0 : getRarity(postingCounts.get(stem) ?? 0))]);
writeRows(reference, 'words.tsv', [['stem', 'rarity'], ...rows]);
process.stdout.write(`${rows.length} words\n`);

function readTerms(name: string): string[] {
  return readTsv(reference, `${name}.tsv`, ['label', 'spellings']).map(({ label, spellings }) =>
    [label, ...splitCell(spellings)].join('\n'),
  );
}

function getRarity(count: number): number {
  return Math.min(255, Math.round(scale * Math.log(postings.length / Math.max(minPostings, count))));
}

/** In how many texts each stem occurs. */
function countTexts(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const stem of new Set(listStems(text))) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}
