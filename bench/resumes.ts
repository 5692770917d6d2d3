/**
 * Measures how well résumés are read: `node scripts/measure-resumes.ts FOLDER [DOCUMENTS]`.
 * FOLDER holds résumés with their truth (contact_truth.json, generated/truth.json, personas/*.ground_truth.json,
 * livecareer/truth.json); DOCUMENTS any files, which must each be read or refused. Ends with 1 when a goal is missed.
 */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readResume } from '#server/features/resumes/service.ts';
import { sharedTaxonomy } from '#server/reference/taxonomy.ts';
import { scoreBoard } from './measure-resumes/score-board.ts';
import { scoreResume } from './measure-resumes/score-resume.ts';
import { loadTruths } from './measure-resumes/truth.ts';

const [folder, documents] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: node scripts/measure-resumes.ts FOLDER [DOCUMENTS]');
  process.exit(2);
}

const board = scoreBoard();
for (const [file, truth] of await loadTruths(folder)) {
  const reading = await readResume(sharedTaxonomy, await readFile(join(folder, file)), basename(file));
  if (!reading.ok) throw new Error(`${file} could not be read: ${reading.reason}`);
  scoreResume(file, reading.parsed, truth, board);
}
board.print();
if (documents) await readEverything(documents);
process.exit(board.missed() ? 1 : 0);

async function readEverything(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const outcomes = new Map<string, number>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const reading = await readResume(sharedTaxonomy, await readFile(join(entry.parentPath, entry.name)), entry.name);
    const outcome = reading.ok ? 'read' : reading.reason;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  console.log(`\nDocuments: ${[...outcomes].map(([outcome, count]) => `${outcome} ${count}`).join(', ')}`);
}
