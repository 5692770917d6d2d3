import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import type { Db } from '#server/db/db.ts';
import { newUint8Array } from '#server/lib/columns/typed-arrays.ts';
import type { TenantCatalog } from '#server/search/jobs/catalog.ts';
import type { JobColumns } from '#server/search/jobs/job-columns.ts';
import { type NameIndex, nameIndexOf } from './name-index.ts';
import type { TierRule } from './tier-rule.ts';

/** Whether the titles and employers in memory decide about a rule. */
export function isNameRule({ field }: TierRule): boolean {
  return field === 'exact_title' || field === 'title' || field === 'company' || field === 'name';
}

/** Prepares the names of all jobs and the words of the rules. Call it before `raiseByNames`, with nothing to wait for between. */
export async function prepareNames(db: Db, catalog: TenantCatalog, rules: readonly TierRule[]): Promise<void> {
  const words = rules.filter(isNameRule).flatMap(({ any }) => any.flatMap(splitWords));
  await nameIndexOf(catalog.employers).update(db, words);
  await nameIndexOf(catalog.titles).update(db, words);
}

/** Raises the tier of each row to that of the best rule that its title or employer meets. */
export function raiseByNames(
  tiers: Uint8Array,
  catalog: TenantCatalog,
  columns: JobColumns,
  rules: readonly TierRule[],
): void {
  const byTitle = newUint8Array(countCodes(columns.titles));
  const byEmployer = newUint8Array(countCodes(columns.employers));
  for (const rule of rules) {
    if (rule.field === 'exact_title') raise(byTitle, findExact(catalog, rule), rule.tier);
    if (rule.field === 'title') raise(byTitle, findCodes(nameIndexOf(catalog.titles), rule), rule.tier);
    if (rule.field === 'company') raise(byEmployer, findCodes(nameIndexOf(catalog.employers), rule), rule.tier);
    if (rule.field === 'name') raiseByBoth(tiers, catalog, columns, rule);
  }
  for (let row = 0; row < tiers.length; row += 1) {
    const ofTitle = byTitle[columns.titles[row] ?? 0] ?? 0;
    const ofEmployer = byEmployer[columns.employers[row] ?? 0] ?? 0;
    const best = ofTitle > ofEmployer ? ofTitle : ofEmployer;
    if (best > (tiers[row] ?? 0)) tiers[row] = best;
  }
}

function splitWords(text: string): string[] {
  const key = normalizeTerm(text);
  return key === '' ? [] : key.split(' ');
}

function countCodes(codes: Int32Array): number {
  let max = -1;
  for (const code of codes) if (code > max) max = code;
  return max + 1;
}

function findExact({ titles }: TenantCatalog, { any }: TierRule): number[] {
  return any.flatMap((text) => titles.findCode(text) ?? []);
}

function findCodes(index: NameIndex, rule: TierRule): number[] {
  const find = chooseFinder(index, rule);
  return rule.any.flatMap((text) => find(splitWords(text)));
}

function chooseFinder(index: NameIndex, { how, isLiteral, where }: TierRule): NameIndex['findAll'] {
  if (where) return (words) => index.findInTitles(words, where);
  if (how === 'all') return index.findAll;
  return isLiteral ? index.findLiteral : index.findPhrase;
}

function raise(tiers: Uint8Array, codes: readonly number[], tier: number): void {
  for (const code of codes) if (code < tiers.length && (tiers[code] ?? 0) < tier) tiers[code] = tier;
}

/** Jobs that have each word in the title or the employer. */
function raiseByBoth(tiers: Uint8Array, catalog: TenantCatalog, columns: JobColumns, { any, tier }: TierRule): void {
  const words = any.flatMap(splitWords).slice(0, maxWords);
  const mark = (index: NameIndex, size: number): Int32Array => {
    const bits = new Int32Array(size);
    for (const [at, word] of words.entries())
      for (const code of index.findAll([word])) if (code < size) bits[code] = (bits[code] ?? 0) | (1 << at);
    return bits;
  };
  const ofTitle = mark(nameIndexOf(catalog.titles), countCodes(columns.titles));
  const ofEmployer = mark(nameIndexOf(catalog.employers), countCodes(columns.employers));
  const isStopWord = (word: string) => nameIndexOf(catalog.titles).isStopWord(word);
  const wanted = words.reduce((bits, word, at) => (isStopWord(word) ? bits : bits | (1 << at)), 0);
  if (wanted === 0) return;
  for (let row = 0; row < tiers.length; row += 1) {
    const bits = (ofTitle[columns.titles[row] ?? 0] ?? 0) | (ofEmployer[columns.employers[row] ?? 0] ?? 0);
    if ((bits & wanted) === wanted && (tiers[row] ?? 0) < tier) tiers[row] = tier;
  }
}

/** One bit per word. */
const maxWords = 31;
