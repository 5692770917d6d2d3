import type { Role } from '#domain/access/roles.ts';
import { paths } from '#web/app/paths.ts';
import type { RouteEntry } from './route-entry.ts';

const hiringRoles: readonly Role[] = [
  'admin',
  'hiring_manager',
  'hiring_member',
  'concierge_member',
  'program_manager',
];
/** They can write drafts before their organization is approved. */
const employerRoles: readonly Role[] = ['hiring_manager', 'hiring_member'];
const partnerRoles: readonly Role[] = ['recruiter', 'recruiter_member'];
const staffRoles: readonly Role[] = [...hiringRoles, ...partnerRoles];
const crossOrganizationRoles: readonly Role[] = ['admin', 'concierge_member', 'program_manager'];

/** The pages of hiring teams. */
export const staffRoutes: readonly RouteEntry[] = [
  {
    path: paths.jobs,
    guard: staffRoles,
    beforeApproval: employerRoles,
    title: 'jobs.manage.title',
    page: async () => (await import('#web/pages/staff/jobs/jobs-page.tsx')).JobsPage,
    crossOrganizationPath: paths.allJobs,
    sideNav: true,
  },
  {
    path: paths.createJob,
    guard: hiringRoles,
    beforeApproval: employerRoles,
    title: 'jobs.form.createTitle',
    page: async () => (await import('#web/pages/staff/jobs/create-job-page.tsx')).CreateJobPage,
  },
  {
    path: paths.jobTemplates,
    guard: hiringRoles,
    beforeApproval: employerRoles,
    title: 'jobTemplates.title',
    page: async () => (await import('#web/pages/staff/jobs/job-templates-page.tsx')).JobTemplatesPage,
  },
  {
    path: paths.editJob(':id'),
    guard: hiringRoles,
    beforeApproval: employerRoles,
    title: 'jobs.manage.actions.edit',
    page: async () => (await import('#web/pages/staff/jobs/edit-job-page.tsx')).EditJobPage,
  },
  {
    path: paths.jobHistory(':id'),
    guard: hiringRoles,
    beforeApproval: employerRoles,
    title: 'jobHistory.title',
    page: async () => (await import('#web/pages/staff/jobs/job-history-page.tsx')).JobHistoryPage,
  },
  {
    path: paths.allJobs,
    guard: crossOrganizationRoles,
    title: 'jobs.manage.wideTitle',
    page: async () => (await import('#web/pages/staff/jobs/jobs-page.tsx')).JobsPage,
  },
  {
    path: paths.applicantTable(':id'),
    guard: staffRoles,
    title: 'applications.review.pageTitle',
    page: async () => (await import('#web/pages/staff/applications/applicants-page.tsx')).ApplicantTablePage,
  },
  {
    path: paths.applicantBoard(':id'),
    guard: staffRoles,
    title: 'applications.review.pageTitle',
    page: async () => (await import('#web/pages/staff/applications/applicants-page.tsx')).ApplicantBoardPage,
  },
  {
    path: paths.applications,
    guard: staffRoles,
    title: 'applications.review.allTitle',
    page: async () => (await import('#web/pages/staff/applications/applications-page.tsx')).ApplicationsPage,
    crossOrganizationPath: paths.allApplications,
    sideNav: true,
  },
  {
    path: paths.allApplications,
    guard: crossOrganizationRoles,
    title: 'applications.review.wideTitle',
    page: async () => (await import('#web/pages/staff/applications/applications-page.tsx')).ApplicationsPage,
  },
  {
    path: paths.homepage,
    guard: ['hiring_manager', 'recruiter', 'hiring_member', 'recruiter_member'],
    beforeApproval: employerRoles,
    title: 'overview.staffHome.title',
    page: async () => (await import('#web/pages/staff/home/homepage-page.tsx')).HomepagePage,
    sideNav: true,
  },
  {
    path: paths.hiringTeam,
    guard: ['admin', 'hiring_manager', 'concierge_member'],
    title: 'teams.hiring.title',
    page: async () => (await import('#web/pages/staff/team-pages.tsx')).HiringTeamPage,
    crossOrganizationPath: paths.allHiringTeams,
    sideNav: true,
  },
  {
    path: paths.allHiringTeams,
    guard: ['admin', 'concierge_member'],
    title: 'teams.wide.title',
    page: async () => (await import('#web/pages/staff/team-pages.tsx')).HiringTeamPage,
  },
  {
    path: paths.team,
    guard: ['admin', 'recruiter'],
    title: 'teams.partner.title',
    page: async () => (await import('#web/pages/staff/team-pages.tsx')).PartnerTeamPage,
    sideNav: true,
  },
  {
    path: paths.conciergeTeam,
    guard: ['admin'],
    title: 'teams.concierge.title',
    page: async () => (await import('#web/pages/staff/team-pages.tsx')).ConciergeTeamPage,
    sideNav: true,
  },
  {
    path: paths.profile,
    guard: 'session',
    title: 'pages.own.title',
    page: async () => (await import('#web/pages/seeker/profile-page.tsx')).ProfilePage,
  },
  {
    path: paths.erd,
    guard: ['program_manager'],
    title: 'erd.title',
    page: async () => (await import('#web/pages/staff/erd-page.tsx')).ErdPage,
  },
  {
    path: paths.interviews,
    guard: ['job_seeker', ...hiringRoles],
    title: 'interviews.title',
    page: async () => (await import('#web/pages/staff/applications/interviews-page.tsx')).InterviewsPage,
    crossOrganizationPath: paths.allInterviews,
    sideNav: true,
  },
  {
    path: paths.allInterviews,
    guard: crossOrganizationRoles,
    title: 'interviews.title',
    page: async () => (await import('#web/pages/staff/applications/interviews-page.tsx')).InterviewsPage,
  },
  {
    path: paths.offers,
    guard: ['job_seeker', ...hiringRoles],
    title: 'offers.title',
    page: async () => (await import('#web/pages/staff/applications/offers-page.tsx')).OffersPage,
    crossOrganizationPath: paths.allOffers,
    sideNav: true,
  },
  {
    path: paths.allOffers,
    guard: crossOrganizationRoles,
    title: 'offers.title',
    page: async () => (await import('#web/pages/staff/applications/offers-page.tsx')).OffersPage,
  },
  {
    path: paths.messages,
    guard: ['job_seeker', 'admin', 'hiring_manager', 'hiring_member', ...partnerRoles],
    title: 'messages.title',
    page: async () => (await import('#web/pages/staff/messages-page.tsx')).MessagesPage,
    sideNav: true,
  },
  {
    path: paths.advancedSearch,
    guard: ['job_seeker', ...hiringRoles, ...partnerRoles],
    title: 'seekers.advanced.title',
    page: async () => (await import('#web/pages/staff/advanced-search-page.tsx')).AdvancedSearchPage,
    sideNav: true,
  },
  {
    path: paths.compareApplicants,
    guard: [...hiringRoles, ...partnerRoles],
    title: 'applications.compare.title',
    page: async () => (await import('#web/pages/staff/applications/compare-page.tsx')).ComparePage,
    sideNav: true,
  },
  {
    path: paths.assistant,
    guard: 'session',
    title: 'assistant.title',
    page: async () => (await import('#web/pages/assistant/assistant-page.tsx')).AssistantPage,
  },
  {
    path: paths.helpdesk,
    guard: ['concierge_member'],
    title: 'helpdesk.title',
    page: async () => (await import('#web/pages/staff/helpdesk-page.tsx')).HelpdeskPage,
    sideNav: true,
  },
  {
    path: paths.helpdeskChat,
    guard: ['concierge_member'],
    title: 'helpdesk.title',
    page: async () => (await import('#web/pages/staff/helpdesk-page.tsx')).HelpdeskPage,
    sideNav: true,
  },
];
