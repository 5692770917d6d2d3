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
    path: paths.canada,
    guard: 'public',
    title: 'canada.title',
    page: async () => (await import('#web/pages/canada-page.tsx')).CanadaPage,
  },
  {
    path: paths.candidates,
    guard: 'public',
    title: 'seekers.title',
    page: async () => (await import('#web/pages/seekers-page.tsx')).SeekersPage,
  },
  {
    path: paths.logs,
    guard: 'public',
    title: 'pages.logs.title',
    page: async () => (await import('#web/pages/logs-page.tsx')).LogsPage,
  },
  {
    path: paths.paginator,
    guard: 'public',
    title: 'pages.paginator.title',
    page: async () => (await import('#web/pages/paginator-page.tsx')).PaginatorPage,
  },
  {
    path: paths.locations,
    guard: 'public',
    title: 'pages.locations.title',
    page: async () => (await import('#web/pages/location-pages.tsx')).LocationsPage,
  },
  {
    path: paths.location('atlanta'),
    guard: 'public',
    title: 'pages.locations.atlanta',
    page: async () => (await import('#web/pages/location-pages.tsx')).LocationPage,
  },
  {
    path: paths.location('houston'),
    guard: 'public',
    title: 'pages.locations.houston',
    page: async () => (await import('#web/pages/location-pages.tsx')).LocationPage,
  },
  {
    path: paths.about,
    guard: 'public',
    title: 'content.about.title',
    page: async () => (await import('#web/pages/content-pages.tsx')).AboutPage,
  },
  {
    path: paths.contact,
    guard: 'public',
    title: 'content.contact.title',
    page: async () => (await import('#web/pages/content-pages.tsx')).ContactPage,
  },
  {
    path: paths.pricing,
    guard: 'public',
    title: 'content.pricing.title',
    page: async () => (await import('#web/pages/content-pages.tsx')).PricingPage,
  },
  {
    path: paths.news,
    guard: 'public',
    title: 'content.news.title',
    page: async () => (await import('#web/pages/content-pages.tsx')).NewsPage,
  },
  {
    path: paths.pressRelease,
    guard: 'public',
    title: 'content.press.page',
    page: async () => (await import('#web/pages/content-pages.tsx')).PressReleasePage,
  },
  {
    path: paths.faq,
    guard: 'public',
    title: 'faq.title',
    page: async () => (await import('#web/pages/faq-page.tsx')).FaqPage,
  },
  {
    path: paths.privacyForEmployers,
    guard: 'public',
    title: 'legal.employers.title',
    page: async () => (await import('#web/pages/legal-pages.tsx')).EmployerPrivacyPage,
  },
  {
    path: paths.privacyForPartners,
    guard: 'public',
    title: 'legal.partners.title',
    page: async () => (await import('#web/pages/legal-pages.tsx')).PartnerPrivacyPage,
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
