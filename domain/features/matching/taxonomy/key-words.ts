import { listStems } from './stems.ts';
import { findWord, type WordTable } from './word-table.ts';

/** The words that tell a posting from others, for the order of matches. Ids ascend; each weight belongs to the id at its index. */
export interface PostingWords {
  readonly ids: readonly number[];
  /** 1..255: how rare the word is and how much the posting says of it. */
  readonly weights: readonly number[];
}

export const NO_WORDS: PostingWords = { ids: [], weights: [] };

/** Words kept of one posting. */
export const MAX_POSTING_WORDS = 64;

/** Words kept of one profile. */
const maxPersonWords = 240;

/** The highest closeness. */
export const MAX_CLOSENESS = 1000;

interface PostingTexts {
  readonly title: string;
  readonly texts: readonly string[];
}

/** The words of a profile's fields. Never its free text, name, place or working needs, which the order must not reveal. */
export interface PersonTexts {
  /** Of positions, and desired ones. */
  readonly titles: readonly string[];
  /** As the person wrote them. */
  readonly skills: readonly string[];
  readonly certifications: readonly string[];
  /** Degrees and their fields. */
  readonly education: readonly string[];
  readonly industries: readonly string[];
}

/** A word of the title counts as much as this many in the texts. */
const titleCount = 4;

/** How often a word must be repeated to count half of what it can. */
const saturation = 2;

/** The most distinctive words of a posting. Takes time linear in its length. */
export function readPostingWords({ title, texts }: PostingTexts, table: WordTable): PostingWords {
  const counts = new Map<string, number>();
  const add = (text: string, count: number) => {
    for (const stem of listStems(text)) counts.set(stem, (counts.get(stem) ?? 0) + count);
  };
  add(title, titleCount);
  for (const text of texts) add(text, 1);
  const words = new Map<number, { weight: number; isKnown: boolean }>();
  for (const [stem, count] of counts) {
    const { id, rarity, isKnown } = findWord(table, stem);
    const weight = Math.round((rarity * count) / (count + saturation));
    if (weight > (words.get(id)?.weight ?? 0)) words.set(id, { weight, isKnown });
  }
  const kept = [...words]
    .toSorted(([a, one], [b, other]) => rank(other) - rank(one) || a - b)
    .slice(0, MAX_POSTING_WORDS)
    .toSorted(([a], [b]) => a - b);
  return { ids: kept.map(([id]) => id), weights: kept.map(([, { weight }]) => weight) };
}

/** Known words come before others, such as names; among each, by weight. */
function rank({ weight, isKnown }: { weight: number; isKnown: boolean }): number {
  return isKnown ? weight + 1000 : weight;
}

/** The distinct word ids of a profile, ascending. */
export function readPersonWords(
  { titles, skills, certifications, education, industries }: PersonTexts,
  table: WordTable,
): readonly number[] {
  const stems = [titles, skills, certifications, education, industries].flat().flatMap(listStems);
  const ids = new Set<number>();
  for (const stem of stems) {
    const { id, rarity } = findWord(table, stem);
    if (rarity > 0 && ids.size < maxPersonWords) ids.add(id);
  }
  return [...ids].toSorted((a, b) => a - b);
}

/** How many of the posting's words a profile has, by their weights: 0..MAX_CLOSENESS. More words never lower it. */
export function measureCloseness(person: readonly number[], posting: PostingWords): number {
  const own = new Set(person);
  const sum = posting.ids.reduce((total, id, at) => total + (own.has(id) ? (posting.weights[at] ?? 0) : 0), 0);
  return toCloseness(sum);
}

/** The closeness from the summed weights of shared words. */
export function toCloseness(sum: number): number {
  return Math.min(MAX_CLOSENESS, sum);
}
