import type { ReadQuery } from '#domain/features/jobs/search/query/read-query.ts';
import { normalizeTerm } from '#domain/features/matching/taxonomy/normalize-term.ts';
import type { Taxonomy } from '#domain/features/matching/taxonomy/taxonomy.ts';
import type { TierRule } from '#server/search/query/order/tier-rule.ts';
import { isTermKind, listNames } from './term-names.ts';

type Part = ReadQuery<unknown>['parts'][number];

const namedRules = {
  exact: 100,
  head: 80,
  main: 77,
  otherRole: 76,
  sameTerm: 75,
  literal: 72,
  phrase: 70,
  words: 60,
  // Below other names of the occupation: it may be a part of another one, as "nurse" in "Nurse Recruiter".
  otherName: 28,
} as const;

/** The title first, then other names of it, the same occupation, close occupations; mentions in the text come last. */
export function buildTitleRules(part: Part, taxonomy: Taxonomy, titleWords: ReadonlySet<string>): TierRule[] {
  const { text } = part;
  const areWordsInUse = (name: string) => isInUse(name, titleWords);
  const others = spell(taxonomy, part).flatMap(listForms).filter(areWordsInUse).slice(0, maxNames);
  const rules: TierRule[] = [
    { tier: namedRules.exact, field: 'exact_title', any: listForms(text), how: 'all' },
    ...buildLiteralRules(text),
    { tier: 40, field: 'company', any: [text], how: 'phrase', isLiteral: true },
    ...buildMentionRules(text),
  ];
  if (!hasStopWord(text))
    rules.push(
      { tier: namedRules.phrase, field: 'title', any: [text], how: 'phrase' },
      { tier: namedRules.words, field: 'title', any: [text], how: 'all' },
    );
  const roles = listOtherRoles(part, taxonomy);
  if (roles.length > 0) rules.push({ tier: namedRules.otherRole, field: 'title', any: roles, how: 'all' });
  if (others.length > 0) {
    const rule = { field: 'title', any: others, how: 'phrase', isLiteral: true } as const;
    rules.push({ ...rule, tier: namedRules.sameTerm, where: 'head' }, { ...rule, tier: namedRules.otherName });
  }
  for (const [kind, tier] of relatedTiers) {
    const labels = listRelated(taxonomy, part.term, kind).flatMap(listForms).filter(areWordsInUse);
    if (labels.length > 0) rules.push({ tier, field: 'title', any: labels, how: 'phrase', where: 'head' });
  }
  return rules;
}

/** "iOS engineer" for "iOS developer"; but a computer engineer is no computer programmer. */
function listOtherRoles({ text, term }: Part, taxonomy: Taxonomy): string[] {
  const role = Object.keys(otherRoles).find((each) => text.toLowerCase().endsWith(` ${each}`));
  if (role === undefined || term === undefined) return [];
  return (otherRoles[role] ?? [])
    .map((each) => text.slice(0, -role.length) + each)
    .filter((name) => taxonomy.find('title', name)?.id === term);
}

const otherRoles: Readonly<Record<string, readonly string[]>> = {
  developer: ['engineer', 'programmer'],
  engineer: ['developer'],
  programmer: ['developer'],
};

/**
 * Texts that mention a title. One word must be there letter by letter, since its stem is often another word's: "doctor"
 * and "doctoral", "translator" and "translate".
 */
function buildMentionRules(text: string): TierRule[] {
  if (!text.includes(' '))
    return [{ tier: 25, field: 'text', any: listForms(text), how: 'phrase', isLiteral: true, isForFew: true }];
  return [
    { tier: 25, field: 'text', any: [text], how: 'phrase' },
    { tier: 10, field: 'text', any: [text], how: 'all' },
  ];
}

/** Titles with the words letter by letter: as the occupation, in the main part, or elsewhere. */
function buildLiteralRules(text: string): TierRule[] {
  const rule = { field: 'title', any: listForms(text), how: 'phrase', isLiteral: true } as const;
  return [
    { ...rule, tier: namedRules.head, where: 'head' },
    { ...rule, tier: namedRules.main, where: 'main' },
    { ...rule, tier: namedRules.literal },
  ];
}

/** The rules for the title that a text is another name of; none if it is no title. */
export function buildRelatedRules(text: string, taxonomy: Taxonomy, titleWords: ReadonlySet<string>): TierRule[] {
  const term = taxonomy.find('title', text)?.id;
  if (term === undefined) return [];
  const others = listNames(taxonomy, 'title', term).filter((name) => !hasStopWord(name) && isInUse(name, titleWords));
  const rule = {
    field: 'title',
    any: others.flatMap(listForms).slice(0, maxNames),
    how: 'phrase',
    where: 'head',
  } as const;
  return others.length === 0 ? [] : [{ ...rule, tier: relatedNameTier }];
}

/** Below the jobs that ask for a certification. */
const relatedNameTier = 45;

/** A name with a word that no title has finds nothing. */
function isInUse(name: string, titleWords: ReadonlySet<string>): boolean {
  return normalizeTerm(name)
    .split(' ')
    .every((word) => titleWords.has(word));
}

const relatedTiers = [
  ['same_occupation', 55],
  ['close_occupation', 30],
] as const;

function listRelated(taxonomy: Taxonomy, term: number | undefined, kind: keyof typeof maxRelatedNames): string[] {
  if (term === undefined) return [];
  return taxonomy
    .related(term)
    .filter((relation) => relation.kind === kind)
    .flatMap(({ id }) => listNames(taxonomy, 'title', id).slice(0, maxRelatedNames[kind]))
    .filter((name) => !hasStopWord(name));
}

/** The most common names of a related title: "Shipping Clerk" for "Shipping and Receiving Clerk". */
const maxRelatedNames = { same_occupation: 8, close_occupation: 3 };

/** A skill or certification: in the title, asked for, or mentioned under any of its names. */
export function buildTermRules({ text, key, label }: Part, others: readonly string[]): TierRule[] {
  // One or two letters mean the skill only where a job asks for it or has it in its title.
  const isShort = key.length <= 2 && !/[+#]/.test(text);
  const names = [text, ...others.slice(0, maxNames)];
  const rules: TierRule[] = [
    { tier: 90, field: 'exact_title', any: [text.toLowerCase()], how: 'all' },
    // In a title, even a name that is an everyday word elsewhere means the term: "Mathematics Teacher".
    { tier: namedRules.head, field: 'title', any: [...new Set([...names, label])], how: 'phrase', isLiteral: true },
  ];
  // The text search drops signs: "C++" would find every "c".
  if (/[+#]/.test(text)) return [...rules, { tier: 25, field: 'text', any: names, how: 'phrase', isLiteral: true }];
  const words = names.slice(isShort ? 1 : 0).filter((name) => !/[+#]/.test(name));
  if (words.length === 0) return rules;
  return [
    ...rules,
    { tier: 25, field: 'text', any: words, how: 'phrase', isLiteral: true, isForFew: true },
    { tier: 15, field: 'text', any: words, how: 'phrase' },
    { tier: namedRules.words, field: 'title', any: [text], how: 'all' },
    { tier: 50, field: 'company', any: [text], how: 'phrase', isLiteral: true },
    ...(isShort ? [] : [{ tier: 10, field: 'text', any: [text], how: 'all' } as const]),
  ];
}

/** Words that were not understood. */
export function buildTextRules(text: string): TierRule[] {
  const rules: TierRule[] = [
    { tier: 90, field: 'exact_title', any: listForms(text), how: 'all' },
    ...buildLiteralRules(text),
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
  // In a text, "go" is seldom the language.
  const ambiguous = isTermKind(kind) && kind !== 'title' ? taxonomy.spellings(kind).ambiguous : undefined;
  return names.filter((name) => {
    const ofName = normalizeTerm(name);
    return ofName !== key && !ambiguous?.has(ofName) && !hasStopWord(name);
  });
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
