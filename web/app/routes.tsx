import type { Role } from '#domain/access/roles.ts';
import type { PhraseKey } from '#domain/phrases/phrases.ts';
import type { PageLoader } from './page-loading.ts';
import { paths } from './paths.ts';

/**
 * Who may see a page: anyone, visitors only (`guest`), anyone signed in (`session`), or the roles named.
 * The server guards the data; this guards the way.
 */
export type Guard = 'public' | 'guest' | 'session' | readonly Role[];

export interface RouteRow {
  readonly path: string;
  readonly guard: Guard;
  readonly title: PhraseKey;
  readonly page: PageLoader;
  /** `bare` leaves out the top bar, the menus and the footer. */
  readonly frame?: 'bare';
}

/** Every address of the product: one row a page. The first match by react-router's ranking wins. */
export const routes: readonly RouteRow[] = [
  {
    path: paths.home,
    guard: 'public',
    title: 'shell.pages.home',
    page: async () => (await import('#web/pages/home-page.tsx')).HomePage,
  },
  {
    path: paths.login,
    guard: 'guest',
    title: 'shell.pages.login',
    page: async () => (await import('#web/pages/login-page.tsx')).LoginPage,
  },
  {
    path: paths.search,
    guard: 'public',
    title: 'shell.pages.search',
    page: async () => (await import('#web/pages/search-page.tsx')).SearchPage,
  },
  {
    path: paths.unauthorized,
    guard: 'public',
    title: 'shell.pages.unauthorized',
    page: async () => (await import('#web/pages/unauthorized-page.tsx')).UnauthorizedPage,
  },
  {
    path: paths.notFound,
    guard: 'public',
    title: 'shell.pages.notFound',
    page: async () => (await import('#web/pages/not-found-page.tsx')).NotFoundPage,
  },
  {
    path: '*',
    guard: 'public',
    title: 'shell.pages.notFound',
    page: async () => (await import('#web/pages/not-found-page.tsx')).NotFoundPage,
  },
];

const addresses = new Set(routes.map((row) => row.path));

/** Whether an address has a page. Menus offer only what is there. */
export function hasPage(path: string): boolean {
  return addresses.has(path);
}
