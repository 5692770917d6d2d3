import { interpolate } from '#domain/lib/interpolate.ts';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import { type Language, languageTags, type PhraseKey } from '#domain/phrases/phrases.ts';

type Values = Readonly<Record<string, string | number>>;

/** The phrases of a language as a function of their keys, as in the browser: `count` selects the plural form. */
export function createTranslate(texts: Phrases, language: Language): (key: PhraseKey, values?: Values) => string {
  const plurals = new Intl.PluralRules(languageTags[language]);
  return (key, values = {}) => {
    const form = plurals.select(Number(values.count ?? 0)) === 'one' ? 'one' : 'other';
    const text = findText(texts, key) ?? findText(texts, `${key}_${form}`) ?? key;
    return interpolate(text, values);
  };
}

function findText(texts: Phrases, key: string): string | null {
  const found = key.split('.').reduce<unknown>((node, part) => Object(node)[part], texts);
  return typeof found === 'string' ? found : null;
}
