import { paths } from '#web/app/paths.ts';
import type { RouteRow } from './route-entry.ts';

/** The pages about what the tenant offers. */
export const tenantRoutes: readonly RouteRow[] = [
  {
    path: paths.languages,
    guard: 'public',
    title: 'languagesPage.title',
    page: async () => (await import('#web/pages/public/languages-page.tsx')).LanguagesPage,
  },
];
