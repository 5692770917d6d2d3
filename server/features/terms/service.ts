import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import { FIRST_TENANT_TERM, type TermKind } from '#domain/features/matching/taxonomy/terms.ts';
import { listTitleVariants } from '#domain/features/reading/titles/titles.ts';
import type { Context } from '#server/context.ts';
import type { Write } from '#server/db/write.ts';
import { ensureTenantTerms, findTenantTerms, findTermsByKey } from './queries.ts';
import {
  type FoundTerm,
  fieldKinds,
  findWords,
  listFields,
  mapFields,
  removeRepetitions,
  type StoredTermLists,
  type TermField,
  type TermNames,
  type WrittenTerm,
} from './written-terms.ts';

export interface LabelledTerm {
  readonly id: number;
  readonly label: string;
}

/** Ids of taxonomy and tenant terms, or null if any label is unknown. */
export async function findAllTermIds(ctx: Context, kind: TermKind, names: readonly string[]): Promise<number[] | null> {
  const { ids, unknownCount } = await lookUpTerms(ctx, kind, names);
  return unknownCount > 0 ? null : ids;
}

/** Ids of taxonomy and tenant terms. Skips unknown labels. */
export async function findTermIds(ctx: Context, kind: TermKind, names: readonly string[]): Promise<number[]> {
  return (await lookUpTerms(ctx, kind, names)).ids;
}

/** The ids by which terms would be compared once they are saved. Unknown ones get an id that no profile has. */
export async function findPreviewTermIds(ctx: Context, kind: TermKind, names: readonly string[]): Promise<number[]> {
  const { ids, unknownCount } = await lookUpTerms(
    ctx,
    kind,
    names.filter((name) => normalizeTerm(name) !== ''),
  );
  return [...ids, ...Array.from({ length: unknownCount }, (_none, index) => maxTermId - index)];
}

/** Ids of terms are integers of 32 bits. */
const maxTermId = 2 ** 31 - 1;

async function lookUpTerms(
  ctx: Context,
  kind: TermKind,
  names: readonly string[],
): Promise<{ ids: number[]; unknownCount: number }> {
  const ids = new Set<number>();
  const rest = new Set<string>();
  for (const name of names) {
    const term = ctx.taxonomy.find(kind, name);
    if (term) ids.add(term.id);
    else rest.add(normalizeTerm(name));
  }
  const own = rest.size > 0 ? await findTermsByKey(ctx.db, ctx.tenant.id, kind, [...rest]) : [];
  for (const term of own) ids.add(term.id);
  return { ids: [...ids], unknownCount: rest.size - own.length };
}

type TermContext = Pick<Context, 'taxonomy' | 'tenant'>;

/** The ids of the words of several fields. Drops repetitions, and words without a letter or digit. */
export async function resolveWrittenTerms<F extends TermField>(
  ctx: TermContext,
  change: Write,
  names: TermNames<F>,
): Promise<Record<F, WrittenTerm[]>> {
  const resolved: Partial<Record<TermField, WrittenTerm[]>> = {};
  for (const field of listFields(names)) {
    const ids = await ensureTermIdsByLabel(ctx, change, fieldKinds[field], removeRepetitions(names[field]));
    resolved[field] = [...ids].map(([words, id]) => ({ id, words }));
  }
  return resolved as Record<F, WrittenTerm[]>;
}

/** The distinct ids. Several words can have the same id. */
export function listTermIds(terms: readonly WrittenTerm[]): number[] {
  return [...new Set(terms.map(({ id }) => id))];
}

/**
 * Ids by label. Labels that are not in the taxonomy become terms of the tenant. Labels without a letter or digit have no
 * id.
 */
export async function ensureTermIdsByLabel(
  ctx: TermContext,
  change: Write,
  kind: TermKind,
  names: readonly string[],
): Promise<Map<string, number>> {
  const own = new Map<string, string>();
  for (const name of names) {
    const key = normalizeTerm(name);
    if (key !== '' && !own.has(key) && !ctx.taxonomy.find(kind, name)) own.set(key, name);
  }
  const created = await ensureTenantTerms(change.db, ctx.tenant.id, kind, own);
  const ids = new Map<string, number>();
  for (const name of names) {
    const id = ctx.taxonomy.find(kind, name)?.id ?? created.get(normalizeTerm(name));
    if (id !== undefined) ids.set(name, id);
  }
  return ids;
}

/** The terms of a profile or job in the words of their author, or by their label if the words are unknown. */
export async function labelWrittenTerms<F extends TermField>(
  ctx: Context,
  lists: StoredTermLists<F>,
): Promise<Record<F, LabelledTerm[]>> {
  const [labelled] = await labelAllWrittenTerms(ctx, [lists]);
  if (!labelled) throw new Error('No terms for the lists');
  return labelled;
}

interface StoredJobTerms {
  readonly title: string;
  readonly skill_ids: readonly number[];
  readonly nice_skill_ids: readonly number[];
  readonly certification_ids: readonly number[];
  readonly title_ids: readonly number[];
  readonly industry_ids: readonly number[];
  readonly written_terms: unknown;
}

/** The terms of a job in the employer's words. Without stated job titles, the job's own title names them. */
export function labelJobTerms(ctx: Context, job: StoredJobTerms) {
  const ids = {
    skills: job.skill_ids,
    nice_skills: job.nice_skill_ids,
    certifications: job.certification_ids,
    titles: job.title_ids,
    industries: job.industry_ids,
  };
  return labelWrittenTerms(ctx, { ids, written: job.written_terms, own: { titles: listTitleVariants(job.title) } });
}

/** As `labelWrittenTerms`, for several profiles or jobs with one query. */
export async function labelAllWrittenTerms<F extends TermField>(
  ctx: Context,
  all: readonly StoredTermLists<F>[],
): Promise<Record<F, LabelledTerm[]>[]> {
  const found = all.map((lists) => findWords(ctx.taxonomy, lists));
  const unknown = found.flatMap((fields) => Object.values<FoundTerm[]>(fields).flat());
  const labels = await findLabels(ctx, [
    ...new Set(unknown.flatMap(({ id, words }) => (words === undefined ? id : []))),
  ]);
  const label = ({ id, words = labels.get(id) }: FoundTerm) => (words === undefined ? [] : [{ id, label: words }]);
  return found.map((fields) => mapFields(fields, (terms) => terms.flatMap(label)));
}

/** Adds labels to several lists of ids. Omits unknown ids. */
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
