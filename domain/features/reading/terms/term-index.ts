import type { Spellings } from '#domain/features/matching/taxonomy/spellings.ts';
import type { TermRow } from '#domain/features/matching/taxonomy/terms.ts';
import { isInnerGap, type Token } from './tokens.ts';

/** A term found in a sentence: the tokens `first` to `last`, inclusive. */
export interface TermMatch {
  readonly term: TermRow;
  /** The taxonomy's spelling that matched. */
  readonly spelling: string;
  readonly key: string;
  readonly first: number;
  readonly last: number;
}

/** Finds the terms in a sentence, longest first; a word belongs to one term. */
export function findTerms(tokens: readonly Token[], spellings: Spellings): TermMatch[] {
  const starts = getPhraseStarts(spellings);
  const found: TermMatch[] = [];
  for (let first = 0; first < tokens.length; first++) {
    const match = findAt(tokens, first, spellings, starts);
    if (!match) continue;
    found.push(match);
    first = match.last;
  }
  return found;
}

const maxWords = 8;

function findAt(
  tokens: readonly Token[],
  first: number,
  spellings: Spellings,
  { lengths, pairs }: PhraseStarts,
): TermMatch | undefined {
  const start = expand(tokens[first]?.key ?? '');
  const limit = Math.min(lengths.get(getFirstWord(start)) ?? 0, maxWords);
  if (limit === 0) return findVariant(start, first, spellings);
  let best: TermMatch | undefined;
  let key = start;
  let hasSlash = false;
  for (let last = first; last < tokens.length && last - first < limit; last++) {
    if (last > first) {
      if (!isInnerGap(tokens[last - 1]?.gap ?? '')) break;
      key = `${key} ${tokens[last]?.key ?? ''}`;
      if (last === first + 1 && !pairs.has(getFirstTwoWords(key))) break;
    }
    const index = spellings.indexByKey.get(key) ?? findSingular(key, spellings);
    if (last > first && tokens[last - 1]?.gap === '/') hasSlash = true;
    if (index !== undefined && !(hasSlash && !spellings.originals[index]?.includes('/')))
      best = toMatch(spellings, index, key, first, last) ?? best;
  }
  return best ?? findVariant(start, first, spellings);
}

function toMatch(
  { terms, originals }: Spellings,
  index: number,
  key: string,
  first: number,
  last: number,
): TermMatch | undefined {
  const term = terms[index];
  return term && { term, spelling: originals[index] ?? term.label, key, first, last };
}

/** "MS Word" is written for "Microsoft Word". */
function expand(key: string): string {
  return key === 'ms' ? 'microsoft' : key;
}

function findSingular(key: string, { indexByKey }: Spellings): number | undefined {
  if (!key.endsWith('s') || key.endsWith('ss') || key.length < 5) return undefined;
  return indexByKey.get(key.endsWith('ies') ? `${key.slice(0, -3)}y` : key.slice(0, -1));
}

/** "HTML5", "C++17": a version that is written as part of the name. */
function findVariant(key: string, at: number, spellings: Spellings): TermMatch | undefined {
  const bare = /^([^\d]+?) ?\d[\d.]*$/.exec(key)?.[1];
  const index = bare !== undefined && bare.length > 2 ? spellings.indexByKey.get(bare) : undefined;
  return index === undefined ? undefined : toMatch(spellings, index, key, at, at);
}

interface PhraseStarts {
  /** The length in words of the longest spelling that starts with a word. */
  readonly lengths: ReadonlyMap<string, number>;
  /** The first two words of the spellings of several words. */
  readonly pairs: ReadonlySet<string>;
}

const cache = new WeakMap<Spellings, PhraseStarts>();

function getPhraseStarts(spellings: Spellings): PhraseStarts {
  const cached = cache.get(spellings);
  if (cached) return cached;
  const lengths = new Map<string, number>();
  const pairs = new Set<string>();
  for (const key of spellings.keys) {
    const start = getFirstWord(key);
    if (start !== key) pairs.add(getFirstTwoWords(key));
    lengths.set(start, Math.max(lengths.get(start) ?? 0, key.split(' ').length));
    if (start.length > 3) lengths.set(`${start}s`, Math.max(lengths.get(`${start}s`) ?? 0, 1));
  }
  const starts = { lengths, pairs };
  cache.set(spellings, starts);
  return starts;
}

/** Without a plural "s", so that the pair is found before the singular is tried. */
function getFirstTwoWords(key: string): string {
  const space = key.indexOf(' ', key.indexOf(' ') + 1);
  const two = space < 0 ? key : key.slice(0, space);
  if (two.endsWith('ies')) return `${two.slice(0, -3)}y`;
  return two.endsWith('s') ? two.slice(0, -1) : two;
}

function getFirstWord(key: string): string {
  const space = key.indexOf(' ');
  return space < 0 ? key : key.slice(0, space);
}
