import type { Taxonomy } from '#domain/features/matching/taxonomy.ts';
import { TERM_KINDS, type TermKind } from '#domain/features/matching/terms.ts';

export function isTermKind(kind: string): kind is TermKind {
  return (TERM_KINDS as readonly string[]).includes(kind);
}

/** All names of a term as displayed, the label first. */
export function listNames(taxonomy: Taxonomy, kind: TermKind, id: number): string[] {
  const { originals, terms } = taxonomy.spellings(kind);
  return originals.filter((_name, index) => terms[index]?.id === id);
}
