import { getLanguage, type Language, languages } from '#domain/phrases/phrases.ts';

/** The languages that the tenant offers, from the `data-languages` attribute of the page; all languages without it. */
export function getOfferedLanguages(): readonly Language[] {
  const listed = document.documentElement.dataset.languages?.split(' ') ?? [];
  const offered = languages.filter((language) => listed.includes(language));
  return offered.length > 0 ? offered : languages;
}

/** The language to show: the chosen or the browser's language, or English if that is not offered. */
export function resolveLanguage(chosen: Language | 'browser'): Language {
  const wanted = chosen === 'browser' ? getLanguage(navigator.language) : chosen;
  return getOfferedLanguages().includes(wanted) ? wanted : 'en';
}
