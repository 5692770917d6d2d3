import { normalizeTerm } from './normalize-term.ts';
import { buildSpellings } from './spellings.ts';
import { buildSuggester, type SuggestFn, type Suggestion } from './suggester.ts';
import { listTermVariants } from './term-variants.ts';
import { TERM_KINDS, type Term, type TermKind, type TermRow } from './terms.ts';

export interface Taxonomy {
  /** The term with this spelling or a close variant of it; undefined if none. */
  find(kind: TermKind, text: string): Term | undefined;
  label(id: number): string | undefined;
  /** Terms with a word that starts with the prefix, most common first. */
  suggest(kind: TermKind, prefix: string, limit: number): Suggestion[];
}

/** A spelling shared by two rows of a kind belongs to the first. Each kind is indexed on first use. */
export function buildTaxonomy(rows: Readonly<Record<TermKind, () => readonly TermRow[]>>): Taxonomy {
  const kinds: Record<TermKind, TermIndex> = {
    skill: buildTermIndex('skill', rows.skill),
    title: buildTermIndex('title', rows.title),
    certification: buildTermIndex('certification', rows.certification),
    industry: buildTermIndex('industry', rows.industry),
  };
  return {
    find: (kind, text) => {
      const key = normalizeTerm(text);
      return key === '' ? undefined : kinds[kind].find(key);
    },
    label: (id) => {
      const kind = TERM_KINDS.find((each) => kinds[each].labels().has(id));
      return kind && kinds[kind].labels().get(id);
    },
    suggest: (kind, prefix, limit) => {
      const key = normalizeTerm(prefix);
      return key === '' ? [] : kinds[kind].suggest()(key, limit);
    },
  };
}

interface TermIndex {
  readonly labels: () => ReadonlyMap<number, string>;
  readonly find: (key: string) => Term | undefined;
  readonly suggest: () => SuggestFn;
}

function buildTermIndex(kind: TermKind, read: () => readonly TermRow[]): TermIndex {
  const rows = memoize(read);
  const spellings = memoize(() => buildSpellings(rows()));
  const exact = (key: string): Term | undefined => spellings().terms[spellings().indexByKey.get(key) ?? -1];
  const nearest = (key: string): Term | undefined =>
    listTermVariants(kind, key)
      .map(exact)
      .find((term) => term !== undefined);
  return {
    labels: memoize(() => new Map(rows().map((row) => [row.id, row.label]))),
    find: (key) => exact(key) ?? nearest(key),
    suggest: memoize(() => buildSuggester(spellings())),
  };
}

function memoize<T>(compute: () => T): () => T {
  let cached: { value: T } | undefined;
  return () => {
    cached ??= { value: compute() };
    return cached.value;
  };
}
