import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import { readAlternateTitles } from './titles.ts';
import { readTsv, splitCell } from './tsv.ts';

export interface ClosePair {
  readonly a: string;
  readonly b: string;
  readonly closeness: number;
}

/**
 * Pairs of O*NET occupations with similar work. The evidence: alternate titles that both list, tools that few other
 * occupations use, the words of their descriptions, and their place in SOC. Titles or tools must be shared: SOC and
 * descriptions alone put a heart surgeon next to a dermatologist.
 */
export function listClosePairs(source: string): ClosePair[] {
  const rows = readTsv(source, 'onet_occupations.tsv', ['soc', 'title', 'description', 'job_zone']);
  const occupations = rows.filter(({ soc, title }) => !EXCLUDED.test(soc) && !/All Other$|^First-Line/.test(title));
  const alternates = readAlternateTitles(source);
  const sharedTitles = countShared([...groupBy(alternates, normalizeTerm).values()], (size) => 1 / (size - 1));
  const sharedTools = countShared(listRareTools(source), () => 1);
  const toolCounts = countAll(listRareTools(source));
  const vectors = buildVectors(rows.map(({ soc, title, description }) => [soc, `${title} ${title} ${description}`]));
  return occupations.flatMap((first, at) =>
    occupations.slice(at + 1).flatMap((second): ClosePair[] => {
      const [a, b] = [first.soc, second.soc];
      const titles = sharedTitles.get(`${a} ${b}`) ?? 0;
      const tools = sharedTools.get(`${a} ${b}`) ?? 0;
      if (titles + tools === 0 || Math.abs(Number(first.job_zone) - Number(second.job_zone)) > 1) return [];
      const size = Math.min(alternates.get(a)?.length ?? 1, alternates.get(b)?.length ?? 1);
      const toolShare = tools / Math.sqrt(((toolCounts.get(a) ?? 0) + 1) * ((toolCounts.get(b) ?? 0) + 1));
      const similarity = cosine(vectors.get(a), vectors.get(b));
      const closeness = titles / Math.sqrt(size) + 0.7 * toolShare + 1.5 * similarity + 0.25 * socLevel(a, b);
      return closeness >= minCloseness ? [{ a, b, closeness }] : [];
    }),
  );
}

// Chosen by reading 14 pairs at each tenth.
const minCloseness = 1.45;

// Physicians, college teachers and the military, who need a license, a degree or a rank of their own; and helpers.
const EXCLUDED = /^(?:29-12|25-1|55-|47-30|51-9198|49-9098)/;

function socLevel(a: string, b: string): number {
  if (a.slice(0, 7) === b.slice(0, 7)) return 3;
  if (a.slice(0, 6) === b.slice(0, 6)) return 2;
  if (a.slice(0, 5) === b.slice(0, 5)) return 1;
  return a.slice(0, 2) === b.slice(0, 2) ? 0.5 : 0;
}

/** The occupations of each tool that at most six occupations use; for others the source names only some. */
function listRareTools(source: string): string[][] {
  return readTsv(source, 'onet_technology_skills.tsv', ['occupations', 'soc_sample'])
    .filter(({ occupations }) => Number(occupations) <= 6)
    .map(({ soc_sample }) => splitCell(soc_sample));
}

function groupBy(
  lists: ReadonlyMap<string, readonly string[]>,
  toKey: (name: string) => string,
): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [soc, names] of lists) {
    for (const key of new Set(names.map(toKey))) groups.set(key, [...(groups.get(key) ?? []), soc]);
  }
  return groups;
}

/** For each pair of occupations, the sum over the groups that contain both; groups of up to six. */
function countShared(groups: readonly (readonly string[])[], weigh: (size: number) => number): Map<string, number> {
  const counts = new Map<string, number>();
  for (const group of groups.filter(({ length }) => length <= 6)) {
    const sorted = group.toSorted();
    for (const [at, a] of sorted.entries()) {
      for (const b of sorted.slice(at + 1)) {
        counts.set(`${a} ${b}`, (counts.get(`${a} ${b}`) ?? 0) + weigh(group.length));
      }
    }
  }
  return counts;
}

function countAll(groups: readonly (readonly string[])[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const soc of groups.flat()) counts.set(soc, (counts.get(soc) ?? 0) + 1);
  return counts;
}

type Vector = ReadonlyMap<string, number>;

/** Words weighted by how rare they are, scaled to length 1. */
function buildVectors(texts: readonly (readonly [string, string])[]): Map<string, Vector> {
  const words = texts.map(([soc, text]) => [soc, text.toLowerCase().match(/[a-z]{3,}/g) ?? []] as const);
  const frequencies = countAll(words.map(([, list]) => [...new Set(list)]));
  return new Map(
    words.map(([soc, list]) => {
      const weights = [...countAll([list])].map(([word, count]): [string, number] => {
        const rarity = Math.log(texts.length / (frequencies.get(word) ?? 1));
        return [word, rarity < minRarity ? 0 : (1 + Math.log(count)) * rarity];
      });
      const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
      return [soc, new Map(weights.map(([word, weight]) => [word, weight / length]))];
    }),
  );
}

// Leaves out words that more than a fifth of the descriptions contain.
const minRarity = Math.log(5);

function cosine(a: Vector = new Map(), b: Vector = new Map()): number {
  let sum = 0;
  for (const [word, weight] of a) sum += weight * (b.get(word) ?? 0);
  return sum;
}
