/**
 * The known word with the smallest edit distance to a misspelled one: at most 1, or 2 from eight letters on. Of equally
 * near ones, one that differs in its vowels only comes first: "docter" is "doctor" rather than "docker".
 */
export function findNearestWord(word: string, known: Iterable<string>): string | undefined {
  const maxDistance = word.length < 8 ? 1 : 2;
  let best: { readonly word: string; readonly distance: number } | undefined;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) > maxDistance) continue;
    const distance = getEditDistance(word, candidate);
    if (distance > maxDistance || (best && distance > best.distance)) continue;
    const isNearer =
      !best || distance < best.distance || (!hasConsonantsOf(word, best.word) && hasConsonantsOf(word, candidate));
    if (isNearer) best = { word: candidate, distance };
  }
  return best?.word;
}

function hasConsonantsOf(word: string, other: string): boolean {
  return word.replace(vowels, '') === other.replace(vowels, '');
}

const vowels = /[aeiouy]/g;

/** Letters to insert, delete, replace, or swap with the next one (optimal string alignment distance). */
export function getEditDistance(a: string, b: string): number {
  let previous: number[] = [];
  let current = Array.from({ length: b.length + 1 }, (_empty, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (current[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (current[j - 1] ?? 0) + same,
        isSwap ? (previous[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    previous = current;
    current = next;
  }
  return current[b.length] ?? 0;
}
