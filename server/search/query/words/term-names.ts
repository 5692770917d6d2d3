import type { Spellings } from '#domain/features/matching/taxonomy/spellings.ts';
import type { Taxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import { TERM_KINDS, type TermKind } from '#domain/features/matching/taxonomy/terms.ts';

export function isTermKind(kind: string): kind is TermKind {
  return (TERM_KINDS as readonly string[]).includes(kind);
}

/** All names of a term as displayed, the label first. */
export function listNames(taxonomy: Taxonomy, kind: TermKind, id: number): readonly string[] {
  const spellings = taxonomy.spellings(kind);
  const names = getNames.get(spellings) ?? groupNames(spellings);
  getNames.set(spellings, names);
  return names.get(id) ?? [];
}

const getNames = new WeakMap<Spellings, ReadonlyMap<number, readonly string[]>>();

function groupNames({ originals, terms }: Spellings): ReadonlyMap<number, readonly string[]> {
  const names = new Map<number, string[]>();
  for (const [index, name] of originals.entries()) {
    const id = terms[index]?.id ?? 0;
    const ofTerm = names.get(id);
    if (ofTerm) ofTerm.push(name);
    else names.set(id, [name]);
  }
  return names;
}
