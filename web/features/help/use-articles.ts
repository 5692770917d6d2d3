import { useQuery } from '@tanstack/react-query';
import { type ArticleName, articleNames, articleSteps } from '#domain/features/help/articles.ts';
import type { ArticleContent } from '#domain/features/help/contract.ts';
import { containsText } from '#domain/features/help/find-matches.ts';
import { getCurrentLanguage, type Translate, useT } from '#web/lib/texts/i18n.ts';
import { type ArticlePicture, findPicture } from './article-pictures.ts';
import { editedArticles } from './queries.ts';

export interface Article {
  readonly name: ArticleName;
  readonly question: string;
  readonly answer: string;
  readonly steps: readonly string[];
  /** The picture of each step; null without one. */
  readonly pictures: readonly (ArticlePicture | null)[];
}

/** The help articles whose question or answer, with its steps, contains the search text. Edited ones replace the built-in. */
export function useArticles(wanted: string): Article[] {
  const t = useT();
  const { data: edited } = useQuery(editedArticles(getCurrentLanguage()));
  const articles = articleNames.map((name) =>
    toArticle(t, name, edited?.find(({ article }) => article === name)?.content ?? getBuiltIn(t, name)),
  );
  return articles.filter(({ question, answer, steps }) => containsText([question, answer, ...steps], wanted));
}

export function toArticle(t: Translate, name: ArticleName, { question, answer, steps }: ArticleContent): Article {
  return {
    name,
    question,
    answer,
    steps: steps.map(({ text }) => text),
    pictures: steps.map(({ picture }) => picture && findPicture(t, name, picture)),
  };
}

function getBuiltIn(t: Translate, name: ArticleName): ArticleContent {
  return {
    question: t(`help.articles.${name}.question`),
    answer: t(`help.articles.${name}.answer`),
    steps: articleSteps.map((step) => ({ text: t(`help.articles.${name}.steps.${step}`), picture: step })),
  };
}
