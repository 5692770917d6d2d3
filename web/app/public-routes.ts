import { paths } from './paths.ts';
import type { RouteRow } from './route-row.ts';

/** The pages for everybody, signed in or not. */
export const publicRoutes: readonly RouteRow[] = [
  {
    path: paths.home,
    guard: 'public',
    title: 'shell.pages.home',
    page: async () => (await import('#web/pages/home-page.tsx')).HomePage,
  },
  {
    path: paths.login,
    guard: 'public',
    title: 'account.login.title',
    page: async () => (await import('#web/pages/login-page.tsx')).LoginPage,
  },
  {
    path: paths.terms,
    guard: 'public',
    title: 'legal.terms.title',
    page: async () => (await import('#web/pages/legal-pages.tsx')).TermsPage,
  },
  {
    path: paths.privacy,
    guard: 'public',
    title: 'legal.privacy.title',
    page: async () => (await import('#web/pages/legal-pages.tsx')).PrivacyPage,
  },
  {
    path: paths.signUp,
    guard: 'public',
    title: 'account.signUp.title',
    page: async () => (await import('#web/pages/sign-up-page.tsx')).SignUpPage,
  },
  {
    path: paths.signUpCandidate,
    guard: 'public',
    title: 'account.signUp.candidate.title',
    page: async () => (await import('#web/pages/sign-up-kind-pages.tsx')).SignUpCandidatePage,
  },
  {
    path: paths.signUpEmployer,
    guard: 'public',
    title: 'account.signUp.employer.title',
    page: async () => (await import('#web/pages/sign-up-kind-pages.tsx')).SignUpEmployerPage,
  },
  {
    path: paths.thankYou,
    guard: 'public',
    title: 'account.thankYou.title',
    page: async () => (await import('#web/pages/thank-you-page.tsx')).ThankYouPage,
  },
  {
    path: paths.search,
    guard: 'public',
    title: 'search.title',
    page: async () => (await import('#web/pages/search-page.tsx')).SearchPage,
  },
  {
    path: paths.searchJobs,
    guard: 'public',
    title: 'search.title',
    page: async () => (await import('#web/pages/search-page.tsx')).SearchPage,
  },
  {
    path: paths.job(':id'),
    guard: 'public',
    title: 'job.page.title',
    page: async () => (await import('#web/pages/job-page.tsx')).JobPage,
  },
  {
    path: paths.sharedJob(':id'),
    guard: 'public',
    title: 'job.page.title',
    page: async () => (await import('#web/pages/job-page.tsx')).JobPage,
    frame: 'bare',
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
