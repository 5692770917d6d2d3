import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getNamespace } from '#domain/phrases/namespace.ts';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import { type Language, languages } from '#domain/phrases/phrases.ts';

const folder = join(import.meta.dirname, '..', '..', 'domain', 'phrases');
const phrasesByLanguage: Readonly<Record<Language, Phrases>> = {
  en: readPhrases('en'),
  fr: readPhrases('fr'),
  esp: readPhrases('esp'),
  ko: readPhrases('ko'),
};

/** All texts of a language. */
export function getPhrases(language: Language): Phrases {
  return phrasesByLanguage[language];
}

export function isLanguage(code: string): code is Language {
  return languages.some((language) => language === code);
}

/** Reads every file of a language; phrases.test.ts checks that its keys match the English ones. */
function readPhrases(language: Language): Phrases {
  const files = readdirSync(join(folder, language)).filter((file) => file.endsWith('.json'));
  const entries = files.map((file) => [
    getNamespace(file),
    JSON.parse(readFileSync(join(folder, language, file), 'utf8')),
  ]);
  return Object.fromEntries(entries) as Phrases;
}
