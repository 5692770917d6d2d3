import type { Role } from '#domain/access/roles.ts';
import type { PageLoader } from './page-loading.ts';
import { paths } from './paths.ts';
import type { RouteRow } from './route-row.ts';

const deciders: readonly Role[] = ['admin', 'concierge_member', 'program_manager'];

const signUp = async () => await import('#web/pages/sign-up-kind-pages.tsx');
const standing: PageLoader = async () => (await import('#web/pages/approval-page.tsx')).ApprovalPage;
const approvals: PageLoader = async () => (await import('#web/pages/approvals-page.tsx')).ApprovalsPage;

/** Making an account, proving it, getting back into it, and waiting to be approved. */
export const accountRoutes: readonly RouteRow[] = [
  {
    path: paths.signUpNonProfit,
    guard: 'public',
    title: 'account.signUp.nonProfitPartner.title',
    page: async () => (await signUp()).SignUpNonProfitPage,
  },
  {
    path: paths.signUpCorporate,
    guard: 'public',
    title: 'account.signUp.corporatePartner.title',
    page: async () => (await signUp()).SignUpCorporatePage,
  },
  {
    path: paths.signUpSkilling,
    guard: 'public',
    title: 'account.signUp.skilling.title',
    page: async () => (await signUp()).SignUpSkillingPage,
  },
  {
    path: paths.verifyEmail,
    guard: 'public',
    title: 'recovery.verify.title',
    page: async () => (await import('#web/pages/verify-email-page.tsx')).VerifyEmailPage,
  },
  {
    path: paths.forgotPassword,
    guard: 'public',
    title: 'recovery.forgot.title',
    page: async () => (await import('#web/pages/forgot-password-page.tsx')).ForgotPasswordPage,
  },
  {
    path: paths.confirmPasswordReset,
    guard: 'public',
    title: 'recovery.reset.title',
    page: async () => (await import('#web/pages/set-password-pages.tsx')).ConfirmPasswordResetPage,
  },
  {
    path: paths.passwordResetDone,
    guard: 'public',
    title: 'recovery.done.title',
    page: async () => (await import('#web/pages/password-reset-done-page.tsx')).PasswordResetDonePage,
  },
  {
    path: paths.setPassword,
    guard: 'link',
    title: 'recovery.set.title',
    page: async () => (await import('#web/pages/set-password-pages.tsx')).SetPasswordPage,
  },
  {
    path: paths.setPartnerPassword,
    guard: 'link',
    title: 'recovery.set.title',
    page: async () => (await import('#web/pages/set-password-pages.tsx')).SetPartnerPasswordPage,
  },
  { path: paths.approval, guard: 'link', title: 'approvals.own.title', page: standing },
  { path: paths.approvalVariant, guard: 'link', title: 'approvals.own.title', page: standing },
  { path: paths.rejected, guard: 'link', title: 'approvals.own.rejectedReason', page: standing },
  {
    path: paths.approve,
    guard: 'link',
    title: 'approvals.byMail.title',
    page: async () => (await import('#web/pages/approve-page.tsx')).ApprovePage,
  },
  { path: paths.approvals, guard: deciders, title: 'approvals.title', page: approvals, wide: paths.allApprovals },
  { path: paths.allApprovals, guard: deciders, title: 'approvals.wideTitle', page: approvals },
  {
    path: paths.onboarding,
    guard: 'session',
    title: 'onboarding.title',
    page: async () => (await import('#web/pages/onboarding-page.tsx')).OnboardingPage,
  },
  {
    path: paths.unsubscribe,
    guard: 'public',
    title: 'unsubscribe.title',
    page: async () => (await import('#web/pages/unsubscribe-page.tsx')).UnsubscribePage,
  },
  {
    path: paths.outbox,
    guard: ['admin'],
    title: 'outbox.title',
    page: async () => (await import('#web/pages/outbox-page.tsx')).OutboxPage,
  },
];
