import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';

/** A word with its lookup key. */
export interface Token {
  readonly text: string;
  /** Normalized as the taxonomy's spellings; can be two words ("r and d"). */
  readonly key: string;
  /** Offsets in the sentence. */
  readonly from: number;
  readonly to: number;
  /** What separates it from the next word. */
  readonly gap: string;
}

/** The words of a sentence. Web and email addresses are left out. */
export function tokenize(text: string): Token[] {
  const words = [...text.matchAll(word)].flatMap(({ 0: raw, index }) => {
    const own = trimDots(raw);
    return isAddress(own)
      ? []
      : [{ text: own, key: normalizeTerm(own.replace(possessive, '')), from: index, to: index + own.length }];
  });
  const named = words.filter(({ key }) => key !== '');
  return named.map((each, at) => ({ ...each, gap: text.slice(each.to, named[at + 1]?.from ?? text.length) }));
}

const word = /\.?[\p{L}\p{N}](?:[\p{L}\p{N}+#.'’]|@(?=\p{L})|&(?=\p{Lu})|:\/\/)*|&/gu;

/** "PO's" is no "POS". */
const possessive = /(?<=\p{Lu})['’]s$/u;

function trimDots(raw: string): string {
  let end = raw.length;
  while (end > 1 && /[.'’]/.test(raw.charAt(end - 1))) end--;
  const own = raw.slice(0, end);
  return own.startsWith('.') && !/^\.\p{L}/u.test(own) ? own.slice(1) : own;
}

function isAddress(text: string): boolean {
  return /^(?:https?:|www\.)|@\p{L}|\.(?:gov|org|edu|mil)$|\p{Ll}{3}\.com$/iu.test(text) && !/^salesforce/i.test(text);
}

/** Separators inside a term of several words: "CI/CD", "problem-solving". */
export function isInnerGap(gap: string): boolean {
  return (
    gap === ' ' ||
    gap === '-' ||
    gap === '/' ||
    gap === '' ||
    gap === '’s ' ||
    /^(?: {1,3}|[-–‑/]| [-–/&] |\n)$/.test(gap)
  );
}

/** Separators between items of a list: "Java/Kotlin", "Word, Excel", "AWS (EC2". */
export function isListGap(gap: string): boolean {
  return /^\s{0,2}[,/;|()+•·–-]{1,3}\s{0,2}$/.test(gap);
}
