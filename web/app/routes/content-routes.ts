import { openPage } from '#web/app/open-page.ts';
import { paths } from '#web/app/paths.ts';
import type { RouteRow } from './route-entry.ts';

/** The pages of plain content, for everybody. */
export const contentRoutes: readonly RouteRow[] = [
  {
    path: paths.homeNew,
    guard: 'public',
    title: 'shell.pages.home',
    page: async () => (await import('#web/pages/public/home-page.tsx')).HomePage,
  },
  {
    path: paths.canada,
    guard: 'public',
    title: 'canada.title',
    page: openPage('CanadaPage'),
  },
  {
    path: paths.candidates,
    guard: 'public',
    title: 'seekers.title',
    page: openPage('SeekersPage'),
  },
  {
    path: paths.logs,
    guard: 'public',
    title: 'pages.logs.title',
    page: openPage('LogsPage'),
  },
  {
    path: paths.paginator,
    guard: 'public',
    title: 'pages.paginator.title',
    page: openPage('PaginatorPage'),
  },
  {
    path: paths.locations,
    guard: 'public',
    title: 'pages.locations.title',
    page: openPage('LocationsPage'),
  },
  {
    path: paths.location('atlanta'),
    guard: 'public',
    title: 'pages.locations.atlanta',
    page: openPage('LocationPage'),
  },
  {
    path: paths.location('houston'),
    guard: 'public',
    title: 'pages.locations.houston',
    page: openPage('LocationPage'),
  },
  {
    path: paths.about,
    guard: 'public',
    title: 'content.about.title',
    page: openPage('AboutPage'),
  },
  {
    path: paths.contact,
    guard: 'public',
    title: 'content.contact.title',
    page: openPage('ContactPage'),
  },
  {
    path: paths.pricing,
    guard: 'public',
    title: 'content.pricing.title',
    page: openPage('PricingPage'),
  },
  {
    path: paths.news,
    guard: 'public',
    title: 'content.news.title',
    page: openPage('NewsPage'),
  },
  {
    path: paths.pressRelease,
    guard: 'public',
    title: 'content.press.page',
    page: openPage('PressReleasePage'),
  },
  {
    path: paths.faq,
    guard: 'public',
    title: 'faq.title',
    page: openPage('FaqPage'),
  },
  {
    path: paths.privacyForEmployers,
    guard: 'public',
    title: 'legal.employers.title',
    page: openPage('EmployerPrivacyPage'),
  },
  {
    path: paths.privacyForPartners,
    guard: 'public',
    title: 'legal.partners.title',
    page: openPage('PartnerPrivacyPage'),
  },
  {
    path: paths.survey,
    guard: 'public',
    title: 'later.survey.title',
    page: openPage('SurveyPage'),
  },
  {
    path: paths.thankYouFeedback,
    guard: 'public',
    title: 'later.thankYouFeedback.title',
    page: openPage('ThankYouFeedbackPage'),
  },
];
