import { normalizeTerm } from './normalize-term.ts';
import type { FindRelations, Relation } from './relations.ts';
import { buildSpellings, type Spellings } from './spellings.ts';
import { buildSuggester, type SuggestFn, type Suggestion } from './suggester.ts';
import { listTermParts, listTermVariants, splitNames } from './term-variants.ts';
import { type FoundTerm, TERM_KINDS, type TermKind, type TermRow } from './terms.ts';

export interface Taxonomy {
  /** The term with this spelling or a close variant of it; undefined if none. */
  find(kind: TermKind, text: string): FoundTerm | undefined;
  /** The label of the term, or of the term that replaced it. */
  label(id: number): string | undefined;
  /** Related terms, closest first, at most 24; none for a tenant's own term. */
  related(id: number): readonly Relation[];
  /** All spellings of a kind, to find terms in running text. */
  spellings(kind: TermKind): Spellings;
  /** Terms with a word that starts with the prefix, most common first. */
  suggest(kind: TermKind, prefix: string, limit: number): Suggestion[];
}

/** A spelling shared by two rows of a kind belongs to the first. Each kind, and the relations, are read on first use. */
export function buildTaxonomy(
  rows: Readonly<Record<TermKind, () => readonly TermRow[]>>,
  readRelations: () => FindRelations = () => () => [],
): Taxonomy {
  const relations = memoize(readRelations);
  const kinds: Record<TermKind, TermIndex> = {
    skill: buildTermIndex('skill', rows.skill),
    title: buildTermIndex('title', rows.title),
    certification: buildTermIndex('certification', rows.certification),
    industry: buildTermIndex('industry', rows.industry),
  };
  return {
    find: (kind, text) => {
      for (const part of [text, ...listTermParts(kind, text)]) {
        const key = normalizeTerm(part);
        const term = key === '' ? undefined : kinds[kind].find(key);
        if (term) return term;
      }
      // "HTML/CSS" is two skills, "async/Tokio" one.
      const known =
        kind === 'skill' ? splitNames(text).flatMap((name) => kinds.skill.find(normalizeTerm(name)) ?? []) : [];
      return known.length === 1 ? known[0] : undefined;
    },
    label: (id) => {
      const kind = TERM_KINDS.find((each) => kinds[each].labels().has(id));
      return kind && kinds[kind].labels().get(id);
    },
    related: (id) => relations()(id),
    spellings: (kind) => kinds[kind].spellings(),
    suggest: (kind, prefix, limit) => {
      const key = normalizeTerm(prefix);
      return key === '' ? [] : kinds[kind].suggest()(key, limit);
    },
  };
}

interface TermIndex {
  readonly labels: () => ReadonlyMap<number, string>;
  readonly find: (key: string) => FoundTerm | undefined;
  readonly spellings: () => Spellings;
  readonly suggest: () => SuggestFn;
}

function buildTermIndex(kind: TermKind, read: () => readonly TermRow[]): TermIndex {
  const rows = memoize(read);
  const spellings = memoize(() => buildSpellings(rows()));
  const exact = (key: string): FoundTerm | undefined => {
    const { indexByKey, terms, originals, ambiguous } = spellings();
    const index = indexByKey.get(key) ?? -1;
    const term = terms[index];
    const spelling = originals[index];
    if (!term || spelling === undefined) return undefined;
    return { id: term.id, kind, label: term.label, spelling, ambiguous: ambiguous.has(key) };
  };
  const nearest = (key: string): FoundTerm | undefined =>
    listTermVariants(kind, key)
      .map(exact)
      .find((term) => term !== undefined);
  return {
    labels: memoize(() => listLabels(rows())),
    find: (key) => exact(key) ?? nearest(key),
    spellings,
    suggest: memoize(() => buildSuggester(spellings())),
  };
}

function listLabels(rows: readonly TermRow[]): ReadonlyMap<number, string> {
  const labels = new Map(rows.map((row) => [row.id, row.label]));
  for (const { id, label, replacedBy } of rows) labels.set(id, labels.get(replacedBy ?? id) ?? label);
  return labels;
}

function memoize<T>(compute: () => T): () => T {
  let cached: { value: T } | undefined;
  return () => {
    cached ??= { value: compute() };
    return cached.value;
  };
}
