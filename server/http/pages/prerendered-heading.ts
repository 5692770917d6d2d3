import { interpolate } from '#domain/lib/interpolate.ts';
import type { Phrases } from '#domain/phrases/phrase-types.ts';
import { getLanguage, type Language, languageTags } from '#domain/phrases/phrases.ts';
import { escapeHtml } from './escape-html.ts';

interface Heading {
  readonly title: string;
  readonly purpose: string;
}

const login = ({ accounts }: Phrases): Heading => accounts.login;
const search = ({ jobs }: Phrases): Heading => jobs.search;
const home = ({ home: { heading, purpose } }: Phrases): Heading => ({ title: heading, purpose });

/** Headings of the pages that people often open first. */
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
 * Adds the heading to the HTML, so that it is visible before the scripts have loaded. `comfort-boot.js` shows it to
 * visitors in their language; the app replaces it. Visitors need few texts on these pages.
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
  const kind = path === '/' ? 'prerendered-heading prerendered-home' : 'prerendered-heading';
  const wrapper = `<div class="${kind}" lang="${languageTags[language]}"><div></div>${main}</div>`;
  return html
    .replace(/<html [^>]*/, '$& data-visitor-texts')
    .replace('<div id="root"></div>', () => `<div id="root">${wrapper}</div>`);
}

/** Uses only the first language of the header, as the web app does with `navigator.language`. */
export function negotiateLanguage(acceptLanguage: string | undefined, offered: readonly Language[]): Language {
  const preferred = getLanguage(acceptLanguage?.trim() ?? '');
  return offered.includes(preferred) ? preferred : 'en';
}
