import type { Line } from './lines.ts';

/** Whether a text is written without capitals. */
export function isLowerCase(lines: readonly Line[]): boolean {
  const counted = lines.slice(0, 300).filter(({ text }) => /^\p{Ll}|^\p{Lu}/u.test(text));
  return counted.length > 3 && counted.every(({ text }) => /^\p{Ll}/u.test(text));
}

/**
 * Capitalizes the words of short lines of a text without capitals, so that names, locations and headings are recognized.
 * Sentences, email addresses and links are not changed.
 */
export function capitalizeLines(lines: readonly Line[]): Line[] {
  return lines.map((line) => {
    const isSentence = line.bullet || line.text.length > 100 || /[.;]$/.test(line.text);
    return isSentence ? line : { ...line, text: capitalize(line.text) };
  });
}

function capitalize(text: string): string {
  return text
    .split(' ')
    .map((word) => (/@|:\/\/|\w\.\w/.test(word) || smallWords.has(word) ? word : upperFirst(word)))
    .join(' ')
    .replace(/(?<=,\s)\p{L}{2}(?=$|[\s,|)]\P{Ll})|(?<=,\s)\p{L}{2}(?=\s\d|$)/gu, (code) => code.toUpperCase());
}

const smallWords = new Set([
  'and',
  'of',
  'the',
  'at',
  'in',
  'to',
  'or',
  'for',
  'de',
  'du',
  'la',
  'del',
  'y',
  'et',
  'van',
  'der',
]);

function upperFirst(word: string): string {
  return word
    .replace(/(?<![\p{L}\p{M}\p{N}])\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replace(/(?<=\p{L}['’])S\b/u, 's');
}
