import { memberPage } from '#web/app/member-page.ts';
import { openPage } from '#web/app/open-page.ts';
import { paths } from '#web/app/paths.ts';
import type { RouteRow } from './route-entry.ts';

/** The pages around one's session: ways in, settings, looking at the product as somebody else. */
export const sessionRoutes: readonly RouteRow[] = [
  {
    path: paths.oldLogin,
    guard: 'guest',
    title: 'account.login.title',
    page: async () => (await import('#web/pages/account/login-page.tsx')).LoginPage,
  },
  {
    path: paths.linkedInReturn,
    guard: 'public',
    title: 'account.login.title',
    page: openPage('ProviderReturnPage'),
  },
  {
    path: paths.indeedReturn,
    guard: 'public',
    title: 'account.login.title',
    page: openPage('ProviderReturnPage'),
  },
  {
    path: paths.ssoReturn,
    guard: 'public',
    title: 'account.login.title',
    page: openPage('ProviderReturnPage'),
  },
  {
    path: paths.impersonate,
    guard: ['admin'],
    title: 'impersonation.title',
    page: memberPage('ImpersonationPage'),
  },
  {
    path: paths.settings,
    guard: 'session',
    title: 'settings.title',
    page: memberPage('SettingsPage'),
  },
  {
    path: paths.allSettings,
    guard: 'session',
    title: 'settings.wideTitle',
    page: memberPage('AllSettingsPage'),
  },
];
