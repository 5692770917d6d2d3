import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalizeTerm } from '#domain/features/matching/normalize-term.ts';
import type { Draft } from './drafts.ts';
import { readTsv } from './tsv.ts';

/**
 * Writes a list of terms. Existing terms keep their id and row, because profiles and jobs refer to them; new terms get the
 * next ids.
 */
export function writeTerms(folder: string, name: string, firstId: number, drafts: readonly Draft[]): number {
  const existing = existsSync(join(folder, name)) ? readTsv(folder, name, ['id', 'weight', 'label', 'spellings']) : [];
  const byKey = new Map(drafts.map((draft) => [normalizeTerm(draft.label), draft]));
  const rows = existing.map(({ id, weight, label, spellings }) => {
    const draft = byKey.get(normalizeTerm(label));
    byKey.delete(normalizeTerm(label));
    return draft ? row(id, draft) : [id, weight, label, spellings];
  });
  for (const draft of byKey.values()) rows.push(row(String(firstId + rows.length), draft));
  writeRows(folder, name, [['id', 'weight', 'label', 'spellings'], ...rows]);
  return rows.length;
}

export function writeRows(folder: string, name: string, rows: readonly (readonly string[])[]): void {
  writeFileSync(join(folder, name), `${rows.map((cells) => cells.join('\t')).join('\n')}\n`);
}

function row(id: string, { label, weight, spellings }: Draft): string[] {
  return [id, String(weight), label, spellings.join('|')];
}
