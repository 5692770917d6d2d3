import type { Role } from '#domain/access/roles.ts';
import { memberPage } from '#web/app/member-page.ts';
import { paths } from '#web/app/paths.ts';
import type { RouteRow } from './route-entry.ts';

const hirers: readonly Role[] = ['admin', 'hiring_manager', 'hiring_member', 'concierge_member', 'program_manager'];
const staff: readonly Role[] = [...hirers, 'recruiter', 'recruiter_member'];
const wide: readonly Role[] = ['admin', 'concierge_member', 'program_manager'];

/** The pages of those who hire and of those who look after job seekers. */
export const staffRoutes: readonly RouteRow[] = [
  {
    path: paths.jobs,
    guard: staff,
    title: 'staffJobs.title',
    page: memberPage('JobsPage'),
    wide: paths.allJobs,
  },
  {
    path: paths.createJob,
    guard: hirers,
    title: 'jobForm.createTitle',
    page: memberPage('CreateJobPage'),
  },
  {
    path: paths.editJob(':id'),
    guard: hirers,
    title: 'staffJobs.actions.edit',
    page: memberPage('EditJobPage'),
  },
  {
    path: paths.allJobs,
    guard: wide,
    title: 'staffJobs.wideTitle',
    page: memberPage('JobsPage'),
  },
  {
    path: paths.applicantTable(':id'),
    guard: staff,
    title: 'applicants.pageTitle',
    page: memberPage('ApplicantTablePage'),
  },
  {
    path: paths.applicantBoard(':id'),
    guard: staff,
    title: 'applicants.pageTitle',
    page: memberPage('ApplicantBoardPage'),
  },
  {
    path: paths.applications,
    guard: staff,
    title: 'applicants.allTitle',
    page: memberPage('ApplicationsPage'),
    wide: paths.allApplications,
  },
  {
    path: paths.allApplications,
    guard: wide,
    title: 'applicants.wideTitle',
    page: memberPage('ApplicationsPage'),
  },
  {
    path: paths.homepage,
    guard: ['hiring_manager', 'recruiter', 'hiring_member', 'recruiter_member'],
    title: 'staffHome.title',
    page: memberPage('HomepagePage'),
  },
];
