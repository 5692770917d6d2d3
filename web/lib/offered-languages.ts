import { type Language, languageOf, languages } from '#domain/phrases/phrases.ts';

/** The languages the tenant offers, as the page was served with them; all of them where it does not say. */
export function offeredLanguages(): readonly Language[] {
  const said = document.documentElement.dataset.languages?.split(' ') ?? [];
  const offered = languages.filter((language) => said.includes(language));
  return offered.length > 0 ? offered : languages;
}

/** The language to read: the one that was chosen, else the browser's; English where that is not offered. */
export function languageFor(chosen: Language | 'browser'): Language {
  const wanted = chosen === 'browser' ? languageOf(navigator.language) : chosen;
  return offeredLanguages().includes(wanted) ? wanted : 'en';
}
