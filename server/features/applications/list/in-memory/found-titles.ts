/** The jobs found by title or employer, by text. Several searches for the same text share one. */
export interface FoundTitles {
  find(text: string, search: () => Promise<readonly number[]>): Promise<readonly number[]>;
  /** Forgets all of them, also those that are being searched. */
  clear(): void;
}

const maxTexts = 50;

/** Jobs of one text. */
const maxJobs = 20_000;

export function createFoundTitles(): FoundTitles {
  let found = new Map<string, Promise<readonly number[]>>();
  return {
    find(text, search) {
      const known = found.get(text);
      if (known) return known;
      const texts = found;
      const searching = search();
      texts.set(text, searching);
      for (const oldest of texts.keys()) if (texts.size > maxTexts) texts.delete(oldest);
      searching.then(
        (ids) => ids.length > maxJobs && texts.delete(text),
        () => texts.delete(text),
      );
      return searching;
    },
    clear() {
      found = new Map();
    },
  };
}
