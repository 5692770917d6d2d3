import { normalizeTerm } from '#domain/features/matching/normalize-term.ts';
import { FIRST_TENANT_TERM, type TermKind } from '#domain/features/matching/terms.ts';
import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { ensureTenantTerms, findTenantTerms, findTermsByKey } from './queries.ts';

export interface LabelledTerm {
  readonly id: number;
  readonly label: string;
}

/** The ids of words as people write them; words the taxonomy does not know become the tenant's own. Each id once. */
export async function ensureTermIds(
  ctx: TermContext,
  change: Write,
  kind: TermKind,
  words: readonly string[],
): Promise<number[]> {
  const ids = await ensureTermIdsByLabel(ctx, change, kind, words);
  return [...new Set(ids.values())];
}

/** The ids of words to look for, the tenant's own among them; null when one of them is no term at all. */
export async function findAllTermIds(ctx: Context, kind: TermKind, words: readonly string[]): Promise<number[] | null> {
  const { ids, unknown } = await lookUpTerms(ctx, kind, words);
  return unknown > 0 ? null : ids;
}

/** The ids of those words that are terms. */
export async function findTermIds(ctx: Context, kind: TermKind, words: readonly string[]): Promise<number[]> {
  return (await lookUpTerms(ctx, kind, words)).ids;
}

/** The ids of words, and how many of them are no terms at all. */
async function lookUpTerms(
  ctx: Context,
  kind: TermKind,
  words: readonly string[],
): Promise<{ ids: number[]; unknown: number }> {
  const ids = new Set<number>();
  const rest = new Set<string>();
  for (const word of words) {
    const term = ctx.taxonomy.find(kind, word);
    if (term) ids.add(term.id);
    else rest.add(normalizeTerm(word));
  }
  const own = rest.size > 0 ? await findTermsByKey(ctx.db, ctx.tenant.id, kind, [...rest]) : [];
  for (const term of own) ids.add(term.id);
  return { ids: [...ids], unknown: rest.size - own.length };
}

type TermContext = Pick<Context, 'taxonomy' | 'tenant'>;

/** The same, word by word. Words without a letter or digit have no id. */
export async function ensureTermIdsByLabel(
  ctx: TermContext,
  change: Write,
  kind: TermKind,
  words: readonly string[],
): Promise<Map<string, number>> {
  const own = new Map<string, string>();
  for (const word of words) {
    const key = normalizeTerm(word);
    if (key !== '' && !own.has(key) && !ctx.taxonomy.find(kind, word)) own.set(key, word);
  }
  const created = await ensureTenantTerms(change.db, ctx.tenant.id, kind, own);
  const ids = new Map<string, number>();
  for (const word of words) {
    const id = ctx.taxonomy.find(kind, word)?.id ?? created.get(normalizeTerm(word));
    if (id !== undefined) ids.set(word, id);
  }
  return ids;
}

/** Ids with their labels, for several lists at once. Ids nobody knows are left out. */
export async function addLabels<K extends string>(
  ctx: Context,
  lists: Readonly<Record<K, readonly number[]>>,
): Promise<Record<K, LabelledTerm[]>> {
  const ids = new Set(Object.values<readonly number[]>(lists).flat());
  const labels = await findLabels(ctx, [...ids]);
  const labelled = Object.entries<readonly number[]>(lists).map(([name, list]) => [
    name,
    list.flatMap((id) => {
      const label = labels.get(id);
      return label === undefined ? [] : [{ id, label }];
    }),
  ]);
  return Object.fromEntries(labelled) as Record<K, LabelledTerm[]>;
}

async function findLabels(ctx: Context, ids: readonly number[]): Promise<Map<number, string>> {
  const labels = new Map<number, string>();
  const own: number[] = [];
  for (const id of ids) {
    const label = id < FIRST_TENANT_TERM ? ctx.taxonomy.label(id) : undefined;
    if (label !== undefined) labels.set(id, label);
    else if (id >= FIRST_TENANT_TERM) own.push(id);
  }
  if (own.length > 0) {
    for (const term of await findTenantTerms(ctx.db, ctx.tenant.id, own)) labels.set(term.id, term.label);
  }
  return labels;
}
