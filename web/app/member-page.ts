import type { memberPages } from './member-pages.ts';
import type { PageLoader } from './page-loading.ts';

/**
 * The loader of a page for people who are signed in. The list of these pages, with all that each of them needs, is a
 * download of its own: a visitor's first page does without it.
 */
export function memberPage(name: keyof typeof memberPages): PageLoader {
  return async () => (await import('./member-pages.ts')).memberPages[name]();
}
