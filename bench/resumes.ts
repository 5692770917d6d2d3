/**
 * Measures the résumé parser, on given files and on generated ones, and the wait of one person while another sends slow files, and writes the scores to bench/results.md: `node bench/resumes.ts FOLDER [DOCUMENTS]`.
 * FOLDER contains résumés with their expected values (contact_truth.json, generated/truth.json, personas/*.ground_truth.json,
 * livecareer/truth.json); DOCUMENTS contains any files, each of which must be read or refused. Exits with 1 if a goal is missed.
 */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readResume } from '#server/features/resumes/service.ts';
import { writeSection } from './results/results-page.ts';
import { measureReadingDelay } from './resumes/reading-delay.ts';
import { scoreBoard } from './resumes/score-board.ts';
import { scoreResume } from './resumes/score-resume.ts';
import { measureTemplates } from './resumes/templates.ts';
import { loadTruths } from './resumes/truth.ts';

const [folder, documents] = process.argv.slice(2);
if (!folder) {
  console.error('Usage: node bench/resumes.ts FOLDER [DOCUMENTS]');
  process.exit(2);
}

const board = scoreBoard();
for (const [file, truth] of await loadTruths(folder)) {
  const reading = await readResume(await readFile(join(folder, file)), basename(file), { account: 'bench' });
  if (!reading.ok) throw new Error(`${file} could not be read: ${reading.reason}`);
  scoreResume(file, reading.parsed, truth, board);
}
const outcomes = documents ? `\n\n${await readEverything(documents)}` : '';
const generated = await measureTemplates();
const delay = await measureReadingDelay();
const text = `${new Date().toISOString().slice(0, 10)}\n\n${board.toTable()}\n\n${generated.text}${outcomes}\n\n${delay.text}`;
console.log(text);
writeSection('Résumé parsing', text);
process.exit(board.hasMissedGoal() || generated.isMissed || delay.isMissed ? 1 : 0);

/** Counts the outcome of reading each file of a folder. */
async function readEverything(root: string): Promise<string> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const outcomes = new Map<string, number>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const reading = await readResume(await readFile(join(entry.parentPath, entry.name)), entry.name, {
      account: 'bench',
    });
    const outcome = reading.ok ? 'read' : reading.reason;
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  const counts = [...outcomes].map(([outcome, count]) => `${outcome} ${count}`);
  return `Files of all kinds, including hostile ones: ${counts.join(', ')}; no file crashed the parser.`;
}
