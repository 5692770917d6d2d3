import type { ReadQuery } from '#domain/features/jobs/query/read-query.ts';
import { normalizeTerm } from '#domain/features/matching/normalize-term.ts';
import type { Context } from '#server/context.ts';
import type { TenantCatalog } from '#server/search/jobs/catalog.ts';
import { findNearestWord, getEditDistance } from '#server/search/jobs/spelling.ts';

type Services = Pick<Context, 'taxonomy' | 'locations'>;

/** Shorter words resemble too many others. */
const minLength = 4;

/**
 * Versions of a query with its unknown words replaced by similar words of titles, employers, and skills that jobs have, or
 * by places; the likelier one first.
 */
export function correctQuery(services: Services, catalog: TenantCatalog, read: ReadQuery<unknown>): string[] {
  const known = listKnownWords(services, catalog);
  const byWord = replaceTexts(read, (text) => correctWords(services, known, text));
  const byPlace = replaceTexts(read, (text) => findPlace(services, text));
  const isPlain = read.parts.some((part) => part.isPlain);
  return [...new Set([byWord, byPlace, isPlain ? undefined : correctPlace(services, read.query)])].filter(
    (query) => query !== undefined && query !== read.query,
  ) as string[];
}

function listKnownWords({ taxonomy }: Services, { titles, employers, facets, skillCount }: TenantCatalog): Set<string> {
  const skills = facets
    .values('skill')
    .map(Number)
    .filter((id) => skillCount(id) > 0)
    .flatMap((id) => normalizeTerm(taxonomy.label(id) ?? '').split(' '));
  return new Set([...titles.words(), ...employers.words(), ...skills]);
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

function correctWords(services: Services, known: ReadonlySet<string>, text: string): string | undefined {
  const corrected = text.split(' ').map((word) => correctWord(services, known, word));
  return corrected.some((word) => word !== undefined)
    ? text
        .split(' ')
        .map((word, index) => corrected[index] ?? word)
        .join(' ')
    : undefined;
}

/** A similar known word. The name of a large city that is as similar comes first. */
function correctWord(services: Services, known: ReadonlySet<string>, word: string): string | undefined {
  const key = normalizeTerm(word);
  if (!/^\p{L}+$/u.test(word) || key.length < minLength || known.has(key)) return undefined;
  const nearest = findNearestWord(key, known);
  const place = services.locations.findClosest(word);
  const name = place?.name.replace(/,.*/, '');
  const isLarge = name !== undefined && services.locations.findInWords(name) !== undefined;
  if (!isLarge) return nearest;
  const isCloser = nearest === undefined || distance(key, name) <= getEditDistance(key, nearest);
  return isCloser ? name : nearest;
}

function distance(key: string, name: string): number {
  return getEditDistance(key, normalizeTerm(name));
}

/** "Pittsburg PA" -> "Pittsburgh, PA" */
function findPlace({ locations }: Services, text: string): string | undefined {
  return normalizeTerm(text).length < minLength ? undefined : locations.findClosest(text)?.name;
}

/** A misspelled place with its region: "Charelston, SC". */
function correctPlace(services: Services, query: string): string | undefined {
  return query.split(/\s+/).length > 4 || /["“”]/.test(query) ? undefined : findPlace(services, query);
}
