import { paths } from './paths.ts';
import type { RouteRow } from './route-row.ts';

/** The pages about what the tenant offers. */
export const tenantRoutes: readonly RouteRow[] = [
  {
    path: paths.languages,
    guard: 'public',
    title: 'languagesPage.title',
    page: async () => (await import('#web/pages/languages-page.tsx')).LanguagesPage,
  },
];
