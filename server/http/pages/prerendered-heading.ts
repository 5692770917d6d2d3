import { interpolate } from '#domain/lib/interpolate.ts';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import { type Language, languageOf, languageTags } from '#domain/phrases/phrases.ts';
import { escapeHtml } from './escape-html.ts';

/** The heading of a page and the line under it. */
interface Heading {
  readonly title: string;
  readonly purpose: string;
}

const login = ({ accounts }: Phrases): Heading => accounts.login;
const search = ({ jobs }: Phrases): Heading => jobs.search;
const home = ({ home: { heading, purpose } }: Phrases): Heading => ({ title: heading, purpose });

/** What the pages that people come to from elsewhere call themselves. */
const headings: Readonly<Record<string, (texts: Phrases) => Heading>> = {
  '/': home,
  '/login': login,
  '/search': search,
  '/searchJobs': search,
};

export function hasPrerenderedHeading(path: string): boolean {
  return Object.hasOwn(headings, path);
}

/**
 * The page with what it will say first, so that it can be read before the scripts have arrived. `comfort-boot.js` shows
 * it where it is what this person is about to see; the product takes its place.
 */
export function addPrerenderedHeading(
  html: string,
  path: string,
  { texts, language, tenant }: { texts: Phrases; language: Language; tenant: string },
): string {
  const heading = headings[path]?.(texts);
  if (!heading) return html;
  const format = (text: string) => escapeHtml(interpolate(text, { title: tenant }));
  const main = `<main><div aria-busy="true"><h1>${format(heading.title)}</h1><p>${format(heading.purpose)}</p></div></main>`;
  const wrapper = `<div class="first-words" lang="${languageTags[language]}"><div></div>${main}</div>`;
  return html.replace('<div id="root"></div>', () => `<div id="root">${wrapper}</div>`);
}

/** The language of the first choice a browser names, as its own scripts see it. */
export function negotiateLanguage(acceptLanguage: string | undefined, offered: readonly Language[]): Language {
  const preferred = languageOf(acceptLanguage?.trim() ?? '');
  return offered.includes(preferred) ? preferred : 'en';
}
