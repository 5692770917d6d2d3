import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import { listWorkWords } from './title-words.ts';

interface Title {
  readonly label: string;
  readonly spellings: readonly string[];
}

/**
 * Spellings of a title that may lead to a distant trade: no word of theirs that says the work occurs in another name of the
 * title ("Bureau Chief" of "Chief Executive Officer"). Abbreviations and the spellings of our own list are not checked. In
 * a title that comes from ESCO alone, only names of a position are foreign ("Director of Science" of "Botanist"), because
 * ESCO's names of trades are synonyms ("Pizza Maker" of "Pizzaiolo").
 */
export function listForeignSpellings(
  { label, spellings }: Title,
  isFromEsco: boolean,
  isOwn: (spelling: string) => boolean,
): string[] {
  const counts = new Map<string, number>();
  for (const word of [label, ...spellings].flatMap((name) => [...new Set(listWorkWords(name))])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return spellings.filter((spelling) => {
    if (isOwn(spelling) || ABBREVIATION.test(spelling)) return false;
    if (listWorkWords(spelling).some((word) => (counts.get(word) ?? 0) > 1)) return false;
    return !isFromEsco || POSITION.test(normalizeTerm(spelling));
  });
}

const ABBREVIATION = /^[A-Z&/-]{2,6}$/;
const POSITION =
  /\b(?:director|manager|officer|representative|consultant|coordinator|specialist|advis[eo]r|agent|administrator|supervisor)s?\b/;
