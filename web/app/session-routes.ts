import { paths } from './paths.ts';
import type { RouteRow } from './route-row.ts';

/** The pages around one's session: ways in, settings, looking at the product as somebody else. */
export const sessionRoutes: readonly RouteRow[] = [
  {
    path: paths.settings,
    guard: 'session',
    title: 'settings.title',
    page: async () => (await import('#web/pages/settings-page.tsx')).SettingsPage,
  },
  {
    path: paths.allSettings,
    guard: 'session',
    title: 'settings.wideTitle',
    page: async () => (await import('#web/pages/settings-page.tsx')).AllSettingsPage,
  },
];
