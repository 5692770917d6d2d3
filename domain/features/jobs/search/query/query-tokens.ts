import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';

/** A word, a quoted phrase, or an excluded word or phrase of a search text. A comma and a lone dash separate. */
export interface QueryToken {
  readonly kind: 'word' | 'phrase' | 'excluded' | 'separator';
  /** Where it is in the text, with its quotes and its minus sign. */
  readonly start: number;
  readonly end: number;
  /** The word or phrase without quotes, minus sign, and brackets. */
  readonly text: string;
  /** Normalized; empty for a separator. */
  readonly key: string;
}

// A quoted text, a run of characters without spaces and separators ("$150,000" is one), or a separator.
const TOKEN = /(?<![^\s,;|(])-?["“”]([^"“”]*)["“”]|(?:[^\s,;|()"“”]|(?<=\d),(?=\d{3}))+|[,;|]/gu;

/** Splits a search text. Takes linear time; any text is valid. */
export function splitQuery(query: string): QueryToken[] {
  return [...query.matchAll(TOKEN)].flatMap((match) => readToken(match[0], match[1], match.index));
}

function readToken(raw: string, quoted: string | undefined, start: number): QueryToken[] {
  const end = start + raw.length;
  if (quoted !== undefined) return readPhrase(raw, quoted, start);
  const excluded = /^-(?=[\p{L}\p{N}.])/u.test(raw);
  const text = trimWord(excluded ? raw.slice(1) : raw);
  const key = normalizeTerm(text);
  if (key === '') return [{ kind: 'separator', start, end, text: '', key: '' }];
  if (!excluded && raw.includes('/')) return splitAtSlashes(raw, start);
  return [{ kind: excluded ? 'excluded' : 'word', start, end, text, key }];
}

function readPhrase(raw: string, quoted: string, start: number): QueryToken[] {
  const key = normalizeTerm(quoted);
  if (key === '') return [];
  const kind = raw.startsWith('-') ? 'excluded' : 'phrase';
  return [{ kind, start, end: start + raw.length, text: quoted.trim(), key }];
}

/** "HTML/CSS" is two words; "$16.50/hr" and "24/7" are one. */
function splitAtSlashes(raw: string, start: number): QueryToken[] {
  const parts = /\d/.test(raw) ? [raw] : raw.split('/');
  let at = start;
  return parts.flatMap((part) => {
    const from = at;
    at += part.length + 1;
    const text = trimWord(part);
    const key = normalizeTerm(text);
    return key === '' ? [] : [{ kind: 'word' as const, start: from, end: from + part.length, text, key }];
  });
}

/** Without punctuation around the word, but with the dot of ".NET", the signs of "C++" and "C#", and currency signs. */
function trimWord(raw: string): string {
  return raw.replace(/^[^\p{L}\p{N}.$€£]+/u, '').replace(/[^\p{L}\p{N}+#]+$/u, '');
}
