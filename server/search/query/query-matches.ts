import { pageSize } from '#domain/features/jobs/search/search.ts';
import { maxCount } from '#domain/lib/capped-count.ts';
import type { Db } from '#server/db/db.ts';
import { newUint8Array } from '#server/lib/columns/typed-arrays.ts';
import type { TenantCatalog } from '#server/search/jobs/catalog.ts';
import type { JobColumns } from '#server/search/jobs/job-columns.ts';
import type { AskedTerm, Clause } from './clauses.ts';
import { mergeIntoAll } from './order/found-by-all.ts';
import { isNameRule, prepareNames, raiseByNames } from './order/name-tiers.ts';
import { findTierMatches, type JobTiers, noTiers } from './order/tier-matches.ts';

/** The jobs that match a query, as rows of the catalog's columns. */
export interface QueryMatches {
  readonly columns: JobColumns;
  /** Newest first. */
  readonly byDate: Int32Array;
  /** Best rank first, then newest first. */
  readonly byRank: Int32Array;
  /** The sum of the tiers of a row. */
  rankAt(row: number): number;
}

/**
 * The jobs that meet every clause and no excluded one.
 * @param enough with more jobs than this that have the titles, skills, and employers of the query, those that only mention
 * them are left out: they come last, and a total above `maxCount` shows no difference
 */
export async function matchClauses(
  db: Db,
  catalog: TenantCatalog,
  tenantId: number,
  clauses: readonly Clause[],
  enough = maxCount,
): Promise<QueryMatches> {
  const found = clauses.map(() => noTiers);
  // One after another, so that a search holds one connection at a time.
  const findTexts = async (isWanted: (clause: Clause) => boolean, hasFullPage = false): Promise<void> => {
    for (const [index, clause] of clauses.entries()) {
      const texts = clause.rules.filter((rule) => !isNameRule(rule));
      const rules = hasFullPage ? mergeIntoAll(texts) : texts;
      if (rules.length > 0 && isWanted(clause)) found[index] = await findTierMatches(db, catalog, tenantId, rules);
    }
  };
  const combine = async (): Promise<QueryMatches> => {
    await prepareNames(
      db,
      catalog,
      clauses.flatMap(({ rules }) => rules),
    );
    return combineClauses(catalog, clauses, found);
  };
  await findTexts(({ isNamed }) => !isNamed);
  const named = await combine();
  if (named.byDate.length > enough || !clauses.some(({ isNamed }) => isNamed)) return named;
  // After a full page, the mentions need no order of their own.
  await findTexts(({ isNamed }) => isNamed === true, named.byDate.length >= pageSize.default);
  return combine();
}

function combineClauses(catalog: TenantCatalog, clauses: readonly Clause[], found: readonly JobTiers[]): QueryMatches {
  const columns = catalog.columns();
  const ranks = new Uint16Array(columns.allRows.length);
  const failed = newUint8Array(columns.allRows.length);
  for (const [index, clause] of clauses.entries()) {
    const tiers = readTiers(catalog, columns, clause, found[index] ?? noTiers);
    // Alternatives are joined to the last clause of their group, which is the one that decides.
    for (let at = index; clauses[at]?.isAlternative && at > 0; at -= 1)
      takeBest(tiers, readTiers(catalog, columns, clauses[at - 1] as Clause, found[at - 1] ?? noTiers));
    if (clauses[index + 1]?.isAlternative) continue;
    applyClause(tiers, clause.isExcluded === true, ranks, failed);
  }
  return buildMatches(columns, ranks, failed);
}

/** The tier of each row of the catalog's columns without the long texts. */
export async function findNamed(db: Db, catalog: TenantCatalog, clause: Clause): Promise<Uint8Array> {
  await prepareNames(db, catalog, clause.rules);
  return readTiers(catalog, catalog.columns(), clause, noTiers);
}

/** The tier of each row; 0 if it does not match. */
function readTiers(catalog: TenantCatalog, columns: JobColumns, clause: Clause, found: JobTiers): Uint8Array {
  const tiers = newUint8Array(columns.allRows.length);
  for (const [index, id] of found.ids.entries()) {
    const row = columns.rowOf(id);
    if (row !== undefined) tiers[row] = found.tiers[index] ?? 0;
  }
  raiseByNames(tiers, catalog, columns, clause.rules.filter(isNameRule));
  const { terms = [], test } = clause;
  for (const term of terms) raiseByTerm(tiers, catalog, columns, term);
  if (test) applyTest(tiers, test.create(columns, catalog.facets), test.tier, clause.isBound === true);
  return tiers;
}

function applyTest(tiers: Uint8Array, isMet: (row: number) => boolean, tier: number, isBound: boolean): void {
  for (let row = 0; row < tiers.length; row += 1) {
    if ((tiers[row] ?? 0) >= tier && !isBound) continue;
    if (isMet(row)) tiers[row] = Math.max(tiers[row] ?? 0, tier);
    else if (isBound) tiers[row] = 0;
  }
}

/** Raises the tier of each row that asks for a term. */
function raiseByTerm(tiers: Uint8Array, catalog: TenantCatalog, columns: JobColumns, term: AskedTerm): void {
  const wanted = catalog.facets.codeOf(term.facet, String(term.id));
  if (wanted === undefined) return;
  const { starts, codes } = columns.facet(term.facet);
  let row = 0;
  for (let index = 0; index < codes.length; index += 1) {
    if (codes[index] !== wanted) continue;
    while ((starts[row + 1] ?? 0) <= index) row += 1;
    tiers[row] = Math.max(tiers[row] ?? 0, term.tier);
  }
}

function takeBest(tiers: Uint8Array, others: Uint8Array): void {
  for (let row = 0; row < tiers.length; row += 1) tiers[row] = Math.max(tiers[row] ?? 0, others[row] ?? 0);
}

function applyClause(tiers: Uint8Array, isExcluded: boolean, ranks: Uint16Array, failed: Uint8Array): void {
  for (let row = 0; row < tiers.length; row += 1) {
    const tier = tiers[row] ?? 0;
    if (tier > 0 === isExcluded) failed[row] = 1;
    else if (!isExcluded) ranks[row] = (ranks[row] ?? 0) + tier;
  }
}

function buildMatches(columns: JobColumns, ranks: Uint16Array, failed: Uint8Array): QueryMatches {
  const byDate = columns.allRows.filter((row) => failed[row] === 0);
  return rankMatches(columns, byDate, (row) => ranks[row] ?? 0);
}

/** Matches in the order of a rank of 0 to 65,535. */
export function rankMatches(columns: JobColumns, byDate: Int32Array, rankOf: (row: number) => number): QueryMatches {
  const ranksByDate = Uint16Array.from(byDate, (row) => Math.min(maxRank, rankOf(row)));
  return {
    columns,
    byDate,
    byRank: sortByRank(byDate, ranksByDate),
    rankAt: (row) => ranksByDate[findIndex(byDate, row)] ?? 0,
  };
}

/** Sorts numbers that hold the rank and the position, which is much faster than calling a comparison. */
function sortByRank(byDate: Int32Array, ranks: Uint16Array): Int32Array {
  if (ranks.every((rank) => rank === ranks[0])) return byDate;
  const keys = Float64Array.from(ranks, (rank, index) => (maxRank - rank) * 2 ** 32 + index).sort();
  return Int32Array.from(keys, (key) => byDate[key % 2 ** 32] ?? 0);
}

const maxRank = 65_535;

/** Binary search in ascending rows. */
function findIndex(rows: Int32Array, row: number): number {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle] ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return rows[low] === row ? low : -1;
}
