import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ArticleName } from '#domain/features/help/articles.ts';
import type { ArticleContent, ArticleVersion, EditedArticle } from '#domain/features/help/contract.ts';
import type { Language } from '#domain/phrases/phrases.ts';
import { helpApi } from '#web/lib/api/help/articles.ts';
import { call } from '#web/lib/call.ts';
import { getCurrentLanguage, useT } from '#web/lib/texts/i18n.ts';

const root = 'help-articles';

/** The articles that the tenant has edited. Without an answer, all articles are the built-in ones. */
export const editedArticles = (language: Language) =>
  queryOptions({
    queryKey: [root, language],
    queryFn: async ({ signal }): Promise<EditedArticle[]> =>
      (await call(helpApi.edited, { params: { lang: language } }, { signal })).articles,
    retry: false,
  });

/** One article in one language. */
export interface ArticleKey {
  readonly article: ArticleName;
  readonly language: Language;
}

interface ArticleVersions {
  readonly built_in: ArticleContent;
  /** Newest first. */
  readonly versions: readonly ArticleVersion[];
}

export const articleVersions = ({ article, language }: ArticleKey) =>
  queryOptions({
    queryKey: [root, language, article],
    queryFn: ({ signal }): Promise<ArticleVersions> =>
      call(helpApi.versions, { params: { lang: language, article } }, { signal }),
  });

interface ArticleChange {
  /** The version that the change is based on. */
  readonly base: number;
  /** Null for the built-in article. */
  readonly content: ArticleContent | null;
}

export function useSaveArticle(key: ArticleKey) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ArticleChange): Promise<ArticleVersions> =>
      call(helpApi.save, { params: { lang: key.language, article: key.article }, body }),
    onSuccess: async (saved) => {
      client.setQueryData(articleVersions(key).queryKey, saved);
      await client.invalidateQueries({ queryKey: editedArticles(key.language).queryKey, exact: true });
    },
  });
}

/** The question of each article as visitors see it, in the current language. */
export function useArticleQuestion(): (article: ArticleName) => string {
  const t = useT();
  const { data } = useQuery(editedArticles(getCurrentLanguage()));
  return (article) =>
    data?.find((edited) => edited.article === article)?.content.question ?? t(`help.articles.${article}.question`);
}
