import type { Phrases } from './phrase-types.ts';

/** The language codes of the product; `esp` is Spanish. */
export const languages = ['en', 'fr', 'esp', 'ko'] as const;

export type Language = (typeof languages)[number];

/** The BCP 47 tag of each language, for `lang` attributes. */
export const languageTags = { en: 'en', fr: 'fr', esp: 'es', ko: 'ko' } satisfies Record<Language, string>;

/** The same for numbers, dates, and times of `Intl`: Spanish as in the United States, such as "$50,000" and "4:20 p.m.". */
export const formatTags = { ...languageTags, esp: 'es-US' } satisfies Record<Language, string>;

/** Each language named in itself. */
export const languageNames = {
  en: 'English',
  fr: 'Français',
  esp: 'Español',
  ko: '한국어',
} satisfies Record<Language, string>;

/** The code of one refused field: `problem.fields[].code`. */
export type FieldCode = keyof Phrases['errors']['fields'];

/** The dotted address of a phrase, such as `common.actions.save`; plural endings (`_one`, `_other`) are left out. */
export type PhraseKey = Leaves<Phrases>;

type Leaves<T> = {
  [K in keyof T & (string | number)]: T[K] extends string ? WithoutPlural<`${K}`> : `${K}.${Leaves<T[K]>}`;
}[keyof T & (string | number)];

type WithoutPlural<K extends string> = K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K;

/** The language a browser asks for: fr* is French, es* Spanish, ko* Korean, anything else English. */
export function getLanguage(browserLanguage: string): Language {
  const start = browserLanguage.toLowerCase().slice(0, 2);
  if (start === 'fr') return 'fr';
  if (start === 'es') return 'esp';
  if (start === 'ko') return 'ko';
  return 'en';
}
