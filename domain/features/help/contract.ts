import * as z from 'zod/mini';
import { endpoint } from '#domain/lib/endpoint.ts';
import { line, Moment, paragraph } from '#domain/lib/fields.ts';
import { languages } from '#domain/phrases/phrases.ts';
import { articleNames, articleSteps } from './articles.ts';

export const maxArticleSteps = 10;

const ArticleName = z.enum(articleNames);

/** A help article in one language: plain text. `picture` is one of the pictures of the built-in article. */
export const ArticleContent = z.object({
  question: line(120, 1),
  answer: paragraph(1000, 1),
  steps: z
    .array(z.object({ text: line(500, 1), picture: z.nullable(z.enum(articleSteps)) }))
    .check(z.minLength(1), z.maxLength(maxArticleSteps)),
});
export type ArticleContent = z.infer<typeof ArticleContent>;

const EditedArticle = z.object({ article: ArticleName, content: ArticleContent });
export type EditedArticle = z.infer<typeof EditedArticle>;

/** One saved state of an article; `content` is null where the built-in article came back. */
const ArticleVersion = z.object({
  /** 1, 2, 3 within the article and language. */
  version: z.int(),
  content: z.nullable(ArticleContent),
  at: Moment,
  /** Who saved it. */
  name: z.string(),
});
export type ArticleVersion = z.infer<typeof ArticleVersion>;

/** Versions per response; older ones stay stored. */
export const maxArticleVersions = 50;

const edit = { permission: 'article.edit' } as const;
const params = z.object({ lang: z.enum(languages), article: ArticleName });
const versions = z.object({
  /** The texts of the product, with the tenant's own phrases. */
  built_in: ArticleContent,
  /** Newest first. */
  versions: z.array(ArticleVersion),
});

export const helpApi = {
  /** The articles that the tenant has edited; all others are built in. */
  edited: endpoint({
    method: 'GET',
    path: '/api/v1/help/articles/:lang',
    access: 'public',
    params: z.object({ lang: z.enum(languages) }),
    response: z.object({ articles: z.array(EditedArticle) }),
  }),
  versions: endpoint({
    method: 'GET',
    path: '/api/v1/help/articles/:lang/:article/versions',
    access: edit,
    params,
    response: versions,
  }),
  /** Adds a version: new texts, or null for the built-in article. */
  save: endpoint({
    method: 'PUT',
    path: '/api/v1/help/articles/:lang/:article',
    access: edit,
    params,
    body: z.object({
      /** The version that the change is based on; 0 without one. Another one in between refuses the change. */
      base: z.int().check(z.gte(0)),
      content: z.nullable(ArticleContent),
    }),
    response: versions,
    perMinute: 30,
  }),
};
