import type { openPages } from './open-pages.ts';
import type { PageLoader } from './page-loading.ts';

/** The loader of a page that is seldom the first one: the list of them is a download of its own, as for members. */
export function openPage(name: keyof typeof openPages): PageLoader {
  return async () => (await import('./open-pages.ts')).openPages[name]();
}
