import { normaliseTerm } from '#domain/features/matching/normalise-term.ts';

/** How often texts are used, whatever their spelling; the text shown is the one that came first. */
export interface Tally {
  add(text: string, by: 1 | -1): void;
  /** Texts of which a word begins like the prefix; the most used first. */
  startingLike(prefix: string, limit: number): { readonly text: string; readonly count: number }[];
  /** Each word that is in use. */
  words(): ReadonlySet<string>;
}

interface Entry {
  readonly text: string;
  readonly key: string;
  count: number;
}

export function createTally(): Tally {
  const entries = new Map<string, Entry>();
  let words: Set<string> | undefined;
  return {
    add(text, by) {
      const key = normaliseTerm(text);
      const entry = entries.get(key) ?? { text, key, count: 0 };
      entry.count += by;
      if (entry.count > 0) entries.set(key, entry);
      else entries.delete(key);
      if (entry.count <= 1) words = undefined;
    },
    startingLike(prefix, limit) {
      const found: Entry[] = [];
      for (const entry of entries.values())
        if (entry.key.startsWith(prefix) || entry.key.includes(` ${prefix}`)) found.push(entry);
      return found
        .sort((a, b) => rank(b, prefix) - rank(a, prefix))
        .slice(0, limit)
        .map(({ text, count }) => ({ text, count }));
    },
    words() {
      words ??= new Set([...entries.keys()].flatMap((key) => key.split(' ')));
      return words;
    },
  };
}

/** What begins like the prefix comes before what has it later; then what is used more. */
function rank({ key, count }: Entry, prefix: string): number {
  return count + (key.startsWith(prefix) ? 1e9 : 0);
}
