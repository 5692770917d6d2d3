import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import type { Draft } from './drafts.ts';
import { readTsv } from './tsv.ts';

const columns = ['id', 'weight', 'label', 'spellings', 'ambiguous', 'replaced_by'] as const;

export interface WrittenTerm {
  readonly id: number;
  readonly weight: number;
  readonly label: string;
  readonly spellings: readonly string[];
}

/**
 * Writes a list of terms and returns those in use. Existing terms keep their id and label, because profiles and jobs
 * refer to them; new terms get the next ids. An existing term whose label is now a spelling of another is replaced by it.
 */
export function writeTerms(
  folder: string,
  name: string,
  firstId: number,
  drafts: readonly Draft[],
  isAmbiguous: (spelling: string) => boolean,
): WrittenTerm[] {
  const existing = existsSync(join(folder, name)) ? readTsv(folder, name, ['label']) : [];
  const released = new Set(existing.map(({ label }) => normalizeTerm(label)));
  const labels = [
    ...existing.map(({ label }) => label),
    ...drafts.map(({ label }) => label).filter((label) => !released.has(normalizeTerm(label))),
  ];
  const ids = new Map(labels.map((label, index) => [normalizeTerm(label), firstId + index]));
  const draftsByLabel = new Map(drafts.map((draft) => [normalizeTerm(draft.label), draft]));
  const owners = new Map(drafts.flatMap((draft) => draft.spellings.map((each) => [normalizeTerm(each), draft])));
  const terms: WrittenTerm[] = [];
  const rows = labels.map((label) => {
    const key = normalizeTerm(label);
    const id = ids.get(key) ?? 0;
    const draft = draftsByLabel.get(key);
    const successor = owners.get(key);
    if (!draft && !successor) throw new Error(`${name}: "${label}" is not generated any more`);
    if (!draft) return [id, 0, label, '', '', ids.get(normalizeTerm(successor?.label ?? '')) ?? ''];
    terms.push({ id, weight: draft.weight, label, spellings: draft.spellings });
    const ambiguous = [label, ...draft.spellings].filter(isAmbiguous);
    return [id, draft.weight, label, draft.spellings.join('|'), ambiguous.join('|'), ''];
  });
  writeRows(folder, name, [[...columns], ...rows.map((cells) => cells.map(String))]);
  return terms;
}

/** Cells that are empty at the end of a row are left out. */
export function writeRows(folder: string, name: string, rows: readonly (readonly string[])[]): void {
  writeFileSync(join(folder, name), `${rows.map((cells) => cells.join('\t').trimEnd()).join('\n')}\n`);
}

/** Terms by all their spellings. */
export function indexTerms(terms: readonly WrittenTerm[]): (spelling: string) => WrittenTerm | undefined {
  const index = new Map<string, WrittenTerm>();
  for (const term of terms) {
    for (const spelling of [term.label, ...term.spellings]) index.set(normalizeTerm(spelling), term);
  }
  return (spelling) => index.get(normalizeTerm(spelling));
}
