import { type ArticleName, articlePictures, articleSteps } from '#domain/features/help/articles.ts';
import {
  ArticleContent,
  type ArticleVersion,
  type EditedArticle,
  type helpApi,
  maxArticleVersions,
} from '#domain/features/help/contract.ts';
import type { Language } from '#domain/phrases/phrases.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { getTexts } from '#server/features/texts/service.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import type { Handlers } from '#server/http/serve.ts';
import { cachePerTenant } from '#server/lib/cache-per-tenant.ts';
import { type ArticleKey, insertVersion, listNewestVersions, listVersions } from './queries.ts';

export const helpHandlers = {
  edited: async (ctx, { params: { lang } }) => {
    const edited = await getEditedArticles(ctx, ctx.tenant.id);
    return { articles: edited.filter(({ language }) => language === lang) };
  },
  versions: (ctx, { params: { lang, article } }) =>
    presentVersions(ctx, { tenantId: ctx.tenant.id, article, language: lang }),
  save: (ctx, { params: { lang, article }, body: { base, content } }) =>
    saveArticle(ctx, { tenantId: ctx.tenant.id, article, language: lang }, { base, content }),
} satisfies Handlers<typeof helpApi>;

/** The tenant's edited articles in all languages. */
const getEditedArticles = cachePerTenant<number, readonly (EditedArticle & { readonly language: Language })[]>(
  async ({ database }, tenantId) => {
    const rows = await listNewestVersions(database.forTenant(tenantId, 'session'), tenantId);
    return rows
      .filter(({ content }) => content !== null)
      .map(({ article, language, content }) => ({
        article: article as EditedArticle['article'],
        language: language as Language,
        content: ArticleContent.parse(content),
      }));
  },
);

interface ArticleChange {
  readonly base: number;
  readonly content: ArticleContent | null;
}

async function saveArticle(ctx: SignedInContext, key: ArticleKey, { base, content }: ArticleChange) {
  const pictures: readonly string[] = articlePictures[key.article];
  const isForeign = content?.steps.some(({ picture }) => picture !== null && !pictures.includes(picture));
  if (isForeign) refuseField('body.content', 'invalid_value');
  await write(ctx, async (change) => {
    const [newest] = await listVersions(change.db, key, 1);
    if ((newest?.version ?? 0) !== base) refuse('conflict');
    const version = base + 1;
    const json = content === null ? null : JSON.stringify(content);
    const row = { ...key, version, content: json, userId: ctx.actor.userId, now: ctx.clock() };
    if (!(await insertVersion(change.db, row))) refuse('conflict');
    await change.audit({
      action: content === null ? 'article.reset' : 'article.edit',
      subject: ['article', `${key.language}/${key.article}`],
      detail: { version },
    });
    change.emit({ kind: 'tenant_changed', tenantId: key.tenantId });
  });
  return presentVersions(ctx, key);
}

async function presentVersions(ctx: SignedInContext, key: ArticleKey) {
  const rows = await listVersions(ctx.db, key, maxArticleVersions);
  const versions = rows.map(
    ({ version, content, created_at, full_name }): ArticleVersion => ({
      version,
      content: content === null ? null : ArticleContent.parse(content),
      at: created_at.toISOString(),
      name: full_name ?? '',
    }),
  );
  return { built_in: await getBuiltIn(ctx, key), versions };
}

async function getBuiltIn(ctx: SignedInContext, { tenantId, article, language }: ArticleKey): Promise<ArticleContent> {
  const { question, answer, steps } = (await getTexts(ctx, tenantId, language)).help.articles[article];
  return {
    question,
    answer,
    steps: articleSteps.map((step) => ({ text: steps[step], picture: getPicture(article, step) })),
  };
}

/** The picture of a step of the built-in article. */
function getPicture(article: ArticleName, step: (typeof articleSteps)[number]) {
  const pictures: readonly string[] = articlePictures[article];
  return pictures.includes(step) ? step : null;
}
