import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';

/** Number of uses of each text, ignoring case and accents. The first spelling is the one returned. */
export interface TermCounts {
  add(text: string, by: 1 | -1): void;
  /** A number for the text, which must have been added. */
  codeOf(text: string): number;
  /** The text in use that differs at most in case, accents, and punctuation. */
  find(text: string): string | undefined;
  /** The text of a code. */
  textAt(code: number): string;
  /** The normalized text of a code. Codes count up from 0 and are never reused. */
  keyAt(code: number): string | undefined;
  /** The code of a text that was ever added. */
  findCode(text: string): number | undefined;
  /** Texts with a word that starts with the prefix, most used first. */
  suggest(prefix: string, limit: number): { readonly text: string; readonly count: number }[];
  /** All words of the texts in use. */
  words(): ReadonlySet<string>;
}

interface Entry {
  readonly code: number;
  readonly text: string;
  readonly key: string;
  count: number;
}

export function createTermCounts(): TermCounts {
  // Entries with count 0 are not removed: few texts disappear for good.
  const entries = new Map<string, Entry>();
  const byCode: Entry[] = [];
  const byPrefix = new Map<string, Entry[]>();
  let words: Set<string> | undefined;
  const addEntry = (text: string, key: string): Entry => {
    const entry = { code: byCode.length, text, key, count: 0 };
    entries.set(key, entry);
    byCode.push(entry);
    for (const prefix of getPrefixes(key)) {
      const group = byPrefix.get(prefix);
      if (group) group.push(entry);
      else byPrefix.set(prefix, [entry]);
    }
    return entry;
  };
  return {
    add(text, by) {
      const key = normalizeTerm(text);
      const entry = entries.get(key) ?? addEntry(text, key);
      entry.count += by;
      if (entry.count <= 1) words = undefined;
    },
    codeOf: (text) => entries.get(normalizeTerm(text))?.code ?? 0,
    find(text) {
      const entry = entries.get(normalizeTerm(text));
      return entry && entry.count > 0 ? entry.text : undefined;
    },
    textAt: (code) => byCode[code]?.text ?? '',
    keyAt: (code) => byCode[code]?.key,
    findCode: (text) => entries.get(normalizeTerm(text))?.code,
    suggest: (prefix, limit) =>
      (byPrefix.get(prefix.slice(0, maxPrefixLength)) ?? [])
        .filter(({ key, count }) => count > 0 && (key.startsWith(prefix) || key.includes(` ${prefix}`)))
        .sort((a, b) => getRank(b, prefix) - getRank(a, prefix))
        .slice(0, limit)
        .map(({ text, count }) => ({ text, count })),
    words() {
      words ??= new Set([...entries.values()].flatMap(({ key, count }) => (count > 0 ? key.split(' ') : [])));
      return words;
    },
  };
}

/** Length of the prefixes that texts are grouped by. */
const maxPrefixLength = 2;

/** The prefixes of all words of a key, up to the maximum length. */
function getPrefixes(key: string): ReadonlySet<string> {
  const prefixes = new Set<string>();
  for (let at = 0; at >= 0; at = key.indexOf(' ', at) + 1 || -1)
    for (let length = 1; length <= maxPrefixLength; length += 1) prefixes.add(key.slice(at, at + length));
  return prefixes;
}

/** Texts that start with the prefix come before those that contain it later; then the more used. */
function getRank({ key, count }: Entry, prefix: string): number {
  return count + (key.startsWith(prefix) ? 1e9 : 0);
}
