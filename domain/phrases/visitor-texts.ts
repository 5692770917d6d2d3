import type { Phrases } from './phrase-types.ts';
import type { Language } from './phrases.ts';

/**
 * What visitors can see on the pages that people often open first (home, login, search) and in what opens on them. It is a
 * third of all texts; the rest loads once such a page is shown.
 */
const visitorNamespaces = [
  'accounts',
  'canada',
  'chat',
  'comfort',
  'commandMenu',
  'common',
  'content',
  'employers',
  'errors',
  'feedback',
  'forms',
  'help',
  'home',
  'jobs',
  'languages',
  'legal',
  'matching',
  'needs',
  'pages',
  'savedSearches',
  'session',
  'shell',
  'signIn',
  'statuses',
] as const satisfies readonly (keyof Phrases)[];

type VisitorTexts = Pick<Phrases, (typeof visitorNamespaces)[number]>;

export function pickVisitorTexts(texts: Phrases): VisitorTexts {
  return Object.fromEntries(visitorNamespaces.map((name) => [name, texts[name]])) as unknown as VisitorTexts;
}

/** The name of the file with these texts: `fr-visitor`. The file of all texts is named after the language. */
export function getVisitorFile(language: Language): string {
  return `${language}${visitorEnding}`;
}

/** The language of a file of texts, and whether it contains the texts for visitors only. */
export function parseTextFile(name: string): { readonly language: string; readonly isForVisitors: boolean } {
  const isForVisitors = name.endsWith(visitorEnding);
  return { language: isForVisitors ? name.slice(0, -visitorEnding.length) : name, isForVisitors };
}

const visitorEnding = '-visitor';
