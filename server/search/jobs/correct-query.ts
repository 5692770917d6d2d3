import { normalizeTerm } from '#domain/features/matching/normalize-term.ts';
import type { TenantCatalog } from './catalog.ts';
import { findNearestWord } from './spelling.ts';

/** Shorter words resemble too many others. */
const minLength = 4;

/** The query with unknown words replaced by similar words of titles or employers; null if no word was replaced. */
export function correctQuery({ titles, employers }: TenantCatalog, query: string): string | null {
  const known = new Set([...titles.words(), ...employers.words()]);
  let isCorrected = false;
  const corrected = query.split(/\s+/).map((word) => {
    const key = normalizeTerm(word);
    if (!/^\p{L}+$/u.test(word) || key.length < minLength || known.has(key)) return word;
    const nearest = findNearestWord(key, known);
    if (nearest === undefined) return word;
    isCorrected = true;
    return nearest;
  });
  return isCorrected ? corrected.join(' ') : null;
}
