import type { AssistantTopic } from './topics.ts';

/** A help article as the assistant searches it. */
export interface SearchedArticle<Name extends string> {
  readonly name: Name;
  /** The question, the answer, and the steps. */
  readonly texts: readonly string[];
}

export type RoutedQuestion<Name extends string> =
  | { readonly kind: 'topic'; readonly topic: AssistantTopic }
  | { readonly kind: 'articles'; readonly names: readonly Name[] }
  | { readonly kind: 'unknown' };

interface RoutingRules<Name extends string> {
  /** Words of each topic in the reader's language. */
  readonly keywords: Partial<Record<AssistantTopic, readonly string[]>>;
  readonly articles: readonly SearchedArticle<Name>[];
}

/** Shorter words, such as "how" and "to", say nothing about the subject. Korean words are shorter. */
const minWordLength = { hangul: 2, other: 4 } as const;

const maxArticles = 2;

/**
 * Finds what a typed question is about, by plain rules: the topic with the most of its words in the question, then the
 * articles that contain most words of the question. A question about something else stays unknown.
 */
export function routeQuestion<Name extends string>(
  question: string,
  { keywords, articles }: RoutingRules<Name>,
): RoutedQuestion<Name> {
  const text = question.toLowerCase();
  const topics = Object.entries(keywords).map(([topic, words]) => ({
    topic: topic as AssistantTopic,
    count: words.filter((word) => containsWord(text, word.toLowerCase())).length,
  }));
  const [best] = topics.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
  if (best) return { kind: 'topic', topic: best.topic };
  const names = rankArticles(text, articles);
  return names.length > 0 ? { kind: 'articles', names } : { kind: 'unknown' };
}

/** Articles that contain at least half of the words of the question, best first. */
function rankArticles<Name extends string>(text: string, articles: readonly SearchedArticle<Name>[]): Name[] {
  const words = [...new Set(text.match(/[\p{L}\p{N}]+/gu) ?? [])].filter(isSubjectWord);
  if (words.length === 0) return [];
  return articles
    .map(({ name, texts }) => {
      const content = texts.join('\n').toLowerCase();
      return { name, count: words.filter((word) => content.includes(word)).length };
    })
    .filter(({ count }) => count * 2 >= words.length)
    .toSorted((one, other) => other.count - one.count)
    .slice(0, maxArticles)
    .map(({ name }) => name);
}

function isSubjectWord(word: string): boolean {
  return word.length >= (/\p{Script=Hangul}/u.test(word) ? minWordLength.hangul : minWordLength.other);
}

/** Whether a word starts with the keyword. Korean particles follow a word directly, as endings do. */
function containsWord(text: string, keyword: string): boolean {
  return (
    keyword !== '' &&
    (text.startsWith(keyword) || new RegExp(`[^\\p{L}\\p{N}]${escapePattern(keyword)}`, 'u').test(text))
  );
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
