import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import type { TermKind } from '#domain/features/matching/taxonomy/terms.ts';
import { readTsv, splitCell } from './tsv.ts';

interface Usage {
  /** SCOWL's level: 10 for the most common words, 50 for rare ones. */
  readonly level: number;
  /** Postings out of 2,043 that contain the word in lower case. */
  readonly postings: number;
}

/**
 * Which spellings are ambiguous in running text: names of one or two letters, product names that are English words
 * ("Access", "Slack"), and nouns that most texts use without meaning the skill, title or industry ("organization").
 */
export function buildAmbiguity(source: string, own: string): (kind: TermKind, spelling: string) => boolean {
  const usages = new Map(
    readTsv(own, 'everyday-words.tsv', ['word', 'level', 'postings']).map(({ word, level, postings }) => [
      word,
      { level: Number(level), postings: Number(postings) },
    ]),
  );
  const isProduct = listProducts(source, own);
  return (kind, spelling) => {
    const key = normalizeTerm(spelling);
    if (/[+#]/.test(key)) return false;
    if (key.replace(' ', '').length <= 2) return true;
    const usage = usages.get(key);
    return usage !== undefined && RULES[kind](usage, kind === 'skill' && isProduct(key));
  };
}

const RULES: Record<TermKind, (usage: Usage, isProduct: boolean) => boolean> = {
  skill: ({ level, postings }, isProduct) => isProduct || (level <= 20 && postings >= 40),
  title: ({ level, postings }) => level <= 20 || postings >= 20,
  certification: () => true,
  industry: ({ level, postings }) => level <= 20 || postings >= 20,
};

// Spellings of a product are products too: "Access" of "Microsoft Access".
function listProducts(source: string, own: string): (key: string) => boolean {
  const technology = readTsv(source, 'onet_technology_skills.tsv', ['skill'])
    .map(({ skill }) => skill)
    .filter((skill) => !/ (?:software|systems?)$/.test(skill));
  const tools = readTsv(own, 'skill-families.tsv', ['kind', 'members'])
    .filter(({ kind }) => kind !== 'method')
    .flatMap(({ members }) => splitCell(members));
  const products = new Set([...technology, ...tools].map(normalizeTerm));
  for (const file of ['skills.tsv', 'modern-skills.tsv']) {
    for (const { label, spellings } of readTsv(own, file, ['label', 'spellings'])) {
      const keys = [label, ...splitCell(spellings)].map(normalizeTerm);
      if (keys.some((key) => products.has(key))) for (const key of keys) products.add(key);
    }
  }
  return (key) => products.has(key);
}
