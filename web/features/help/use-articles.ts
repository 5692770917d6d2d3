import { type ArticleName, articleNames, articleSteps } from '#domain/features/help/articles.ts';
import { containsText } from '#domain/features/help/find-matches.ts';
import { useT } from '#web/lib/texts/i18n.ts';
import { type ArticlePicture, findPicture } from './article-pictures.ts';

export interface Article {
  readonly name: ArticleName;
  readonly question: string;
  readonly answer: string;
  readonly steps: readonly string[];
  /** The picture of each step; null without one. */
  readonly pictures: readonly (ArticlePicture | null)[];
}

/** The help articles whose question or answer, with its steps, contains the search text. */
export function useArticles(wanted: string): Article[] {
  const t = useT();
  const articles = articleNames.map((name) => ({
    name,
    question: t(`help.articles.${name}.question`),
    answer: t(`help.articles.${name}.answer`),
    steps: articleSteps.map((step) => t(`help.articles.${name}.steps.${step}`)),
    pictures: articleSteps.map((step) => findPicture(t, name, step)),
  }));
  return articles.filter(({ question, answer, steps }) => containsText([question, answer, ...steps], wanted));
}
