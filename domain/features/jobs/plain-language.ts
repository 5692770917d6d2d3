import { idioms, vagueDemands } from './plain-language-words.ts';

/** One thing in a text that is hard to read or to understand. */
export interface PlainFinding {
  readonly kind: 'long' | 'vague' | 'idiom';
  /** The words as they stand in the text: the phrase, or the whole sentence. */
  readonly words: string;
  /** Words of a long sentence; otherwise how often the phrase stands in the text. */
  readonly count: number;
}

export interface PlainCheck {
  /** School grade (Flesch-Kincaid) of an English text, never below 0; null for a text too short to tell. */
  readonly grade: number | null;
  readonly findings: readonly PlainFinding[];
}

/** Sentences above this number of words are hard to follow. */
const longestSentence = 25;

/** Up to this grade most people read a job with ease. */
export const highestGrade = 9;

const leastWords = 20;

/** How plainly a text is written: its reading grade, long sentences, figures of speech and vague demands. */
export function checkPlainLanguage(text: string): PlainCheck {
  const sentences = sentencesOf(text);
  const long = sentences
    .map((words) => ({ kind: 'long' as const, words, count: wordsOf(words).length }))
    .filter(({ count }) => count > longestSentence);
  const findings = [...long, ...phrasesIn(text, 'vague', vagueDemands), ...phrasesIn(text, 'idiom', idioms)];
  return { grade: gradeOf(sentences), findings };
}

/** Full stops, question marks and line ends close a sentence; those inside `3.5` and `e.g.` do not. */
function sentencesOf(text: string): string[] {
  return text
    .split(/\n+|(?<=[.!?])(?<!\b[A-Za-z]\.)\s+/)
    .map((sentence) => sentence.replace(/^[\s\-–•*·]+/, '').trim())
    .filter((sentence) => wordsOf(sentence).length > 0);
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];
}

function gradeOf(sentences: readonly string[]): number | null {
  const words = sentences.flatMap(wordsOf);
  if (words.length < leastWords) return null;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
  return Math.max(0, Math.round(grade * 10) / 10);
}

/** Groups of vowels; a silent e at the end counts for nothing, a word always for one. */
function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replace(/[^a-z]/g, '');
  const spoken = letters.replace(/(?:[^laeiouy]es|[^dt]ed|[^laeiouy]e)$/, (end) => end.slice(0, 1));
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 0);
}

function phrasesIn(text: string, kind: 'vague' | 'idiom', phrases: readonly RegExp[]): PlainFinding[] {
  return phrases.flatMap((phrase) => {
    const found = [...text.matchAll(phrase)];
    const [first] = found;
    return first ? [{ kind, words: first[0], count: found.length }] : [];
  });
}
