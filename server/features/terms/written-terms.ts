import * as z from 'zod/mini';
import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import type { Taxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import type { TermKind } from '#domain/features/matching/taxonomy/terms.ts';
import { storedList } from '#server/db/rows/stored-list.ts';

/** The kind of the terms of each field of a profile or job. */
export const fieldKinds = {
  skills: 'skill',
  nice_skills: 'skill',
  certifications: 'certification',
  titles: 'title',
  industries: 'industry',
} as const satisfies Record<string, TermKind>;

export type TermField = keyof typeof fieldKinds;
export type TermNames<F extends TermField> = Readonly<Record<F, readonly string[]>>;

/** The words of a term and the id that they are compared by. */
const WrittenTerm = z.object({ id: z.int(), words: z.string() });
export type WrittenTerm = z.infer<typeof WrittenTerm>;

/** The terms of a profile or job as stored. */
export interface StoredTermLists<F extends TermField> {
  readonly ids: Readonly<Record<F, readonly number[]>>;
  /** The column with the words. */
  readonly written: unknown;
  /** Other texts of the same person or employer, such as the titles of past jobs. */
  readonly own?: Partial<TermNames<F>>;
}

export interface FoundTerm {
  readonly id: number;
  /** Undefined if the author's words are unknown. */
  readonly words?: string;
}

/** The stored words of each id, which can be several, else the first of `own` that resolves to the id. */
export function findWords<F extends TermField>(
  taxonomy: Pick<Taxonomy, 'find'>,
  { ids, written, own = {} }: StoredTermLists<F>,
): Record<F, FoundTerm[]> {
  const stored: Partial<Record<TermField, WrittenTerm[]>> = StoredTerms.parse(written);
  const ownWords: Partial<TermNames<TermField>> = own;
  return mapFields(ids, (wanted, field) => {
    const rest = new Set(wanted);
    const terms: FoundTerm[] = (stored[field] ?? []).filter(({ id }) => rest.has(id));
    for (const { id } of terms) rest.delete(id);
    for (const words of rest.size > 0 ? (ownWords[field] ?? []) : []) {
      const id = taxonomy.find(fieldKinds[field], words)?.id;
      if (id !== undefined && rest.delete(id)) terms.push({ id, words });
    }
    return [...terms, ...[...rest].map((id) => ({ id }))];
  });
}

/** A field that no longer matches the schema is dropped, so that its labels are shown. */
const StoredTerms = z.catch(z.record(z.string(), storedList(WrittenTerm)), {});

export function mapFields<F extends TermField, From, To>(
  fields: Readonly<Record<F, From>>,
  map: (value: From, field: F) => To,
): Record<F, To> {
  const entries = listFields(fields).map((field) => [field, map(fields[field], field)]);
  return Object.fromEntries(entries) as Record<F, To>;
}

export function listFields<F extends TermField>(fields: Readonly<Record<F, unknown>>): F[] {
  return Object.keys(fields) as F[];
}

/** Keeps the first of several words that differ only in case, accents, or punctuation. */
export function removeRepetitions(names: readonly string[]): string[] {
  return [...new Map(names.toReversed().map((name) => [normalizeTerm(name), name])).values()].toReversed();
}
