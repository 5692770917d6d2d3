import type { Role } from '#domain/access/roles.ts';
import { memberPage } from '#web/app/member-page.ts';
import { openPage } from '#web/app/open-page.ts';
import type { PageLoader } from '#web/app/page-loading.ts';
import { paths } from '#web/app/paths.ts';
import type { RouteRow } from './route-entry.ts';

const deciders: readonly Role[] = ['admin', 'concierge_member', 'program_manager'];

const signUp = async () => await import('#web/pages/account/sign-up-kind-pages.tsx');
const standing: PageLoader = memberPage('ApprovalPage');
const approvals: PageLoader = memberPage('ApprovalsPage');

/** Making an account, proving it, getting back into it, and waiting to be approved. */
export const accountRoutes: readonly RouteRow[] = [
  {
    path: paths.signUpNonProfit,
    guard: 'guest',
    title: 'account.signUp.nonProfitPartner.title',
    page: async () => (await signUp()).SignUpNonProfitPage,
  },
  {
    path: paths.signUpCorporate,
    guard: 'guest',
    title: 'account.signUp.corporatePartner.title',
    page: async () => (await signUp()).SignUpCorporatePage,
  },
  {
    path: paths.signUpSkilling,
    guard: 'guest',
    title: 'account.signUp.skilling.title',
    page: async () => (await signUp()).SignUpSkillingPage,
  },
  {
    path: paths.verifyEmail,
    guard: 'public',
    title: 'recovery.verify.title',
    page: openPage('VerifyEmailPage'),
  },
  {
    path: paths.forgotPassword,
    guard: 'public',
    title: 'recovery.forgot.title',
    page: openPage('ForgotPasswordPage'),
  },
  {
    path: paths.confirmPasswordReset,
    guard: 'public',
    title: 'recovery.reset.title',
    page: openPage('ConfirmPasswordResetPage'),
  },
  {
    path: paths.passwordResetDone,
    guard: 'public',
    title: 'recovery.done.title',
    page: openPage('PasswordResetDonePage'),
  },
  {
    path: paths.setPassword,
    guard: 'link',
    title: 'recovery.set.title',
    page: openPage('SetPasswordPage'),
  },
  {
    path: paths.setPartnerPassword,
    guard: 'link',
    title: 'recovery.set.title',
    page: openPage('SetPartnerPasswordPage'),
  },
  {
    path: paths.firstAdmin,
    guard: 'public',
    title: 'recovery.firstAdmin.title',
    page: openPage('FirstAdminPage'),
  },
  { path: paths.approval, guard: 'link', title: 'approvals.own.title', page: standing },
  { path: paths.approvalVariant, guard: 'link', title: 'approvals.own.title', page: standing },
  { path: paths.rejected, guard: 'link', title: 'approvals.own.rejectedReason', page: standing },
  {
    path: paths.approve,
    guard: 'link',
    title: 'approvals.byMail.title',
    page: openPage('ApprovePage'),
  },
  { path: paths.approvals, guard: deciders, title: 'approvals.title', page: approvals, wide: paths.allApprovals },
  { path: paths.allApprovals, guard: deciders, title: 'approvals.wideTitle', page: approvals },
  {
    path: paths.onboarding,
    guard: 'session',
    title: 'onboarding.title',
    page: memberPage('OnboardingPage'),
  },
  {
    path: paths.unsubscribe,
    guard: 'public',
    title: 'unsubscribe.title',
    page: openPage('UnsubscribePage'),
  },
  {
    path: paths.outbox,
    guard: ['admin'],
    title: 'outbox.title',
    page: memberPage('OutboxPage'),
  },
];
