import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const page = 'bench/results.md';

/** Parts with commands of their own, in the order in which they stand; a whole run leaves them as they are. */
const ownParts = ['Lighthouse', 'Reading résumés'] as const;
export type OwnPart = (typeof ownParts)[number];

/** Writes what a whole run has measured. */
export function writeRun(text: string): void {
  writePage(text, readOwnParts());
}

/** Writes one part anew and leaves everything else as it is. */
export function writeOwnPart(heading: OwnPart, text: string): void {
  const [run = ''] = partsOfPage();
  writePage(run, readOwnParts().set(heading, text));
}

function writePage(run: string, own: ReadonlyMap<OwnPart, string>): void {
  const parts = [...own].map(([heading, text]) => `## ${heading}\n\n${text.trim()}`);
  writeFileSync(page, `${[run.trim(), ...parts].join('\n\n')}\n`);
}

function readOwnParts(): Map<OwnPart, string> {
  const [, ...parts] = partsOfPage();
  const texts = new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n'))]));
  return new Map(ownParts.flatMap((heading) => (texts.has(heading) ? [[heading, texts.get(heading) ?? '']] : [])));
}

/** What a run wrote, then each of the other parts from its heading on. */
function partsOfPage(): string[] {
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '# What was measured\n';
  return text.split(new RegExp(`^## (?=(?:${ownParts.join('|')})$)`, 'm'));
}
