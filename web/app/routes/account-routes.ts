import type { Role } from '#domain/access/roles.ts';
import { paths } from '#web/app/paths.ts';
import { memberPage } from './member-page.ts';
import type { RouteEntry } from './route-entry.ts';

const approverRoles: readonly Role[] = ['admin', 'concierge_member', 'program_manager'];

/** Creating an account, signing in, recovering access, settings, and impersonation. */
export const accountRoutes: readonly RouteEntry[] = [
  {
    path: paths.signUpNonProfit,
    guard: 'guest',
    title: 'accounts.signUp.nonProfitPartner.title',
    page: async () => (await import('#web/pages/account/sign-up-kind-pages.tsx')).SignUpNonProfitPage,
  },
  {
    path: paths.signUpCorporate,
    guard: 'guest',
    title: 'accounts.signUp.corporatePartner.title',
    page: async () => (await import('#web/pages/account/sign-up-kind-pages.tsx')).SignUpCorporatePage,
  },
  {
    path: paths.signUpSkilling,
    guard: 'guest',
    title: 'accounts.signUp.skilling.title',
    page: async () => (await import('#web/pages/account/sign-up-kind-pages.tsx')).SignUpSkillingPage,
  },
  {
    path: paths.verifyEmail,
    guard: 'public',
    title: 'accounts.recovery.verify.title',
    page: async () => (await import('#web/pages/account/verify-email-page.tsx')).VerifyEmailPage,
  },
  {
    path: paths.forgotPassword,
    guard: 'public',
    title: 'accounts.recovery.forgot.title',
    page: async () => (await import('#web/pages/account/forgot-password-page.tsx')).ForgotPasswordPage,
  },
  {
    path: paths.confirmPasswordReset,
    guard: 'public',
    title: 'accounts.recovery.reset.title',
    page: async () => (await import('#web/pages/account/set-password-pages.tsx')).ConfirmPasswordResetPage,
  },
  {
    path: paths.passwordResetDone,
    guard: 'public',
    title: 'accounts.recovery.forgot.title',
    page: async () => (await import('#web/pages/account/password-reset-done-page.tsx')).PasswordResetDonePage,
  },
  {
    path: paths.setPassword,
    guard: 'link',
    title: 'accounts.recovery.set.title',
    page: async () => (await import('#web/pages/account/set-password-pages.tsx')).SetPasswordPage,
  },
  {
    path: paths.setPartnerPassword,
    guard: 'link',
    title: 'accounts.recovery.set.title',
    page: async () => (await import('#web/pages/account/set-password-pages.tsx')).SetPartnerPasswordPage,
  },
  {
    path: paths.firstAdmin,
    guard: 'public',
    title: 'accounts.recovery.firstAdmin.title',
    page: async () => (await import('#web/pages/account/first-admin-page.tsx')).FirstAdminPage,
  },
  {
    path: paths.approval,
    guard: 'link',
    title: 'approvals.own.title',
    page: async () => (await import('#web/pages/account/approval-page.tsx')).ApprovalPage,
  },
  {
    path: paths.approvalVariant,
    guard: 'link',
    title: 'approvals.own.title',
    page: async () => (await import('#web/pages/account/approval-page.tsx')).ApprovalPage,
  },
  {
    path: paths.rejected,
    guard: 'link',
    title: 'approvals.own.rejectedReason',
    page: async () => (await import('#web/pages/account/approval-page.tsx')).ApprovalPage,
  },
  {
    path: paths.approve,
    guard: 'link',
    title: 'approvals.byMail.title',
    page: async () => (await import('#web/pages/account/approve-page.tsx')).ApprovePage,
  },
  {
    path: paths.approvals,
    guard: approverRoles,
    title: 'approvals.title',
    page: memberPage('ApprovalsPage'),
    crossOrganizationPath: paths.allApprovals,
    sideNav: true,
  },
  {
    path: paths.allApprovals,
    guard: approverRoles,
    title: 'approvals.wideTitle',
    page: memberPage('ApprovalsPage'),
  },
  {
    path: paths.onboarding,
    guard: 'session',
    title: 'onboarding.title',
    page: memberPage('OnboardingPage'),
  },
  {
    path: paths.notifications,
    guard: 'session',
    title: 'notifications.title',
    page: memberPage('NotificationsPage'),
    sideNav: true,
  },
  {
    path: paths.unsubscribe,
    guard: 'public',
    title: 'mail.preferences.title',
    page: async () => (await import('#web/pages/public/unsubscribe-page.tsx')).UnsubscribePage,
  },
  {
    path: paths.outbox,
    guard: ['admin'],
    title: 'mail.outbox.title',
    page: memberPage('OutboxPage'),
  },
  {
    path: paths.oldLogin,
    guard: 'guest',
    title: 'accounts.login.title',
    page: async () => (await import('#web/pages/account/login-page.tsx')).LoginPage,
  },
  {
    path: paths.linkedInReturn,
    guard: 'public',
    title: 'accounts.login.title',
    page: async () => (await import('#web/pages/account/provider-return-page.tsx')).ProviderReturnPage,
  },
  {
    path: paths.indeedReturn,
    guard: 'public',
    title: 'accounts.login.title',
    page: async () => (await import('#web/pages/account/provider-return-page.tsx')).ProviderReturnPage,
  },
  {
    path: paths.ssoReturn,
    guard: 'public',
    title: 'accounts.login.title',
    page: async () => (await import('#web/pages/account/provider-return-page.tsx')).ProviderReturnPage,
  },
  {
    path: paths.impersonate,
    guard: ['admin'],
    title: 'impersonation.title',
    page: memberPage('ImpersonationPage'),
  },
  {
    path: paths.accountDeleted,
    guard: 'public',
    title: 'privacy.deletion.title',
    page: async () => (await import('#web/pages/account/account-deleted-page.tsx')).AccountDeletedPage,
  },
  {
    path: paths.settingsPage(':part?'),
    guard: 'session',
    title: 'settings.title',
    page: memberPage('OwnSettingsPage'),
  },
  {
    path: paths.allSettingsPage(':part?'),
    guard: 'session',
    title: 'settings.wideTitle',
    page: memberPage('AllSettingsPage'),
    sideNav: true,
  },
];
