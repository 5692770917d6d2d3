import { en } from '#domain/phrases/en/all.ts';
import { esp } from '#domain/phrases/esp/all.ts';
import { fr } from '#domain/phrases/fr/all.ts';
import { ko } from '#domain/phrases/ko/all.ts';
import type { Language, Phrases } from '#domain/phrases/phrases.ts';

const byLanguage: Readonly<Record<Language, Phrases>> = { en, fr, esp, ko };

/** All texts of a language. */
export function phrasesOf(language: Language): Phrases {
  return byLanguage[language];
}

export function isLanguage(code: string): code is Language {
  return Object.hasOwn(byLanguage, code);
}
