import type { ArticleName } from '#domain/features/help/articles.ts';
import type { Language } from '#domain/phrases/phrases.ts';
import type { Db, DbTransaction } from '#server/db/db.ts';

export interface ArticleKey {
  readonly tenantId: number;
  readonly article: ArticleName;
  readonly language: Language;
}

/** The newest version of each article and language that was ever edited. */
export function listNewestVersions(db: Db, tenantId: number) {
  return db
    .selectFrom('help_article_versions')
    .distinctOn(['article', 'language'])
    .select(['article', 'language', 'content'])
    .where('tenant_id', '=', tenantId)
    .orderBy('article')
    .orderBy('language')
    .orderBy('version', 'desc')
    .execute();
}

/** The versions of an article, newest first. */
export function listVersions(db: Db, { tenantId, article, language }: ArticleKey, limit: number) {
  return db
    .selectFrom('help_article_versions as v')
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'v.tenant_id').onRef('u.id', '=', 'v.created_by'))
    .select(['v.version', 'v.content', 'v.created_at', 'u.full_name'])
    .where('v.tenant_id', '=', tenantId)
    .where('v.article', '=', article)
    .where('v.language', '=', language)
    .orderBy('v.version', 'desc')
    .limit(limit)
    .execute();
}

interface NewVersion extends ArticleKey {
  readonly version: number;
  /** JSON, or null for the built-in article. */
  readonly content: string | null;
  readonly userId: number;
  readonly now: Date;
}

/** Returns whether the version was free. */
export async function insertVersion(db: DbTransaction, row: NewVersion): Promise<boolean> {
  const { tenantId, article, language, version, content, userId, now } = row;
  const inserted = await db
    .insertInto('help_article_versions')
    .values({ tenant_id: tenantId, article, language, version, content, created_by: userId, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  return inserted !== undefined;
}
