import type { PageLoader } from './page-loading.ts';

/** The pages for everybody that are seldom the first one, by the name of their component. */
export const openPages = {
  AboutPage: async () => (await import('#web/pages/public/content-pages.tsx')).AboutPage,
  ApprovePage: async () => (await import('#web/pages/account/approve-page.tsx')).ApprovePage,
  CanadaPage: async () => (await import('#web/pages/public/canada-page.tsx')).CanadaPage,
  ConfirmPasswordResetPage: async () =>
    (await import('#web/pages/account/set-password-pages.tsx')).ConfirmPasswordResetPage,
  ContactPage: async () => (await import('#web/pages/public/content-pages.tsx')).ContactPage,
  EmployerPrivacyPage: async () => (await import('#web/pages/public/legal-pages.tsx')).EmployerPrivacyPage,
  FaqPage: async () => (await import('#web/pages/public/faq-page.tsx')).FaqPage,
  FirstAdminPage: async () => (await import('#web/pages/account/first-admin-page.tsx')).FirstAdminPage,
  ForgotPasswordPage: async () => (await import('#web/pages/account/forgot-password-page.tsx')).ForgotPasswordPage,
  LocationPage: async () => (await import('#web/pages/public/location-pages.tsx')).LocationPage,
  LocationsPage: async () => (await import('#web/pages/public/location-pages.tsx')).LocationsPage,
  LogsPage: async () => (await import('#web/pages/public/logs-page.tsx')).LogsPage,
  NewsPage: async () => (await import('#web/pages/public/content-pages.tsx')).NewsPage,
  NotFoundPage: async () => (await import('#web/pages/public/not-found-page.tsx')).NotFoundPage,
  PaginatorPage: async () => (await import('#web/pages/public/paginator-page.tsx')).PaginatorPage,
  PartnerPrivacyPage: async () => (await import('#web/pages/public/legal-pages.tsx')).PartnerPrivacyPage,
  PasswordResetDonePage: async () =>
    (await import('#web/pages/account/password-reset-done-page.tsx')).PasswordResetDonePage,
  PressReleasePage: async () => (await import('#web/pages/public/content-pages.tsx')).PressReleasePage,
  PricingPage: async () => (await import('#web/pages/public/content-pages.tsx')).PricingPage,
  PrivacyPage: async () => (await import('#web/pages/public/legal-pages.tsx')).PrivacyPage,
  ProviderReturnPage: async () => (await import('#web/pages/account/provider-return-page.tsx')).ProviderReturnPage,
  SeekersPage: async () => (await import('#web/pages/staff/seekers-page.tsx')).SeekersPage,
  SetPartnerPasswordPage: async () =>
    (await import('#web/pages/account/set-password-pages.tsx')).SetPartnerPasswordPage,
  SetPasswordPage: async () => (await import('#web/pages/account/set-password-pages.tsx')).SetPasswordPage,
  SignUpCandidatePage: async () => (await import('#web/pages/account/sign-up-kind-pages.tsx')).SignUpCandidatePage,
  SignUpEmployerPage: async () => (await import('#web/pages/account/sign-up-kind-pages.tsx')).SignUpEmployerPage,
  SignUpPage: async () => (await import('#web/pages/account/sign-up-page.tsx')).SignUpPage,
  SurveyPage: async () => (await import('#web/pages/staff/placeholder-pages.tsx')).SurveyPage,
  TermsPage: async () => (await import('#web/pages/public/legal-pages.tsx')).TermsPage,
  ThankYouFeedbackPage: async () =>
    (await import('#web/pages/public/thank-you-feedback-page.tsx')).ThankYouFeedbackPage,
  ThankYouPage: async () => (await import('#web/pages/public/thank-you-page.tsx')).ThankYouPage,
  UnauthorizedPage: async () => (await import('#web/pages/public/unauthorized-page.tsx')).UnauthorizedPage,
  UnsubscribePage: async () => (await import('#web/pages/public/unsubscribe-page.tsx')).UnsubscribePage,
  VerifyEmailPage: async () => (await import('#web/pages/account/verify-email-page.tsx')).VerifyEmailPage,
} satisfies Record<string, PageLoader>;
