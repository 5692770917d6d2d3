import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';

/** Text as it is compared: in lowercase, without accents and punctuation. */
export function foldText(text: string): string {
  const folded = normalizeTerm(text);
  return PLAIN.test(folded) ? folded : folded.replace(LETTERS, (letter) => replacements[letter] ?? letter);
}

/** The words of a text; "O'Brien" is found as "obrien", "o", and "brien". */
export function readWords(text: string): string[] {
  const words = foldText(text).split(' ');
  const parts = APOSTROPHE.test(text) ? foldText(text.replace(APOSTROPHES, ' ')).split(' ') : [];
  return [...words, ...parts].filter((word) => word !== '');
}

const PLAIN = /^[\x20-\x7e]*$/;
const APOSTROPHE = /['’]/;
const APOSTROPHES = /['’]/g;
const LETTERS = /[łđøßæœıð]/g;

/** Letters that do not consist of a letter and an accent. */
const replacements: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};
