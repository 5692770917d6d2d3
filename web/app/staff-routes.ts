import type { Role } from '#domain/access/roles.ts';
import { paths } from './paths.ts';
import type { RouteRow } from './route-row.ts';

const hirers: readonly Role[] = ['admin', 'hiring_manager', 'hiring_member', 'concierge_member', 'program_manager'];
const staff: readonly Role[] = [...hirers, 'recruiter', 'recruiter_member'];
const wide: readonly Role[] = ['admin', 'concierge_member', 'program_manager'];

/** The pages of those who hire and of those who look after job seekers. */
export const staffRoutes: readonly RouteRow[] = [
  {
    path: paths.jobs,
    guard: staff,
    title: 'staffJobs.title',
    page: async () => (await import('#web/pages/jobs-page.tsx')).JobsPage,
    wide: paths.allJobs,
  },
  {
    path: paths.createJob,
    guard: hirers,
    title: 'jobForm.createTitle',
    page: async () => (await import('#web/pages/create-job-page.tsx')).CreateJobPage,
  },
  {
    path: paths.editJob(':id'),
    guard: hirers,
    title: 'staffJobs.actions.edit',
    page: async () => (await import('#web/pages/edit-job-page.tsx')).EditJobPage,
  },
  {
    path: paths.allJobs,
    guard: wide,
    title: 'staffJobs.wideTitle',
    page: async () => (await import('#web/pages/jobs-page.tsx')).JobsPage,
  },
  {
    path: paths.applicantTable(':id'),
    guard: staff,
    title: 'applicants.pageTitle',
    page: async () => (await import('#web/pages/applicants-page.tsx')).ApplicantTablePage,
  },
  {
    path: paths.applicantBoard(':id'),
    guard: staff,
    title: 'applicants.pageTitle',
    page: async () => (await import('#web/pages/applicants-page.tsx')).ApplicantBoardPage,
  },
  {
    path: paths.applications,
    guard: staff,
    title: 'applicants.allTitle',
    page: async () => (await import('#web/pages/applications-page.tsx')).ApplicationsPage,
    wide: paths.allApplications,
  },
  {
    path: paths.allApplications,
    guard: wide,
    title: 'applicants.wideTitle',
    page: async () => (await import('#web/pages/applications-page.tsx')).ApplicationsPage,
  },
  {
    path: paths.homepage,
    guard: ['hiring_manager', 'recruiter', 'hiring_member', 'recruiter_member'],
    title: 'staffHome.title',
    page: async () => (await import('#web/pages/homepage-page.tsx')).HomepagePage,
  },
];
