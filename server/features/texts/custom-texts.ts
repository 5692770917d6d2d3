import { maxTexts, type TextEntry } from '#domain/features/texts/contract.ts';
import type { Language } from '#domain/phrases/phrases.ts';
import { flattenTexts, listPlaceholders } from '#domain/phrases/text-tree.ts';
import type { SignedInContext } from '#server/context.ts';
import { write } from '#server/db/write.ts';
import { refuse, refuseField } from '#server/http/errors/refusal.ts';
import { getPhrases } from '#server/lib/phrases.ts';
import { deleteCustomText, saveCustomText } from './queries.ts';
import { getCustomTexts } from './service.ts';

interface TextQuery {
  readonly language: Language;
  readonly words?: string | undefined;
  readonly only?: 'own' | undefined;
}

/** Phrases whose key or text contains the query, custom texts first. */
export async function findTexts(ctx: SignedInContext, { language, words = '', only }: TextQuery) {
  const own = (await getCustomTexts(ctx, ctx.tenant.id))[language];
  const query = normalizeText(words.trim());
  const entries = [...flattenTexts(getPhrases(language))]
    .map(([key, standard]): TextEntry => ({ key, standard, own: own.get(key) ?? null }))
    .filter((entry) => only !== 'own' || entry.own !== null)
    .filter((entry) => [entry.key, entry.standard, entry.own ?? ''].some((text) => normalizeText(text).includes(query)))
    .sort((one, other) => Number(other.own !== null) - Number(one.own !== null));
  return { texts: entries.slice(0, maxTexts), total: entries.length };
}

interface Phrase {
  readonly language: Language;
  readonly key: string;
}

/** Replaces a phrase by a custom text, which must have the same placeholders. */
export async function saveText(ctx: SignedInContext, { language, key }: Phrase, text: string): Promise<TextEntry> {
  const standard = getStandardText({ language, key });
  if (listPlaceholders(text).join() !== listPlaceholders(standard).join()) refuseField('body.text', 'places_differ');
  // i18next would resolve it as a reference to another phrase.
  if (text.includes('$t(')) refuseField('body.text', 'invalid_value');
  await write(ctx, async (change) => {
    await saveCustomText(change.db, { tenantId: ctx.tenant.id, language, key }, text, ctx.clock());
    await change.audit({ action: 'text.save', subject: ['text', `${language}/${key}`], detail: { text } });
    change.emit({ kind: 'tenant_changed', tenantId: ctx.tenant.id });
  });
  return { key, standard, own: text };
}

export async function resetText(ctx: SignedInContext, { language, key }: Phrase): Promise<TextEntry> {
  const standard = getStandardText({ language, key });
  await write(ctx, async (change) => {
    if (!(await deleteCustomText(change.db, { tenantId: ctx.tenant.id, language, key }))) return;
    await change.audit({ action: 'text.reset', subject: ['text', `${language}/${key}`] });
    change.emit({ kind: 'tenant_changed', tenantId: ctx.tenant.id });
  });
  return { key, standard, own: null };
}

function getStandardText({ language, key }: Phrase): string {
  return flattenTexts(getPhrases(language)).get(key) ?? refuse('not_found');
}

/** Removes accents and case for searching. */
function normalizeText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
