import { openPage } from '#web/app/open-page.ts';
import { paths } from '#web/app/paths.ts';
import type { RouteRow } from './route-entry.ts';

/** The pages people come to from elsewhere. */
export const publicRoutes: readonly RouteRow[] = [
  {
    path: paths.home,
    guard: 'public',
    title: 'shell.pages.home',
    page: async () => (await import('#web/pages/public/home-page.tsx')).HomePage,
  },
  {
    path: paths.login,
    guard: 'guest',
    title: 'account.login.title',
    page: async () => (await import('#web/pages/account/login-page.tsx')).LoginPage,
  },
  {
    path: paths.terms,
    guard: 'public',
    title: 'legal.terms.title',
    page: openPage('TermsPage'),
  },
  {
    path: paths.privacy,
    guard: 'public',
    title: 'legal.privacy.title',
    page: openPage('PrivacyPage'),
  },
  {
    path: paths.signUp,
    guard: 'public',
    title: 'account.signUp.title',
    page: openPage('SignUpPage'),
  },
  {
    path: paths.signUpCandidate,
    guard: 'guest',
    title: 'account.signUp.candidate.title',
    page: openPage('SignUpCandidatePage'),
  },
  {
    path: paths.signUpEmployer,
    guard: 'guest',
    title: 'account.signUp.employer.title',
    page: openPage('SignUpEmployerPage'),
  },
  {
    path: paths.thankYou,
    guard: 'public',
    title: 'account.thankYou.title',
    page: openPage('ThankYouPage'),
  },
  {
    path: paths.search,
    guard: 'public',
    title: 'search.title',
    page: async () => (await import('#web/pages/public/search-page.tsx')).SearchPage,
  },
  {
    path: paths.searchJobs,
    guard: 'public',
    title: 'search.title',
    page: async () => (await import('#web/pages/public/search-page.tsx')).SearchPage,
  },
  {
    path: paths.job(':id'),
    guard: 'public',
    title: 'job.page.title',
    page: async () => (await import('#web/pages/public/job-page.tsx')).JobPage,
  },
  {
    path: paths.sharedJob(':id'),
    guard: 'public',
    title: 'job.page.title',
    page: async () => (await import('#web/pages/public/job-page.tsx')).JobPage,
    frame: 'bare',
  },
  {
    path: paths.unauthorized,
    guard: 'public',
    title: 'shell.pages.unauthorized',
    page: openPage('UnauthorizedPage'),
  },
  {
    path: paths.notFound,
    guard: 'public',
    title: 'shell.pages.notFound',
    page: openPage('NotFoundPage'),
  },
  {
    path: '*',
    guard: 'public',
    title: 'shell.pages.notFound',
    page: openPage('NotFoundPage'),
  },
];
