import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { formatRow } from './table.ts';

const page = 'bench/results.md';

/** Sections written by separate commands, in page order; a full run leaves them unchanged. */
const separateSections = [
  'Lighthouse',
  'Scrolling',
  'Matching',
  'Résumé parsing',
  'Imports',
  'Chat',
  'Reports',
] as const;
export type SeparateSection = (typeof separateSections)[number];

/** Writes the results of a full run. */
export function writeRun(text: string): void {
  writePage(text, readSeparateSections());
}

/** Replaces rows of the first tables that have them, by their first cell, and says when. */
export function replaceRows(rows: readonly (readonly string[])[], note: string): void {
  const [run = ''] = splitPage();
  const lines = run.split('\n').filter((line) => !line.startsWith(notePrefix));
  for (const row of rows) {
    const index = lines.findIndex((line) => line.startsWith(`| ${row[0]} |`));
    if (index >= 0) lines[index] = formatRow(row);
  }
  const end = lines.findIndex((line) => line.startsWith('## '));
  lines.splice(Math.max(0, end), 0, `${notePrefix} ${note}`, '');
  writePage(lines.join('\n').replace(/\n{3,}/g, '\n\n'), readSeparateSections());
}

const notePrefix = 'Measured later:';

/** Replaces one section and leaves the rest of the page unchanged. */
export function writeSection(heading: SeparateSection, text: string): void {
  const [run = ''] = splitPage();
  writePage(run, readSeparateSections().set(heading, text));
}

function writePage(run: string, sections: ReadonlyMap<SeparateSection, string>): void {
  const parts = [...sections].map(([heading, text]) => `## ${heading}\n\n${text.trim()}`);
  writeFileSync(page, `${[run.trim(), ...parts].join('\n\n')}\n`);
}

function readSeparateSections(): Map<SeparateSection, string> {
  const [, ...parts] = splitPage();
  const texts = new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n'))]));
  return new Map(
    separateSections.flatMap((heading) => (texts.has(heading) ? [[heading, texts.get(heading) ?? '']] : [])),
  );
}

/** Returns the text of the full run, then each separate section from its heading on. */
function splitPage(): string[] {
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '# Benchmark results\n';
  return text.split(new RegExp(`^## (?=(?:${separateSections.join('|')})$)`, 'm'));
}
