import { paths } from './paths.ts';
import type { RouteRow } from './route-row.ts';

/** The pages of plain content, for everybody. */
export const contentRoutes: readonly RouteRow[] = [
  {
    path: paths.homeNew,
    guard: 'public',
    title: 'shell.pages.home',
    page: async () => (await import('#web/pages/home-page.tsx')).HomePage,
  },
  {
    path: paths.survey,
    guard: 'public',
    title: 'later.survey.title',
    page: async () => (await import('#web/pages/feature-pages.tsx')).SurveyPage,
  },
  {
    path: paths.thankYouFeedback,
    guard: 'public',
    title: 'later.thankYouFeedback.title',
    page: async () => (await import('#web/pages/thank-you-feedback-page.tsx')).ThankYouFeedbackPage,
  },
];
