import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const page = 'bench/results.md';

/** Parts with commands of their own, in the order in which they stand; a whole run leaves them as they are. */
const separateSections = ['Lighthouse', 'Reading résumés'] as const;
export type SeparateSection = (typeof separateSections)[number];

/** Writes what a whole run has measured. */
export function writeRun(text: string): void {
  writePage(text, readSeparateSections());
}

/** Writes one part anew and leaves everything else as it is. */
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

/** What a run wrote, then each of the other parts from its heading on. */
function splitPage(): string[] {
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '# What was measured\n';
  return text.split(new RegExp(`^## (?=(?:${separateSections.join('|')})$)`, 'm'));
}
