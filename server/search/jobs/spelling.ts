/** Words to which a misspelled one is compared. */
export interface KnownWords {
  has(word: string): boolean;
  /** All words within the distance, and some others. */
  near(word: string, maxDistance: number): Iterable<string>;
}

/** Keeps the letters of each word: comparing them first rules out almost all of them. */
export function readKnownWords(words: ReadonlySet<string>): KnownWords {
  const all = [...words];
  const lettersOf = Uint32Array.from(all, getLetters);
  return {
    has: (word) => words.has(word),
    *near(word, maxDistance) {
      const letters = getLetters(word);
      for (const [index, candidate] of all.entries()) {
        if (Math.abs(candidate.length - word.length) > maxDistance) continue;
        if (getLeastDistance(letters, lettersOf[index] ?? 0) <= maxDistance) yield candidate;
      }
    },
  };
}

export function joinKnownWords(first: KnownWords, others: ReadonlySet<string>): KnownWords {
  const second = readKnownWords(others);
  return {
    has: (word) => first.has(word) || second.has(word),
    *near(word, maxDistance) {
      yield* first.near(word, maxDistance);
      yield* second.near(word, maxDistance);
    },
  };
}

/**
 * The known word with the smallest edit distance to a misspelled one: at most 1, or 2 from eight letters on. Of equally
 * near ones, one that differs in its vowels only comes first: "docter" is "doctor" rather than "docker".
 */
export function findNearestWord(word: string, known: KnownWords): string | undefined {
  const maxDistance = word.length < 8 ? 1 : 2;
  let best: { readonly word: string; readonly distance: number } | undefined;
  for (const candidate of known.near(word, maxDistance)) {
    const limit = best?.distance ?? maxDistance;
    const distance = getEditDistance(word, candidate, limit);
    if (distance > limit) continue;
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

/**
 * Letters to insert, delete, replace, or swap with the next one (optimal string alignment distance). Above the limit,
 * which saves time, it is any number above the limit.
 */
export function getEditDistance(a: string, b: string, limit = Number.POSITIVE_INFINITY): number {
  let previous: number[] = [];
  let current = Array.from({ length: b.length + 1 }, (_empty, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const distance = Math.min(
        (current[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (current[j - 1] ?? 0) + same,
        isSwap ? (previous[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
      next[j] = distance;
      if (distance < least) least = distance;
    }
    if (least > limit) return least;
    previous = current;
    current = next;
  }
  return current[b.length] ?? 0;
}

/** Which letters a text has, one bit each. Other characters share the bits. */
export function getLetters(text: string): number {
  let letters = 0;
  for (let index = 0; index < text.length; index += 1) letters |= 1 << (text.charCodeAt(index) & 31);
  return letters;
}

/** The edit distance of two texts with these letters is at least this: an edit adds and removes at most one letter each. */
export function getLeastDistance(letters: number, otherLetters: number): number {
  let different = letters ^ otherLetters;
  let count = 0;
  for (; different !== 0; different &= different - 1) count += 1;
  return Math.ceil(count / 2);
}
