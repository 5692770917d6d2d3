import { normalizeTerm } from '#domain/features/matching/normalize-term.ts';
import type { TenantCatalog } from './catalog.ts';
import { findNearestWord } from './spelling.ts';

/** Shorter words have too many neighbours. */
const shortest = 4;

/** The words with each unknown one replaced by the word of a title or an employer it resembles; null when none does. */
export function correctQuery({ titles, employers }: TenantCatalog, words: string): string | null {
  const known = new Set([...titles.words(), ...employers.words()]);
  let isCorrected = false;
  const corrected = words.split(/\s+/).map((word) => {
    const key = normalizeTerm(word);
    if (!/^\p{L}+$/u.test(word) || key.length < shortest || known.has(key)) return word;
    const nearest = findNearestWord(key, known);
    if (nearest === undefined) return word;
    isCorrected = true;
    return nearest;
  });
  return isCorrected ? corrected.join(' ') : null;
}
