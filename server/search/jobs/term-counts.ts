import { normalizeTerm } from '#domain/features/matching/normalize-term.ts';

/** How often texts are used, whatever their spelling; the text shown is the one that came first. */
export interface TermCounts {
  add(text: string, by: 1 | -1): void;
  /** Texts of which a word begins like the prefix; the most used first. */
  suggest(prefix: string, limit: number): { readonly text: string; readonly count: number }[];
  /** Each word that is in use. */
  words(): ReadonlySet<string>;
}

interface Entry {
  readonly text: string;
  readonly key: string;
  count: number;
}

export function createTermCounts(): TermCounts {
  // What is used no more keeps its place: it may come back, and few texts ever go.
  const entries = new Map<string, Entry>();
  const byBeginning = new Map<string, Entry[]>();
  let words: Set<string> | undefined;
  const begin = (text: string, key: string): Entry => {
    const entry = { text, key, count: 0 };
    entries.set(key, entry);
    for (const beginning of beginningsOf(key)) {
      const alike = byBeginning.get(beginning);
      if (alike) alike.push(entry);
      else byBeginning.set(beginning, [entry]);
    }
    return entry;
  };
  return {
    add(text, by) {
      const key = normalizeTerm(text);
      const entry = entries.get(key) ?? begin(text, key);
      entry.count += by;
      if (entry.count <= 1) words = undefined;
    },
    suggest: (prefix, limit) =>
      (byBeginning.get(prefix.slice(0, beginningLength)) ?? [])
        .filter(({ key, count }) => count > 0 && (key.startsWith(prefix) || key.includes(` ${prefix}`)))
        .sort((a, b) => rank(b, prefix) - rank(a, prefix))
        .slice(0, limit)
        .map(({ text, count }) => ({ text, count })),
    words() {
      words ??= new Set([...entries.values()].flatMap(({ key, count }) => (count > 0 ? key.split(' ') : [])));
      return words;
    },
  };
}

/** Letters by which texts are laid together: a prefix is then looked for among few. */
const beginningLength = 2;

/** How the words of a key begin, in every length that a short prefix may have. */
function beginningsOf(key: string): ReadonlySet<string> {
  const beginnings = new Set<string>();
  for (let at = 0; at >= 0; at = key.indexOf(' ', at) + 1 || -1)
    for (let length = 1; length <= beginningLength; length += 1) beginnings.add(key.slice(at, at + length));
  return beginnings;
}

/** What begins like the prefix comes before what has it later; then what is used more. */
function rank({ key, count }: Entry, prefix: string): number {
  return count + (key.startsWith(prefix) ? 1e9 : 0);
}
