import type { ReadQuery } from '#domain/features/jobs/query/read-query.ts';
import { normalizeTerm } from '#domain/features/matching/normalize-term.ts';
import type { Taxonomy } from '#domain/features/matching/taxonomy.ts';
import { isTermKind, listNames } from './term-names.ts';
import type { TierRule } from './tier-rule.ts';

type Part = ReadQuery<unknown>['parts'][number];

const namedRules = { exact: 100, literal: 80, sameTerm: 75, phrase: 70, words: 60 } as const;

/** The title first, then other names of it, the same occupation, close occupations; mentions in the text come last. */
export function buildTitleRules(part: Part, taxonomy: Taxonomy, titleWords: ReadonlySet<string>): TierRule[] {
  const { text } = part;
  // A name with a word that no title has finds nothing.
  const isInUse = (name: string) =>
    normalizeTerm(name)
      .split(' ')
      .every((word) => titleWords.has(word));
  const others = spell(taxonomy, part).flatMap(listForms).filter(isInUse).slice(0, maxNames);
  const rules: TierRule[] = [
    { tier: namedRules.exact, field: 'exact_title', any: listForms(text), how: 'all' },
    { tier: namedRules.literal, field: 'title', any: listForms(text), how: 'phrase', isLiteral: true },
    { tier: 40, field: 'company', any: [text], how: 'phrase', isLiteral: true },
    { tier: 25, field: 'text', any: [text], how: 'phrase' },
    { tier: 10, field: 'text', any: [text], how: 'all' },
  ];
  if (!hasStopWord(text))
    rules.push(
      { tier: namedRules.phrase, field: 'title', any: [text], how: 'phrase' },
      { tier: namedRules.words, field: 'title', any: [text], how: 'all' },
    );
  if (others.length > 0)
    rules.push({ tier: namedRules.sameTerm, field: 'title', any: others, how: 'phrase', isLiteral: true });
  for (const [kind, tier] of relatedTiers) {
    const labels = listRelated(taxonomy, part.term, kind).flatMap(listForms).filter(isInUse);
    if (labels.length > 0) rules.push({ tier, field: 'title', any: labels, how: 'phrase', isLiteral: true });
  }
  return rules;
}

const relatedTiers = [
  ['same_occupation', 55],
  ['close_occupation', 30],
] as const;

function listRelated(taxonomy: Taxonomy, term: number | undefined, kind: string): string[] {
  if (term === undefined) return [];
  return taxonomy
    .related(term)
    .filter((relation) => relation.kind === kind)
    .flatMap(({ id }) => taxonomy.label(id) ?? [])
    .filter((label) => !hasStopWord(label));
}

/** A skill or certification: in the title, asked for, or mentioned under any of its names. */
export function buildTermRules({ text }: Part, others: readonly string[]): TierRule[] {
  const names = [text, ...others.slice(0, maxNames)];
  const rules: TierRule[] = [
    { tier: 90, field: 'exact_title', any: [text.toLowerCase()], how: 'all' },
    { tier: namedRules.literal, field: 'title', any: names, how: 'phrase', isLiteral: true },
  ];
  // The text search drops signs: "C++" would find every "c".
  if (/[+#]/.test(text)) return [...rules, { tier: 25, field: 'text', any: names, how: 'phrase', isLiteral: true }];
  const words = names.filter((name) => !/[+#]/.test(name));
  return [
    ...rules,
    { tier: 25, field: 'text', any: words, how: 'phrase', isLiteral: true, isForFew: true },
    { tier: 15, field: 'text', any: words, how: 'phrase' },
    { tier: namedRules.words, field: 'title', any: [text], how: 'all' },
    { tier: 50, field: 'company', any: [text], how: 'phrase', isLiteral: true },
    { tier: 10, field: 'text', any: [text], how: 'all' },
  ];
}

/** Words that were not understood. */
export function buildTextRules(text: string): TierRule[] {
  const rules: TierRule[] = [
    { tier: 90, field: 'exact_title', any: listForms(text), how: 'all' },
    { tier: namedRules.literal, field: 'title', any: listForms(text), how: 'phrase', isLiteral: true },
    { tier: namedRules.phrase, field: 'title', any: [text], how: 'phrase' },
    { tier: 65, field: 'title', any: [text], how: 'all' },
    { tier: 50, field: 'company', any: [text], how: 'phrase', isLiteral: true },
    { tier: 40, field: 'city', any: [text.toLowerCase()], how: 'phrase' },
    { tier: 10, field: 'text', any: [text], how: 'all' },
  ];
  rules.push({ tier: 22, field: 'text', any: [text], how: 'phrase', isLiteral: true, isForFew: true });
  if (!text.includes(' ')) return rules;
  return [
    ...rules,
    { tier: 45, field: 'name', any: [text], how: 'all' },
    { tier: 20, field: 'text', any: [text], how: 'phrase' },
  ];
}

/** The other names of a part's term. */
export function spell(taxonomy: Taxonomy, { kind, term, key }: Part): string[] {
  const names = term === undefined || !isTermKind(kind) ? [] : listNames(taxonomy, kind, term);
  return names.filter((name) => normalizeTerm(name) !== key && !hasStopWord(name));
}

const maxNames = 40;

/** The words in lower case, in the singular and the plural. */
export function listForms(text: string): string[] {
  const words = text.toLowerCase();
  if (/[^aeiou]ies$/.test(words)) return [words, `${words.slice(0, -3)}y`];
  return /[^s]s$/.test(words) ? [words, words.slice(0, -1)] : [words, `${words}s`];
}

/** Whether the text search drops a word, so that "IT specialist" would find every specialist. */
function hasStopWord(text: string): boolean {
  return normalizeTerm(text)
    .split(' ')
    .some((word) => stopWords.has(word));
}

/** Whether the text search drops all the words, so that they can be no condition. */
export function isStopText(text: string): boolean {
  return normalizeTerm(text)
    .split(' ')
    .every((word) => stopWords.has(word));
}

const stopWords = new Set(
  'a an the of for in on at to and or with from by is are be i me my you your we our it its he she as do no not all any can will just don so s t'.split(
    ' ',
  ),
);
