import { conditionPatterns, idiomPatterns, vagueDemandPatterns } from './plain-language-patterns.ts';

/** A passage that is hard to read or understand. */
export interface PlainLanguageFinding {
  readonly kind: 'long' | 'vague' | 'idiom' | 'condition';
  /** The phrase or sentence, as written. */
  readonly text: string;
  /** Words in a long sentence; otherwise occurrences of the phrase. */
  readonly count: number;
}

export interface PlainLanguageCheck {
  /** Flesch-Kincaid grade of an English text, at least 0; null if the text is too short. */
  readonly grade: number | null;
  readonly findings: readonly PlainLanguageFinding[];
}

/** Longer sentences are hard to follow. */
const maxSentenceWords = 25;

/** Most people read a job up to this grade easily. */
export const maxGrade = 9;

const minWords = 20;

/** Finds the reading grade, long sentences, idioms, vague requirements, and questions about a condition of a text. */
export function checkPlainLanguage(text: string): PlainLanguageCheck {
  const sentences = splitSentences(text);
  const long = sentences
    .map((sentence) => ({ kind: 'long' as const, text: sentence, count: splitWords(sentence).length }))
    .filter(({ count }) => count > maxSentenceWords);
  const findings = [
    ...long,
    ...findPhrases(text, 'vague', vagueDemandPatterns),
    ...findPhrases(text, 'idiom', idiomPatterns),
    ...findPhrases(text, 'condition', conditionPatterns),
  ];
  return { grade: computeGrade(sentences), findings };
}

/** Splits at sentence marks and line ends, but not inside `3.5` or `e.g.`. */
function splitSentences(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?])(?<!\b[A-Za-z]\.)\s+/)
    .map((sentence) => sentence.replace(/^[\s\-–•*·]+/, '').trim())
    .filter((sentence) => splitWords(sentence).length > 0);
}

function splitWords(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];
}

function computeGrade(sentences: readonly string[]): number | null {
  const words = sentences.flatMap(splitWords);
  if (words.length < minWords) return null;
  const syllables = words.reduce((sum, word) => sum + countSyllables(word), 0);
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
  return Math.max(0, Math.round(grade * 10) / 10);
}

/** Counts vowel groups without a silent final e; at least 1 per word. */
function countSyllables(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const spoken = letters.replace(/(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/, (end) => end.slice(0, 1));
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

function findPhrases(
  text: string,
  kind: 'vague' | 'idiom' | 'condition',
  phrases: readonly RegExp[],
): PlainLanguageFinding[] {
  return phrases.flatMap((phrase) => {
    const found = [...text.matchAll(phrase)];
    const [first] = found;
    return first ? [{ kind, text: first[0], count: found.length }] : [];
  });
}
