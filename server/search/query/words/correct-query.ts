import { listGeneralNames } from '#domain/features/jobs/search/query/general-titles.ts';
import type { ReadQuery } from '#domain/features/jobs/search/query/read-query.ts';
import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import { TERM_KINDS } from '#domain/features/matching/taxonomy/terms.ts';
import type { Context } from '#server/context.ts';
import type { TenantCatalog } from '#server/search/jobs/catalog.ts';
import type { JobColumns } from '#server/search/jobs/job-columns.ts';
import {
  findNearestWord,
  getEditDistance,
  joinKnownWords,
  type KnownWords,
  readKnownWords,
} from '#server/search/jobs/spelling.ts';
import { findUsedWords } from './stem-queries.ts';

type Services = Pick<Context, 'taxonomy' | 'locations' | 'db' | 'tenant'>;

/** Shorter words resemble too many others. */
const minLength = 4;

interface Corrections {
  readonly all: readonly string[];
  /** The version with corrected words. */
  readonly byWord: string | undefined;
}

/**
 * Versions of a query with its unknown words replaced by similar words of titles, employers, and skills that jobs have, or
 * by places; the likelier one first.
 */
export async function correctQuery(
  ctx: Services,
  catalog: TenantCatalog,
  read: ReadQuery<unknown>,
): Promise<Corrections> {
  const known = await listKnownWords(ctx, catalog, read);
  const byWord = replaceTexts(read, (text) => correctWords(ctx, known, text));
  const byPlace = replaceTexts(read, (text) => (isKnown(known, text) ? undefined : findPlace(ctx, text)));
  const all = [...new Set([byWord, byPlace, correctPlace(ctx, known, read)])].filter(
    (query) => query !== undefined && query !== read.query,
  ) as string[];
  return { all, byWord };
}

/** Whether a word that was not understood is in no title and no employer: it may be misspelled. */
export function hasUnusualWord({ titles, employers }: TenantCatalog, { parts }: ReadQuery<unknown>): boolean {
  return parts.some(
    ({ kind, key, isPlain }) =>
      kind === 'text' &&
      !isPlain &&
      key.split(' ').some((word) => canBeMisspelled(word) && !titles.words().has(word) && !employers.words().has(word)),
  );
}

function canBeMisspelled(word: string): boolean {
  return word.length >= minLength && /^\p{L}+$/u.test(word);
}

/** The known words, and those of the query that the taxonomy or a job's text has. */
async function listKnownWords(
  { taxonomy, db, tenant }: Services,
  catalog: TenantCatalog,
  { parts }: ReadQuery<unknown>,
): Promise<KnownWords> {
  const ofQuery = [...new Set(parts.filter(({ kind }) => kind === 'text').flatMap(({ key }) => key.split(' ')))];
  const ofTaxonomy = ofQuery.filter((word) => TERM_KINDS.some((kind) => taxonomy.find(kind, word) !== undefined));
  const ofTexts = await findUsedWords(db, tenant.id, ofQuery);
  return joinKnownWords(listWordsOfJobs(taxonomy, catalog), new Set([...ofTaxonomy, ...ofTexts]));
}

const wordsOfJobs = new WeakMap<JobColumns, KnownWords>();

/** Words of titles, employers, and skills that jobs have. */
function listWordsOfJobs(
  taxonomy: Services['taxonomy'],
  { columns, titles, employers, facets, skillCount }: TenantCatalog,
): KnownWords {
  const snapshot = columns();
  const listed = wordsOfJobs.get(snapshot);
  if (listed) return listed;
  const skills = facets
    .values('skill')
    .map(Number)
    .filter((id) => skillCount(id) > 0)
    .flatMap((id) => normalizeTerm(taxonomy.label(id) ?? '').split(' '));
  const general = listGeneralNames().filter((name) => !name.includes(' '));
  const words = readKnownWords(new Set([...titles.words(), ...employers.words(), ...skills, ...general]));
  wordsOfJobs.set(snapshot, words);
  return words;
}

/** Whether a text is one known word. Several may together still be a misspelled place. */
function isKnown(known: KnownWords, text: string): boolean {
  return known.has(normalizeTerm(text));
}

/** The query with its text parts replaced; undefined if none was. */
function replaceTexts({ query, parts }: ReadQuery<unknown>, replace: (text: string) => string | undefined) {
  let corrected = query;
  for (const { kind, start, end, isPlain } of parts.toReversed()) {
    if (kind !== 'text' || isPlain) continue;
    const text = replace(query.slice(start, end));
    if (text !== undefined) corrected = corrected.slice(0, start) + text + corrected.slice(end);
  }
  return corrected === query ? undefined : corrected;
}

function correctWords(services: Services, known: KnownWords, text: string): string | undefined {
  const corrected = text.split(' ').map((word) => correctWord(services, known, word));
  return corrected.some((word) => word !== undefined)
    ? text
        .split(' ')
        .map((word, index) => corrected[index] ?? word)
        .join(' ')
    : undefined;
}

/** A similar known word. The name of a large city that is as similar comes first. */
function correctWord(services: Services, known: KnownWords, word: string): string | undefined {
  const key = normalizeTerm(word);
  if (!canBeMisspelled(key) || !/^\p{L}+$/u.test(word) || known.has(key)) return undefined;
  const split = splitGluedWord(key, known, services.taxonomy);
  if (split !== undefined) return split;
  const nearest = findNearestWord(key, known);
  const place = services.locations.findClosest(word);
  const name = place?.name.replace(/,.*/, '');
  const isLarge = name !== undefined && services.locations.findInWords(name) !== undefined;
  if (!isLarge) return nearest;
  const isCloser = nearest === undefined || distance(key, name) <= getEditDistance(key, nearest);
  return isCloser ? name : nearest;
}

/** "webdesigner" -> "web designer", if both words are known and together are a term. */
function splitGluedWord(key: string, known: KnownWords, taxonomy: Context['taxonomy']): string | undefined {
  for (let at = minGlued; at <= key.length - minGlued; at += 1) {
    const [first, second] = [key.slice(0, at), key.slice(at)];
    if (!known.has(first) && !known.has(second)) continue;
    const both = `${first} ${second}`;
    if (TERM_KINDS.some((kind) => taxonomy.spellings(kind).indexByKey.has(both))) return both;
  }
  return undefined;
}

/** Letters of the shortest part of a glued word. */
const minGlued = 2;

function distance(key: string, name: string): number {
  return getEditDistance(key, normalizeTerm(name));
}

/** "Pittsburg PA" -> "Pittsburgh, PA" */
function findPlace({ locations }: Services, text: string): string | undefined {
  return normalizeTerm(text).length < minLength ? undefined : locations.findClosest(text)?.name;
}

/** A misspelled place with its region: "Charelston, SC". Never for words that mean something else: "welding". */
function correctPlace(ctx: Services, known: KnownWords, { query, parts }: ReadQuery<unknown>): string | undefined {
  // Only some words may be unknown: "PA" is also an occupation.
  const isUnknown = parts.some(({ kind, key }) => kind === 'text' && !isKnown(known, key));
  const mayBePlace = isUnknown && parts.every(({ kind, isPlain }) => !isPlain && kind !== 'phrase');
  return mayBePlace && query.split(/\s+/).length <= 4 ? findPlace(ctx, query) : undefined;
}
