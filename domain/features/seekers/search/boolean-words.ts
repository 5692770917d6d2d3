/** A word or a quoted text of a search. */
export interface SearchTerm {
  readonly text: string;
  /** Written with a final `*`: matches words that start with it. */
  readonly isPrefix: boolean;
}

/** The words of a search, combined with AND, OR, and NOT. */
export type WordExpression<T = SearchTerm> =
  | { readonly kind: 'term'; readonly term: T }
  | { readonly kind: 'not'; readonly part: WordExpression<T> }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly WordExpression<T>[] };

const maxTerms = 30;
const maxDepth = 10;

export type WordsError = 'open_quote' | 'open_parenthesis' | 'missing_word' | 'too_many_terms';

type Token = '(' | ')' | 'AND' | 'OR' | 'NOT' | SearchTerm;

/** Thrown inside the parser and returned by `parseWords`. */
class InvalidWords extends Error {
  readonly code: WordsError;

  constructor(code: WordsError) {
    super(code);
    this.code = code;
  }
}

interface Reader {
  readonly tokens: readonly Token[];
  position: number;
}

/**
 * Parses words such as `(sql OR python) AND NOT manager "data analyst" analy*`. Operators are in capitals; words without an
 * operator are combined with AND, `-word` is NOT, and AND binds more closely than OR. Null without words.
 */
export function parseWords(text: string): { readonly expression: WordExpression | null } | { error: WordsError } {
  try {
    const reader: Reader = { tokens: readTokens(text), position: 0 };
    if (reader.tokens.length === 0) return { expression: null };
    const expression = readAlternatives(reader, 0);
    if (reader.position < reader.tokens.length) throw new InvalidWords('open_parenthesis');
    return { expression };
  } catch (error) {
    if (error instanceof InvalidWords) return { error: error.code };
    throw error;
  }
}

/** The terms of which at least one must be present: those that no NOT excludes. */
export function listWantedTerms<T>(expression: WordExpression<T>): T[] {
  if (expression.kind === 'term') return [expression.term];
  return expression.kind === 'not' ? [] : expression.parts.flatMap(listWantedTerms);
}

/** The same expression with other terms. */
export function mapTerms<T, U>(expression: WordExpression<T>, map: (term: T) => U): WordExpression<U> {
  if (expression.kind === 'term') return { kind: 'term', term: map(expression.term) };
  if (expression.kind === 'not') return { kind: 'not', part: mapTerms(expression.part, map) };
  return { kind: expression.kind, parts: expression.parts.map((part) => mapTerms(part, map)) };
}

function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let termCount = 0;
  for (const [found, quoted, word] of text.matchAll(/"([^"]*)"?|-(?=["(\p{L}\p{N}])|[()]|([^\s()"]+)/gu)) {
    if (quoted !== undefined && !(found.length > 1 && found.endsWith('"'))) throw new InvalidWords('open_quote');
    const token = toToken(found, quoted, word);
    if (token === null) continue;
    if (typeof token === 'object') termCount += 1;
    if (termCount > maxTerms) throw new InvalidWords('too_many_terms');
    tokens.push(token);
  }
  return tokens;
}

/** Null for quotes without text, and for a `*` alone. */
function toToken(found: string, quoted: string | undefined, word: string | undefined): Token | null {
  if (quoted !== undefined) return quoted.trim() === '' ? null : { text: quoted.trim(), isPrefix: false };
  if (found === '-') return 'NOT';
  if (word === undefined) return found as '(' | ')';
  if (word === 'AND' || word === 'OR' || word === 'NOT') return word;
  const isPrefix = word.endsWith('*');
  const text = isPrefix ? word.replace(/\*+$/, '') : word;
  return text === '' ? null : { text, isPrefix };
}

function readAlternatives(reader: Reader, depth: number): WordExpression {
  if (depth > maxDepth) throw new InvalidWords('too_many_terms');
  const parts = [readConjunction(reader, depth)];
  while (reader.tokens[reader.position] === 'OR') {
    reader.position += 1;
    parts.push(readConjunction(reader, depth));
  }
  return combine('or', parts);
}

function readConjunction(reader: Reader, depth: number): WordExpression {
  const parts = [readPart(reader, depth)];
  for (;;) {
    const token = reader.tokens[reader.position];
    if (token === undefined || token === 'OR' || token === ')') return combine('and', parts);
    if (token === 'AND') reader.position += 1;
    parts.push(readPart(reader, depth));
  }
}

function readPart(reader: Reader, depth: number): WordExpression {
  const token = reader.tokens[reader.position];
  reader.position += 1;
  if (token === 'NOT') {
    if (depth > maxDepth) throw new InvalidWords('too_many_terms');
    return { kind: 'not', part: readPart(reader, depth + 1) };
  }
  if (token === '(') {
    const inner = readAlternatives(reader, depth + 1);
    if (reader.tokens[reader.position] !== ')') throw new InvalidWords('open_parenthesis');
    reader.position += 1;
    return inner;
  }
  if (typeof token !== 'object') throw new InvalidWords('missing_word');
  return { kind: 'term', term: token };
}

function combine(kind: 'and' | 'or', parts: readonly WordExpression[]): WordExpression {
  return parts.length === 1 && parts[0] ? parts[0] : { kind, parts };
}
