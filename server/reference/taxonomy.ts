import { parseRelations } from '#domain/features/matching/taxonomy/relations.ts';
import { buildTaxonomy, type Taxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import type { TermKind, TermRow } from '#domain/features/matching/taxonomy/terms.ts';
import { readRows, readText } from './data-files.ts';

/** The terms that all tenants share. Each file is read on first use. */
export const sharedTaxonomy: Taxonomy = buildTaxonomy(
  {
    skill: () => readTerms('skill', 'skills.tsv'),
    title: () => readTerms('title', 'titles.tsv'),
    certification: () => readTerms('certification', 'certifications.tsv'),
    industry: () => readTerms('industry', 'industries.tsv'),
  },
  () => parseRelations(readText('relations.tsv')),
);

function readTerms(kind: TermKind, file: string): TermRow[] {
  return readRows(file).map((line) => {
    const [id = '', weight = '', label = '', spellings = '', ambiguous = '', replacedBy = ''] = line.split('\t');
    return {
      id: Number(id),
      kind,
      label,
      weight: Number(weight),
      spellings: splitCell(spellings),
      ambiguous: splitCell(ambiguous),
      replacedBy: replacedBy === '' ? undefined : Number(replacedBy),
    };
  });
}

function splitCell(cell: string): string[] {
  return cell === '' ? [] : cell.split('|');
}
