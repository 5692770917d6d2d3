/**
 * Measures the ranking by match, the reading of skills and the search on the graded sets (README.md), and writes the
 * figures to bench/results.md: `npm run bench:matching`. Exits with 1 if a floor is missed. With `--check` it writes
 * nothing and exits with 1 if a figure falls below what was reached before (held-figures.ts); with `--tuning` it prints
 * the tuning half only, person by person.
 */
import { writeSection } from '#bench/results/results-page.ts';
import { table } from '#bench/results/table.ts';
import { heldNdcg } from './held-figures.ts';
import { measureRankings, methods, type PersonResult } from './ranking.ts';
import { averageFigures, type RankingFigures } from './ranking-measures.ts';
import { measureReading } from './reading.ts';
import { loadSets } from './sets.ts';

const minPersonaNdcg = 0.9;
const minLead = 0.05;

const report = measureRankings(loadSets());
if (process.argv.includes('--tuning')) {
  printTuning(report.results.filter(({ person }) => person.split === 'tuning'));
  process.exit(0);
}

interface MeasuredSet {
  readonly name: string;
  readonly results: readonly PersonResult[];
  readonly isChecked: boolean;
  readonly isPersona: boolean;
}

const misses: string[] = [];
const losses: string[] = [];
const lines = listSets(report.results).map(({ name, results, isChecked, isPersona }) => {
  const [product, overlap, bm25] = methods.map((method) =>
    averageFigures(results.map(({ figures }) => figures[method])),
  );
  if (!product || !overlap || !bm25) throw new Error('A method is missing');
  const lead = product.ndcg - Math.max(overlap.ndcg, bm25.ndcg);
  const isMissed = (isPersona && product.ndcg < minPersonaNdcg) || lead < minLead;
  const held = heldNdcg.get(name);
  if (held !== undefined && product.ndcg < held)
    losses.push(`${name}: NDCG@10 ${format(product.ndcg)}, was ${format(held)}`);
  if (isChecked && isMissed) misses.push(`${name}: NDCG@10 ${format(product.ndcg)}, lead ${format(lead)}`);
  return [
    name,
    String(results.length),
    ...[product, overlap, bm25].flatMap((figures) => [format(figures.ndcg)]),
    format(lead),
    ...formatOthers(product),
    ...formatOthers(overlap),
    ...formatOthers(bm25),
    isChecked ? (isMissed ? '**no**' : 'yes') : '',
  ];
});
if (report.inversions > 0) losses.push(`${report.inversions} scores up to 20 come before one of at least 80`);
for (const { person, posting } of report.thin) losses.push(`${posting} is shown to ${person} without requirements`);

const reading = measureReading().map(({ name, figure, floor }) => {
  if (floor !== null && figure < floor) losses.push(`${name}: ${format(figure)}`);
  return [name, format(figure), floor === null ? '' : format(floor)];
});

const text = [
  new Date().toISOString().slice(0, 10),
  'Ranking of postings for people, by the graded sets of bench/matching. Tuned on the tuning half only; the floors apply to the ' +
    `test half: NDCG@10 at least ${minPersonaNdcg} for each persona, and at least ${minLead} above the better baseline.`,
  table(
    [
      'set',
      'people',
      ...methods.map((method) => `NDCG@10, ${method}`),
      'lead',
      ...methods.flatMap((method) => [`MRR, ${method}`, `bad in first 10, ${method}`]),
      'met',
    ],
    lines,
  ),
  `Postings without recognized requirements among anyone's first 50, or labeled strong or good: ${report.thin.length}.`,
  `Scores of at most 20 that come before one of at least 80 in anyone's ranking of all postings: ${report.inversions}.`,
  'Reading of skills in running text:',
  table(['figure', 'value', 'floor'], reading),
  misses.length === 0 ? 'All floors are met.' : `Missed:\n\n${misses.map((miss) => `- ${miss}`).join('\n')}`,
].join('\n\n');
console.log(text);
if (process.argv.includes('--check')) {
  for (const loss of losses) console.error(`✗ bench:matching: ${loss}`);
  process.exit(losses.length === 0 ? 0 : 1);
}
writeSection('Matching', text);
process.exit(misses.length + losses.length === 0 ? 0 : 1);

function listSets(results: readonly PersonResult[]): MeasuredSet[] {
  const personas = results.filter(({ set }) => set === 'persona');
  const pairs = results.filter(({ set }) => set === 'pairs');
  const [tuning, test] = (['tuning', 'test'] as const).map((split) =>
    pairs.filter(({ person }) => person.split === split),
  );
  const fields = [...new Set((test ?? []).map(({ person }) => person.field))].toSorted();
  return [
    ...personas.map((result) => ({
      name: `persona ${result.person.id}`,
      results: [result],
      isChecked: true,
      isPersona: true,
    })),
    { name: 'tuning half', results: tuning ?? [], isChecked: false, isPersona: false },
    { name: 'test half', results: test ?? [], isChecked: true, isPersona: false },
    ...fields.map((field) => ({
      name: `test half, ${field}`,
      results: (test ?? []).filter(({ person }) => person.field === field),
      isChecked: false,
      isPersona: false,
    })),
  ];
}

function printTuning(results: readonly PersonResult[]): void {
  for (const { person, set, figures, ranked } of results) {
    const values = methods.map((method) => `${method} ${format(figures[method].ndcg)}`).join(', ');
    const top = ranked.slice(0, 10).map(({ id, grade, order }) => `${grade}:${id}(${order})`);
    console.log(`${person.id} (${person.field}, ${set}): ${values}\n  ${top.join(' ')}`);
  }
  const mean = averageFigures(results.map(({ figures }) => figures.product));
  console.log(`mean NDCG@10 ${format(mean.ndcg)}, MRR ${format(mean.reciprocalRank)}, bad ${format(mean.bad)}`);
}

function formatOthers({ reciprocalRank, bad }: RankingFigures): string[] {
  return [format(reciprocalRank), format(bad)];
}

function format(value: number): string {
  return value.toFixed(3);
}
