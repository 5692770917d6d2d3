import type { ChipKind, QueryChip } from '#domain/features/jobs/search/query-chips.ts';
import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import { findSpans, type Span } from './query-spans.ts';
import { type QueryToken, splitQuery } from './query-tokens.ts';
import { isNoise } from './query-vocabulary.ts';
import { isKnownTerm } from './trailing-region.ts';

/** A term of the taxonomy. */
export interface QueryTerm {
  readonly id: number;
  readonly label: string;
}

/** Where the words of a query are looked up. `Location` is the caller's own. */
export interface QueryLookups<Location> {
  readonly term: (kind: 'title' | 'skill' | 'certification', words: string) => QueryTerm | undefined;
  /** The skill whose name is these two words written as one. */
  readonly joinedSkill: (words: string) => QueryTerm | undefined;
  /** The title of an active job with exactly these words. */
  readonly jobTitle: (words: string) => string | undefined;
  /** An employer with active jobs. */
  readonly employer: (words: string) => string | undefined;
  /** A place that the words clearly name. */
  readonly place: (words: string) => { readonly label: string; readonly location: Location } | undefined;
  /** A place as typed into a location field, where "OH" is a state. */
  readonly wholePlace: (words: string) => { readonly label: string; readonly location: Location } | undefined;
}

/** A part of a query and what it means. */
export interface QueryPart<Location> {
  readonly kind: ChipKind;
  readonly start: number;
  readonly end: number;
  /** As typed, without quotes and minus sign. */
  readonly text: string;
  readonly key: string;
  readonly label: string;
  readonly value: string;
  /** The id of a title, skill, or certification. */
  readonly term?: number;
  readonly location?: Location;
  /** To be taken as typed: not corrected either. */
  readonly isPlain?: boolean;
  /** The words often mean something else, so that their text counts too. */
  readonly isAmbiguous?: boolean;
  /** The word that follows an ambiguous one: "contract analyst" may be a title. */
  readonly next?: string;
  /** The least that a job may pay. */
  readonly isMinimum?: boolean;
  /** Follows "or": a job needs this part or the one before. */
  readonly isAlternative?: boolean;
}

export interface ReadQuery<Location> {
  readonly query: string;
  readonly parts: readonly QueryPart<Location>[];
  /** The text has no word at all: "?!" finds nothing, though "jobs", which has no parts either, finds all. */
  readonly isBlank: boolean;
}

/** Reads the words of a search. `plain` are parts to be taken as text. */
export function readQuery<Location>(
  query: string,
  plain: readonly string[],
  lookups: QueryLookups<Location>,
): ReadQuery<Location> {
  const tokens = splitQuery(query);
  const whole =
    plain.length === 0 ? (readRegionCode(query, lookups) ?? readWholeTitle(query, tokens, lookups)) : undefined;
  if (whole) return { query, parts: [whole], isBlank: false };
  const spans = findSpans(query, tokens, new Set(plain.map(normalizeTerm)), lookups);
  const isBlank = tokens.every(({ kind }) => kind === 'separator');
  return { query, parts: joinText(query, tokens, spans), isBlank };
}

/** Two capitals that are nothing else are a state or province. */
function readRegionCode<Location>(query: string, lookups: QueryLookups<Location>): QueryPart<Location> | undefined {
  if (!/^[A-Z]{2}$/.test(query) || isKnownTerm(lookups, query)) return undefined;
  const place = lookups.wholePlace(query);
  const range = { start: 0, end: query.length, text: query, key: normalizeTerm(query) };
  return place && { kind: 'place', ...range, label: place.label, value: range.key, location: place.location };
}

/** A query that is the title of a job is that title, even with a place or a job type in it. */
function readWholeTitle<Location>(
  query: string,
  tokens: readonly QueryToken[],
  lookups: QueryLookups<Location>,
): QueryPart<Location> | undefined {
  const words = tokens.filter(({ kind }) => kind !== 'separator');
  if (words.length < 2 || words.some(({ kind }) => kind !== 'word')) return undefined;
  const key = normalizeTerm(query);
  const label = lookups.employer(query) === undefined ? lookups.jobTitle(query) : undefined;
  if (label === undefined) return undefined;
  const term = lookups.term('title', query)?.id;
  const range = { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? query.length };
  return {
    kind: 'title',
    ...range,
    text: query.slice(range.start, range.end),
    key,
    label,
    value: key,
    ...(term && { term }),
  };
}

/** Joins words that were not understood to text parts, and drops the words without meaning. */
function joinText<Location>(
  query: string,
  tokens: readonly QueryToken[],
  spans: readonly Span<Location>[],
): QueryPart<Location>[] {
  const parts: QueryPart<Location>[] = [];
  let run: QueryToken[] = [];
  let isAlternative = false;
  const push = (part: QueryPart<Location>) => {
    parts.push(isAlternative && parts.length > 0 && part.kind !== 'excluded' ? { ...part, isAlternative } : part);
    isAlternative = false;
  };
  const endRun = () => {
    const part = buildText<Location>(query, run);
    if (part) push(part);
    run = [];
  };
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index] as QueryToken;
    const span = spans.find(({ first }) => first === index);
    if (span) {
      endRun();
      push(addNext(span.part, tokens[span.last + 1]));
      index = span.last;
    } else if (token.kind === 'separator' || token.key === 'or') {
      endRun();
      isAlternative = token.key === 'or';
    } else run.push(token);
  }
  endRun();
  return parts;
}

function addNext<Location>(part: QueryPart<Location>, next: QueryToken | undefined): QueryPart<Location> {
  const isChoice = part.kind === 'mode' || part.kind === 'type';
  return isChoice && part.isAmbiguous && next?.kind === 'word' ? { ...part, next: next.key } : part;
}

function buildText<Location>(query: string, run: readonly QueryToken[]): QueryPart<Location> | undefined {
  const first = run.findIndex(({ key }) => !isNoise(key));
  const last = run.findLastIndex(({ key }) => !isNoise(key));
  if (first < 0) return undefined;
  const range = { start: run[first]?.start ?? 0, end: run[last]?.end ?? 0 };
  const text = query.slice(range.start, range.end);
  const words = run.slice(first, last + 1).filter(({ key }) => !isNoise(key));
  const key = words.map((word) => word.key).join(' ');
  return { kind: 'text', ...range, text: words.map((word) => word.text).join(' '), key, label: text, value: key };
}

/** The parts as chips. */
export function buildChips({ query, parts }: ReadQuery<unknown>): QueryChip[] {
  return parts.map(({ kind, start, end, label, value }) => ({
    kind,
    words: query.slice(start, end),
    label,
    value,
    rest: joinRest(query.slice(0, start), query.slice(end)),
  }));
}

function joinRest(before: string, after: string): string {
  return `${before.trimEnd()} ${after.trimStart()}`
    .replace(/^[\s,;|-]+|[\s,;|-]+$/g, '')
    .replace(/(?:^| )(?:in|near|at|or|and)$/i, '')
    .trim();
}
