import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import type { TierRule } from './tier-rule.ts';

/**
 * The rules that find the same jobs without telling them apart: a phrase or a city has all of its words, so that the rule
 * for all words finds it too. The database answers a lone rule for all words from its index.
 */
export function mergeIntoAll(rules: readonly TierRule[]): TierRule[] {
  const all = rules.find(({ field, how, isLiteral }) => field === 'text' && how === 'all' && !isLiteral);
  const words = all?.any.length === 1 ? splitWords(all.any[0] ?? '') : [];
  if (!all || words.length === 0) return [...rules];
  const isFoundByAll = ({ field, any }: TierRule): boolean =>
    (field === 'text' || field === 'city') && any.every((text) => hasAll(splitWords(text), words));
  return [...rules.filter((rule) => rule !== all && !isFoundByAll(rule)), all];
}

function splitWords(text: string): string[] {
  const key = normalizeTerm(text);
  return key === '' ? [] : key.split(' ');
}

function hasAll(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((word) => words.includes(word));
}
