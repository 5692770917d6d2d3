import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import { type Language, languages } from '#domain/phrases/phrases.ts';

const folder = join(import.meta.dirname, '..', '..', 'domain', 'phrases');
const phrasesByLanguage = new Map(languages.map((language) => [language, readPhrases(language)]));

/** All texts of a language. */
export function getPhrases(language: Language): Phrases {
  return phrasesByLanguage.get(language) ?? readPhrases(language);
}

export function isLanguage(code: string): code is Language {
  return languages.some((language) => language === code);
}

/** Reads every file of a language; phrases.test.ts checks that its keys match the English ones. */
function readPhrases(language: Language): Phrases {
  const files = readdirSync(join(folder, language)).filter((file) => file.endsWith('.json'));
  const entries = files.map((file) => [
    camelCase(file.slice(0, -'.json'.length)),
    JSON.parse(readFileSync(join(folder, language, file), 'utf8')),
  ]);
  return Object.fromEntries(entries) as Phrases;
}

function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());
}
