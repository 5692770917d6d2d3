import { paths } from './paths.ts';
import type { RouteRow } from './route-row.ts';

/** The pages around one's session: ways in, settings, looking at the product as somebody else. */
export const sessionRoutes: readonly RouteRow[] = [
  {
    path: paths.oldLogin,
    guard: 'public',
    title: 'account.login.title',
    page: async () => (await import('#web/pages/login-page.tsx')).LoginPage,
  },
  {
    path: paths.linkedInReturn,
    guard: 'public',
    title: 'account.login.title',
    page: async () => (await import('#web/pages/provider-return-page.tsx')).ProviderReturnPage,
  },
  {
    path: paths.indeedReturn,
    guard: 'public',
    title: 'account.login.title',
    page: async () => (await import('#web/pages/provider-return-page.tsx')).ProviderReturnPage,
  },
  {
    path: paths.ssoReturn,
    guard: 'public',
    title: 'account.login.title',
    page: async () => (await import('#web/pages/provider-return-page.tsx')).ProviderReturnPage,
  },
  {
    path: paths.impersonate,
    guard: ['admin'],
    title: 'impersonation.title',
    page: async () => (await import('#web/pages/impersonation-page.tsx')).ImpersonationPage,
  },
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
