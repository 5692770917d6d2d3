import { withTexts } from '#domain/phrases/leaves.ts';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import { type Language, languages } from '#domain/phrases/phrases.ts';
import type { Services } from '#server/context.ts';
import { cachePerTenant } from '#server/lib/cache-per-tenant.ts';
import { getPhrases } from '#server/lib/phrases.ts';
import { findOwnTexts } from './queries.ts';

/** The texts of a language as a tenant reads them. */
export async function textsOf(services: Services, tenantId: number, language: Language): Promise<Phrases> {
  return withTexts(getPhrases(language), (await ownTexts(services, tenantId))[language]);
}

type OwnTexts = Readonly<Record<Language, ReadonlyMap<string, string>>>;

/** What a tenant says in its own words, by language and key. */
export const ownTexts = cachePerTenant<number, OwnTexts>(async ({ database }, tenantId) => {
  const rows = await findOwnTexts(database.db, tenantId);
  const of = (language: Language) =>
    new Map(rows.filter((row) => row.language === language).map((row) => [row.key, row.text]));
  return Object.fromEntries(languages.map((language) => [language, of(language)])) as unknown as OwnTexts;
});
