import { normaliseTerm } from './normalise-term.ts';
import { buildSpellings } from './spellings.ts';
import { type SuggestFrom, type Suggestion, suggester } from './suggest.ts';
import { termVariants } from './term-variants.ts';
import { TERM_KINDS, type Term, type TermKind, type TermRow } from './terms.ts';

export interface Taxonomy {
  /** The term a text means by any of its spellings; undefined where no term is called that. */
  find(kind: TermKind, text: string): Term | undefined;
  /** The name to show for an id. */
  label(id: number): string | undefined;
  /** Terms with a word that begins like the prefix, best known first. */
  suggest(kind: TermKind, prefix: string, limit: number): Suggestion[];
}

/** Where two rows of a kind share a spelling, the first keeps it. Each kind is prepared when first asked for. */
export function buildTaxonomy(rows: Readonly<Record<TermKind, () => readonly TermRow[]>>): Taxonomy {
  const kinds: Record<TermKind, KindOfTerms> = {
    skill: kindOfTerms('skill', rows.skill),
    title: kindOfTerms('title', rows.title),
    certification: kindOfTerms('certification', rows.certification),
    industry: kindOfTerms('industry', rows.industry),
  };
  return {
    find: (kind, text) => {
      const key = normaliseTerm(text);
      return key === '' ? undefined : kinds[kind].find(key);
    },
    label: (id) => {
      const kind = TERM_KINDS.find((each) => kinds[each].labels().has(id));
      return kind && kinds[kind].labels().get(id);
    },
    suggest: (kind, prefix, limit) => {
      const key = normaliseTerm(prefix);
      return key === '' ? [] : kinds[kind].suggest()(key, limit);
    },
  };
}

interface KindOfTerms {
  readonly labels: () => ReadonlyMap<number, string>;
  readonly find: (key: string) => Term | undefined;
  readonly suggest: () => SuggestFrom;
}

function kindOfTerms(kind: TermKind, read: () => readonly TermRow[]): KindOfTerms {
  const rows = once(read);
  const spellings = once(() => buildSpellings(rows()));
  const exact = (key: string): Term | undefined => spellings().terms[spellings().places.get(key) ?? -1];
  const nearest = (key: string): Term | undefined =>
    termVariants(kind, key)
      .map(exact)
      .find((term) => term !== undefined);
  return {
    labels: once(() => new Map(rows().map((row) => [row.id, row.label]))),
    find: (key) => exact(key) ?? nearest(key),
    suggest: once(() => suggester(spellings())),
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
