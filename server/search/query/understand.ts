import { buildChips, type ReadQuery, readQuery } from '#domain/features/jobs/search/query/read-query.ts';
import type { DidYouMean, QueryChip } from '#domain/features/jobs/search/query-chips.ts';
import type { JobFilter } from '#domain/features/jobs/search/search.ts';
import { radiusLimits } from '#domain/features/jobs/search/search-choices.ts';
import type { Context } from '#server/context.ts';
import { type FoundLocation, type FoundPoint, isPoint } from '#server/reference/location.ts';
import type { TenantCatalog } from '#server/search/jobs/catalog.ts';
import { buildClause, type Clause } from './clauses.ts';
import { cacheMatches } from './match-cache.ts';
import { refineOrder } from './order/refine-order.ts';
import { createQueryLookups } from './query-lookups.ts';
import { matchClauses, type QueryMatches } from './query-matches.ts';
import { listCompletions } from './words/completions.ts';
import { correctQuery, hasUnusualWord } from './words/correct-query.ts';
import { suggestNear } from './words/near-terms.ts';
import { isStopText } from './words/word-rules.ts';

/** What the words of a search mean, and the jobs they find. */
export interface UnderstoodQuery {
  readonly matches: QueryMatches;
  readonly chips: readonly QueryChip[];
  /** The text that the matches are for, if the given one finds nothing. */
  readonly corrected: string | null;
  readonly didYouMean: DidYouMean | null;
  /** The city or postal code among the words. */
  readonly near: (FoundPoint & { readonly radiusKm: number }) | null;
}

export type WordsFilter = Pick<JobFilter, 'words' | 'plain' | 'radius' | 'currency'>;

/** Reads the words of a search and finds their jobs; null without words. Other filters play no part. */
export async function understandWords(
  ctx: Context,
  catalog: TenantCatalog,
  filter: WordsFilter,
): Promise<UnderstoodQuery | null> {
  const { words, plain = [], radius = radiusLimits.default, currency = 'USD' } = filter;
  if (!words) return null;
  const own = JSON.stringify([words, plain]);
  const withOptions = JSON.stringify([words, plain, radius, currency]);
  const cache = cacheMatches(catalog.columns());
  const cached = cache.get(own) ?? cache.get(withOptions);
  if (cached) return cached;
  const understood = await findOrCorrect(ctx, catalog, words, plain, { radiusKm: radius, currency });
  cacheMatches(understood.matches.columns).set(dependsOnOptions(understood) ? withOptions : own, understood);
  return understood;
}

/** Only a place has a radius, and only pay a currency. */
function dependsOnOptions({ chips }: UnderstoodQuery): boolean {
  return chips.some(({ kind }) => kind === 'place' || kind === 'pay');
}

interface Options {
  readonly radiusKm: number;
  readonly currency: string;
}

async function findOrCorrect(
  ctx: Context,
  catalog: TenantCatalog,
  words: string,
  plain: readonly string[],
  options: Options,
): Promise<UnderstoodQuery> {
  const { read, understood } = await find(ctx, catalog, words, plain, options);
  // Plain words are searched for as typed.
  if (plain.length > 0) return understood;
  if (understood.matches.byDate.length > 0) return (await findCorrectly(ctx, catalog, read, options)) ?? understood;
  const { all: corrections } = await correctQuery(ctx, catalog, read);
  // Half a word finds what its completions find.
  const completions = listCompletions(ctx.taxonomy, catalog, words).map(({ text }) => text);
  for (const corrected of [...corrections, ...completions]) {
    const again = await find(ctx, catalog, corrected, plain, options);
    if (again.understood.matches.byDate.length > 0) return { ...again.understood, corrected };
  }
  const value = corrections[0] ?? suggestNear(ctx.taxonomy, catalog, read);
  return { ...understood, didYouMean: value === undefined ? null : { filter: 'words', value } };
}

/** What a query with a misspelled word finds if spelled correctly. The misspelled one finds jobs by its stem: "accountent". */
async function findCorrectly(
  ctx: Context,
  catalog: TenantCatalog,
  read: ReadQuery<FoundLocation>,
  options: Options,
): Promise<UnderstoodQuery | undefined> {
  if (!hasUnusualWord(catalog, read)) return undefined;
  const { byWord } = await correctQuery(ctx, catalog, read);
  if (byWord === undefined) return undefined;
  const { understood } = await find(ctx, catalog, byWord, [], options);
  return understood.matches.byDate.length > 0 ? { ...understood, corrected: byWord } : undefined;
}

/** "it - help desk" is "help desk"; "it" alone stays. */
function withoutStopWords<Location>(read: ReadQuery<Location>): ReadQuery<Location> {
  const parts = read.parts.filter(({ kind, text }) => kind !== 'text' || !isStopText(text));
  return parts.length === 0 ? read : { ...read, parts };
}

/** Meets no job. */
const noJobs: Clause = { rules: [] };

async function find(ctx: Context, catalog: TenantCatalog, words: string, plain: readonly string[], options: Options) {
  const read = withoutStopWords(readQuery(words, plain, createQueryLookups(ctx, catalog)));
  const clauses = read.parts.map((part) =>
    buildClause(part, { ...options, taxonomy: ctx.taxonomy, titleWords: catalog.titles.words() }),
  );
  const location = read.parts.find((part) => part.location && isPoint(part.location))?.location;
  const near = location && isPoint(location) ? { ...location, radiusKm: options.radiusKm } : null;
  const found = await matchClauses(ctx.db, catalog, ctx.tenant.id, read.isBlank ? [noJobs] : clauses);
  const matches = await refineOrder(ctx, found, read.parts);
  return { read, understood: { matches, chips: buildChips(read), corrected: null, didYouMean: null, near } };
}
