import { normaliseTerm } from '#domain/features/matching/normalise-term.ts';
import { FIRST_TENANT_TERM, type TermKind } from '#domain/features/matching/terms.ts';
import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { ensureTenantTerms, findTenantTerms } from './queries.ts';

export interface LabelledTerm {
  readonly id: number;
  readonly label: string;
}

/** The ids of words as people write them; words the taxonomy does not know become the tenant's own. Each id once. */
export async function termIdsOf(
  ctx: Context,
  change: Write,
  kind: TermKind,
  words: readonly string[],
): Promise<number[]> {
  const known: number[] = [];
  const own = new Map<string, string>();
  for (const word of words) {
    const term = ctx.taxonomy.find(kind, word);
    const key = normaliseTerm(word);
    if (term) known.push(term.id);
    else if (key !== '' && !own.has(key)) own.set(key, word);
  }
  const made = await ensureTenantTerms(change.db, ctx.tenant.id, kind, own);
  return [...new Set([...known, ...made.values()])];
}

/** Ids with their labels, for several lists at once. Ids nobody knows are left out. */
export async function labelLists<K extends string>(
  ctx: Context,
  lists: Readonly<Record<K, readonly number[]>>,
): Promise<Record<K, LabelledTerm[]>> {
  const ids = new Set(Object.values<readonly number[]>(lists).flat());
  const labels = await labelsOf(ctx, [...ids]);
  const labelled = Object.entries<readonly number[]>(lists).map(([name, list]) => [
    name,
    list.flatMap((id) => {
      const label = labels.get(id);
      return label === undefined ? [] : [{ id, label }];
    }),
  ]);
  return Object.fromEntries(labelled) as Record<K, LabelledTerm[]>;
}

async function labelsOf(ctx: Context, ids: readonly number[]): Promise<Map<number, string>> {
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
