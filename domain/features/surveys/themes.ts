import { stopWords } from './stop-words.ts';

export interface FoundTheme {
  readonly phrase: string;
  /** Comments that contain it. */
  readonly count: number;
  readonly examples: readonly string[];
}

/** A theme needs this many comments. */
const minThemeComments = 10;
const maxThemes = 12;
const maxExamples = 3;
const maxPhraseWords = 3;
/** A longer phrase replaces a shorter one that it contains, if it occurs in at least this share of its comments. */
const replacedShare = 0.7;

/** The most frequent words and phrases of comments, by the number of comments that contain them. */
export function findThemes(comments: readonly string[]): FoundTheme[] {
  const commentsOf = new Map<string, number[]>();
  const hidden = comments.map(hideContacts);
  for (const [index, comment] of hidden.entries()) {
    for (const phrase of listPhrases(comment)) {
      const found = commentsOf.get(phrase);
      if (found) found.push(index);
      else commentsOf.set(phrase, [index]);
    }
  }
  const frequent = [...commentsOf].filter(([, found]) => found.length >= minThemeComments);
  return keepOnePerComments(frequent.filter(([phrase, found]) => !isReplaced(phrase, found.length, frequent)))
    .slice(0, maxThemes)
    .map(([phrase, found]) => ({
      phrase,
      count: found.length,
      examples: [...new Set(found.map((index) => hidden[index] ?? ''))].slice(-maxExamples),
    }));
}

type Found = readonly [phrase: string, comments: readonly number[]];

/** Most frequent first. Of phrases with the same comments, such as parts of one sentence, the longest stays. */
function keepOnePerComments(all: readonly Found[]): Found[] {
  const kept = new Map<string, Found>();
  for (const each of all) {
    const comments = each[1].join();
    const other = kept.get(comments);
    if (!other || other[0].length < each[0].length) kept.set(comments, each);
  }
  return [...kept.values()].sort(([a, x], [b, y]) => y.length - x.length || a.localeCompare(b));
}

function isReplaced(phrase: string, count: number, all: readonly Found[]): boolean {
  return all.some(
    ([other, found]) =>
      other.length > phrase.length && ` ${other} `.includes(` ${phrase} `) && found.length >= count * replacedShare,
  );
}

/** The distinct phrases of a comment that neither start nor end with a stop word. */
function listPhrases(comment: string): Set<string> {
  const phrases = new Set<string>();
  for (const sentence of comment.toLowerCase().split(/[.!?;:,\n()]+/)) {
    const words = sentence.match(/[\p{L}\p{N}’'-]+/gu) ?? [];
    for (let start = 0; start < words.length; start += 1) {
      for (let length = 1; length <= maxPhraseWords && start + length <= words.length; length += 1) {
        const phrase = words.slice(start, start + length);
        if (isContent(phrase[0]) && isContent(phrase.at(-1))) phrases.add(phrase.join(' '));
      }
    }
  }
  return phrases;
}

function isContent(word: string | undefined): boolean {
  return word !== undefined && word.length > 1 && !stopWords.has(word) && !/^[\d'’-]+$/.test(word);
}

/** Email addresses, links, and long numbers could identify a person. */
function hideContacts(comment: string): string {
  return comment
    .replace(/\S+@\S+/g, '…')
    .replace(/(https?:\/\/|www\.)\S+/gi, '…')
    .replace(/\+?\d[\d\s().-]{5,}\d/g, '…');
}
