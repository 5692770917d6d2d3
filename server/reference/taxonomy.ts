import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildTaxonomy, type Taxonomy } from '#domain/features/matching/taxonomy.ts';
import type { TermKind, TermRow } from '#domain/features/matching/terms.ts';

/** The terms that all tenants share. Each file is read on first use. */
export const sharedTaxonomy: Taxonomy = buildTaxonomy({
  skill: () => readTerms('skill', 'skills.tsv'),
  title: () => readTerms('title', 'titles.tsv'),
  certification: () => readTerms('certification', 'certifications.tsv'),
  industry: () => readTerms('industry', 'industries.tsv'),
});

function readTerms(kind: TermKind, file: string): TermRow[] {
  const [, ...lines] = readFileSync(join(import.meta.dirname, 'data', file), 'utf8')
    .trimEnd()
    .split('\n');
  return lines.map((line) => {
    const [id = '', weight = '', label = '', spellings = ''] = line.split('\t');
    return {
      id: Number(id),
      kind,
      label,
      weight: Number(weight),
      spellings: spellings === '' ? [] : spellings.split('|'),
    };
  });
}
