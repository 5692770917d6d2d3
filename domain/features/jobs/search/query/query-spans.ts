import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import { readYearlyPay } from './query-pay.ts';
import type { QueryToken } from './query-tokens.ts';
import { findModeWord, findTypeWord, isAmbiguousChoice, isMinimumWord, isNoise } from './query-vocabulary.ts';
import type { QueryLookups, QueryPart } from './read-query.ts';
import { isKnownTerm, readTrailingRegion } from './trailing-region.ts';

/** Tokens `first` to `last` were understood as a part. */
export interface Span<Location> {
  readonly first: number;
  readonly last: number;
  readonly part: QueryPart<Location>;
}

interface Candidate<Location> extends Span<Location> {
  readonly weight: number;
}

const maxTokens = 6;

/** The spans that together explain the most of the query: longer ones win. */
export function findSpans<Location>(
  query: string,
  tokens: readonly QueryToken[],
  plain: ReadonlySet<string>,
  lookups: QueryLookups<Location>,
): Span<Location>[] {
  const fixed = listPlain<Location>(query, tokens, plain);
  const isTaken = (index: number) => fixed.some(({ first, last }) => index >= first && index <= last);
  const candidates = [...fixed];
  for (let first = 0; first < tokens.length; first += 1)
    for (let last = first; last < Math.min(tokens.length, first + maxTokens) && !isTaken(last); last += 1) {
      if (isTaken(first)) break;
      const candidate = readSpan(query, tokens, first, last, lookups);
      if (candidate) candidates.push(candidate);
    }
  return chooseBest(tokens.length, candidates);
}

/** Dynamic programming over the tokens: the best choice of spans that do not overlap. */
function chooseBest<Location>(size: number, candidates: readonly Candidate<Location>[]): Span<Location>[] {
  const best: { weight: number; spans: Span<Location>[] }[] = [{ weight: 0, spans: [] }];
  for (let end = 1; end <= size; end += 1) {
    let choice = best[end - 1] ?? { weight: 0, spans: [] };
    for (const candidate of candidates) {
      if (candidate.last !== end - 1) continue;
      const before = best[candidate.first];
      const weight = (before?.weight ?? 0) + candidate.weight;
      if (before && weight > choice.weight) choice = { weight, spans: [...before.spans, candidate] };
    }
    best[end] = choice;
  }
  return best.at(-1)?.spans ?? [];
}

/** The parts that the person wants as plain words; nothing else is read from them. */
function listPlain<Location>(
  query: string,
  tokens: readonly QueryToken[],
  plain: ReadonlySet<string>,
): Candidate<Location>[] {
  const found: Candidate<Location>[] = [];
  if (plain.size === 0) return found;
  for (let first = 0; first < tokens.length; first += 1)
    for (let last = tokens.length - 1; last >= first; last -= 1) {
      const range = getRange(tokens, first, last);
      const text = query.slice(range.start, range.end);
      const key = normalizeTerm(text);
      if (key === '' || !plain.has(key)) continue;
      found.push({
        first,
        last,
        weight: 10_000,
        part: { kind: 'text', ...range, text, key, label: text, value: key, isPlain: true },
      });
      first = last;
      break;
    }
  return found;
}

/** What the tokens mean together. The order decides between equally long readings. */
function readSpan<Location>(
  query: string,
  tokens: readonly QueryToken[],
  first: number,
  last: number,
  lookups: QueryLookups<Location>,
): Candidate<Location> | undefined {
  const within = tokens.slice(first, last + 1);
  const [start, end] = [within[0], within.at(-1)];
  if (!start || !end || start.kind === 'separator' || end.kind === 'separator') return undefined;
  const range = getRange(tokens, first, last);
  const wordCount = within.filter(({ kind }) => kind === 'word').length;
  const build = (
    part: Omit<QueryPart<Location>, 'start' | 'end' | 'text' | 'key'>,
    text: string,
    key: string,
    bonus = 0,
  ) => ({
    first,
    last,
    weight: 15 * wordCount - 5 + bonus,
    part: { ...range, text, key, ...part },
  });
  if (start.kind !== 'word' || end.kind !== 'word') {
    if (first !== last || (start.kind !== 'phrase' && start.kind !== 'excluded')) return undefined;
    return build({ kind: start.kind, label: start.text, value: start.key }, start.text, start.key, 1000);
  }
  if (within.some(({ kind }) => kind === 'phrase' || kind === 'excluded')) return undefined;
  const text = query.slice(range.start, range.end);
  const region = first === last && last === tokens.length - 1 ? readTrailingRegion(query, tokens, lookups) : undefined;
  const read = region ? { part: region, bonus: 4 } : readWords(text, within, lookups);
  if (!read) return undefined;
  const isMinimum =
    read.part.kind === 'pay' &&
    (/\d[\dk]*\+/i.test(query.slice(range.start, range.end + 1)) ||
      [tokens[first - 1], tokens[first - 2]].some((token) => isMinimumWord(token?.key)));
  const part = isMinimum ? { ...read.part, isMinimum } : read.part;
  return build(part, wordCount === 1 ? start.text : text, normalizeTerm(text), read.bonus);
}

interface Reading<Location> {
  readonly part: Pick<
    QueryPart<Location>,
    'kind' | 'label' | 'value' | 'term' | 'location' | 'isAmbiguous' | 'isMinimum'
  >;
  readonly bonus: number;
}

function readWords<Location>(
  text: string,
  within: readonly QueryToken[],
  lookups: QueryLookups<Location>,
): Reading<Location> | undefined {
  const key = normalizeTerm(text);
  const hasSeparator = within.some(({ kind }) => kind === 'separator');
  const place = readPlace(text, key, within, lookups);
  if (hasSeparator) return place;
  const mode = findModeWord(key);
  if (mode) return { part: { kind: 'mode', label: mode, value: mode, isAmbiguous: isAmbiguousChoice(key) }, bonus: 3 };
  const type = findTypeWord(key);
  if (type) return { part: { kind: 'type', label: type, value: type, isAmbiguous: isAmbiguousChoice(key) }, bonus: 3 };
  const pay = place ? undefined : readYearlyPay(text);
  if (pay !== undefined) return { part: { kind: 'pay', label: String(pay), value: String(pay) }, bonus: 3 };
  if (place) return place;
  return readTerm(text, key, within, lookups);
}

function readPlace<Location>(
  text: string,
  key: string,
  within: readonly QueryToken[],
  lookups: QueryLookups<Location>,
): Reading<Location> | undefined {
  const place = lookups.place(text);
  if (!place) return undefined;
  const isAmbiguous = within.length === 1 && isKnownTerm(lookups, text);
  return { part: { kind: 'place', label: place.label, value: key, location: place.location, isAmbiguous }, bonus: 4 };
}

/** A title, skill, certification, or employer. */
function readTerm<Location>(
  text: string,
  key: string,
  within: readonly QueryToken[],
  lookups: QueryLookups<Location>,
): Reading<Location> | undefined {
  const edges = [within[0]?.key ?? '', within.at(-1)?.key ?? ''];
  // The taxonomy ignores "remote" and "part time" around a title; here they are filters.
  if (within.length > 1 && edges.some((edge) => isNoise(edge) || isChoice(edge))) return readJoined(within, lookups);
  if (within.length === 1 && isNoise(key)) return undefined;
  if (within.length > 2 && endsWithChoice(within)) return undefined;
  for (const kind of ['title', 'certification', 'skill'] as const) {
    const term = lookups.term(kind, text);
    if (term) return { part: { kind, label: term.label, value: String(term.id), term: term.id }, bonus: 2 };
  }
  const employer = lookups.employer(text);
  return employer === undefined
    ? readJoined(within, lookups)
    : { part: { kind: 'employer', label: employer, value: employer }, bonus: 1 };
}

/** Two words that are written as one: "my sql", "git hub". */
function readJoined<Location>(
  within: readonly QueryToken[],
  lookups: QueryLookups<Location>,
): Reading<Location> | undefined {
  const term = within.length === 2 ? lookups.joinedSkill(within.map(({ key }) => key).join(' ')) : undefined;
  return term && { part: { kind: 'skill', label: term.label, value: String(term.id), term: term.id }, bonus: 2 };
}

function isChoice(key: string): boolean {
  return findModeWord(key) !== undefined || findTypeWord(key) !== undefined;
}

/** "nurse part time": the last two words are a filter. */
function endsWithChoice(within: readonly QueryToken[]): boolean {
  const pairs = [within.slice(0, 2), within.slice(-2)];
  return pairs.some((pair) => isChoice(pair.map(({ key }) => key).join(' ')));
}

function getRange(tokens: readonly QueryToken[], first: number, last: number): { start: number; end: number } {
  return { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };
}
