import { account } from './account.ts';
import { applicants } from './applicants.ts';
import { apply } from './apply.ts';
import { comfort } from './comfort.ts';
import { common } from './common.ts';
import { dashboard } from './dashboard.ts';
import { errors } from './errors.ts';
import { forms } from './forms.ts';
import { home } from './home.ts';
import { job } from './job.ts';
import { jobForm } from './job-form.ts';
import { later } from './later.ts';
import { legal } from './legal.ts';
import { matching } from './matching.ts';
import { notifications } from './notifications.ts';
import { plainLanguage } from './plain-language.ts';
import { profile } from './profile.ts';
import { reports } from './reports.ts';
import { search } from './search.ts';
import { session } from './session.ts';
import { settings } from './settings.ts';
import { shell } from './shell.ts';
import { staffHome } from './staff-home.ts';
import { staffJobs } from './staff-jobs.ts';
import { statuses } from './statuses.ts';
import { tables } from './tables.ts';
import { tracker } from './tracker.ts';

/** The English texts: the master that gives the other languages their shape. */
export const en = {
  account,
  applicants,
  apply,
  comfort,
  common,
  dashboard,
  errors,
  forms,
  home,
  job,
  jobForm,
  later,
  legal,
  matching,
  notifications,
  plainLanguage,
  profile,
  reports,
  search,
  session,
  settings,
  shell,
  staffHome,
  staffJobs,
  statuses,
  tables,
  tracker,
};
