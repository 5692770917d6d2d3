import type { Phrases } from '#domain/phrases/phrases.ts';
import { account } from './account.ts';
import { adjustments } from './adjustments.ts';
import { applicants } from './applicants.ts';
import { apply } from './apply.ts';
import { approvals } from './approvals.ts';
import { canada } from './canada.ts';
import { comfort } from './comfort.ts';
import { common } from './common.ts';
import { content } from './content.ts';
import { dashboard } from './dashboard.ts';
import { erd } from './erd.ts';
import { errors } from './errors.ts';
import { faq } from './faq.ts';
import { feedback } from './feedback.ts';
import { forms } from './forms.ts';
import { home } from './home.ts';
import { impersonation } from './impersonation.ts';
import { job } from './job.ts';
import { jobForm } from './job-form.ts';
import { languagesPage } from './languages-page.ts';
import { later } from './later.ts';
import { legal } from './legal.ts';
import { mail } from './mail.ts';
import { matching } from './matching.ts';
import { messages } from './messages.ts';
import { needs } from './needs.ts';
import { notifications } from './notifications.ts';
import { onboarding } from './onboarding.ts';
import { outbox } from './outbox.ts';
import { pages } from './pages.ts';
import { palette } from './palette.ts';
import { plainLanguage } from './plain-language.ts';
import { preferences } from './preferences.ts';
import { privacy } from './privacy.ts';
import { profile } from './profile.ts';
import { recovery } from './recovery.ts';
import { reports } from './reports.ts';
import { saved } from './saved.ts';
import { search } from './search.ts';
import { secondStep } from './second-step.ts';
import { security } from './security.ts';
import { seekers } from './seekers.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { shown } from './shown.ts';
import { signIn } from './sign-in.ts';
import { staffHome } from './staff-home.ts';
import { staffJobs } from './staff-jobs.ts';
import { statuses } from './statuses.ts';
import { supporters } from './supporters.ts';
import { tables } from './tables.ts';
import { takeAlong } from './take-along.ts';
import { teams } from './teams.ts';
import { telling } from './telling.ts';
import { tenant } from './tenant.ts';
import { tracker } from './tracker.ts';
import { unsubscribe } from './unsubscribe.ts';
import { wording } from './wording.ts';

/** The French texts. */
export const fr = {
  needs,
  adjustments,
  privacy,
  supporters,
  account,
  applicants,
  apply,
  canada,
  comfort,
  common,
  content,
  dashboard,
  erd,
  errors,
  faq,
  feedback,
  forms,
  home,
  impersonation,
  job,
  jobForm,
  languagesPage,
  later,
  legal,
  mail,
  matching,
  messages,
  notifications,
  pages,
  palette,
  plainLanguage,
  profile,
  preferences,
  shown,
  takeAlong,
  reports,
  saved,
  search,
  secondStep,
  security,
  seekers,
  recovery,
  approvals,
  outbox,
  unsubscribe,
  onboarding,
  session,
  settings,
  shell,
  signIn,
  staffHome,
  staffJobs,
  statuses,
  tables,
  teams,
  telling,
  tenant,
  tracker,
  wording,
} satisfies Phrases;
