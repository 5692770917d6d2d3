import { normaliseTerm } from '#domain/features/matching/normalise-term.ts';
import type { JobShelf } from './catalog.ts';
import { nearestWord } from './spelling.ts';

/** Shorter words have too many neighbours. */
const shortest = 4;

/** The words with each unknown one replaced by the word of a title or an employer it resembles; null when none does. */
export function correctWords({ titles, employers }: JobShelf, words: string): string | null {
  const known = new Set([...titles.words(), ...employers.words()]);
  let isCorrected = false;
  const corrected = words.split(/\s+/).map((word) => {
    const key = normaliseTerm(word);
    if (!/^\p{L}+$/u.test(word) || key.length < shortest || known.has(key)) return word;
    const nearest = nearestWord(key, known);
    if (nearest === undefined) return word;
    isCorrected = true;
    return nearest;
  });
  return isCorrected ? corrected.join(' ') : null;
}
