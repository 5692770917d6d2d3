import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import type { ReadTerm } from '#domain/features/reading/posting/requirements.ts';

/** Words with capitals before an abbreviation in brackets: "Creative Communication Services (CCS)". */
const definition = /((?:\p{Lu}[\p{L}’'&-]{0,30} (?:(?:of|and|the|for|in|&) ){0,2}){2,7})\((\p{Lu}{2,6})\)/gu;

/** The abbreviations that texts define, with their normalized words. */
function listDefinitions(texts: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const text of texts)
    for (const [, words = '', short = ''] of text.matchAll(definition)) {
      const own = findAbbreviated(
        words.split(' ').filter((word) => /^\p{Lu}/u.test(word)),
        short,
      );
      if (own) found.set(short, normalizeTerm(own.join(' ')));
    }
  return found;
}

/** The last words whose initials are the abbreviation; one of them may be left out: "Centers for Medicare & Medicaid Services (CMS)". */
function findAbbreviated(words: readonly string[], short: string): readonly string[] | undefined {
  const initials = (part: readonly string[]): string => part.map((word) => word.charAt(0)).join('');
  const own = words.slice(-short.length);
  if (initials(own) === short) return own;
  const longer = words.slice(-short.length - 1);
  const inner = longer.map((_word, at) => at).slice(1, -1);
  return inner.some((at) => initials(longer.toSpliced(at, 1)) === short) ? longer : undefined;
}

/** Whether a text defines an abbreviation: "Commissioning Machinery Assistant (CMA)". */
export function isOwnAbbreviation(text: string, short: string): boolean {
  return listDefinitions([text]).has(short);
}

/** Without the terms that are read from an abbreviation which the posting itself defines as something else. */
export function omitOwnAbbreviations<T extends ReadTerm>(
  terms: readonly T[],
  texts: readonly string[],
  getLabel: (id: number) => string,
): T[] {
  const definitions = listDefinitions(texts);
  if (definitions.size === 0) return [...terms];
  return terms.filter(({ id, text }) => {
    const meaning = definitions.get(text);
    const label = new Set(normalizeTerm(getLabel(id)).split(' '));
    return meaning === undefined || meaning.split(' ').some((word) => label.has(word));
  });
}
