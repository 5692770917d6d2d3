import type { Phrases } from '#domain/phrases/phrase-types.ts';
import { type Language, languages } from '#domain/phrases/phrases.ts';
import { replaceTexts } from '#domain/phrases/text-tree.ts';
import type { Services } from '#server/context.ts';
import { cachePerTenant } from '#server/lib/cache-per-tenant.ts';
import { getPhrases } from '#server/lib/phrases.ts';
import { listCustomTexts } from './queries.ts';

/** The phrases of a language with the tenant's custom texts. */
export async function getTexts(services: Services, tenantId: number, language: Language): Promise<Phrases> {
  return replaceTexts(getPhrases(language), (await getCustomTexts(services, tenantId))[language]);
}

type CustomTexts = Readonly<Record<Language, ReadonlyMap<string, string>>>;

/** The tenant's custom texts by language and key. */
export const getCustomTexts = cachePerTenant<number, CustomTexts>(async ({ database }, tenantId) => {
  const rows = await listCustomTexts(database.forTenant(tenantId, 'session'), tenantId);
  const toMap = (language: Language) =>
    new Map(rows.filter((row) => row.language === language).map((row) => [row.key, row.text]));
  return Object.fromEntries(languages.map((language) => [language, toMap(language)])) as unknown as CustomTexts;
});
