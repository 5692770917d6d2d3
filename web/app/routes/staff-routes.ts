import type { Role } from '#domain/access/roles.ts';
import { paths } from '#web/app/paths.ts';
import { memberPage } from './member-page.ts';
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
    page: memberPage('JobsPage'),
    crossOrganizationPath: paths.allJobs,
    sideNav: true,
  },
  {
    path: paths.createJob,
    guard: hiringRoles,
    beforeApproval: employerRoles,
    title: 'jobs.form.createTitle',
    page: memberPage('CreateJobPage'),
  },
  {
    path: paths.jobTemplates,
    guard: hiringRoles,
    beforeApproval: employerRoles,
    title: 'jobTemplates.title',
    page: memberPage('JobTemplatesPage'),
  },
  {
    path: paths.editJob(':id'),
    guard: hiringRoles,
    beforeApproval: employerRoles,
    title: 'jobs.manage.actions.edit',
    page: memberPage('EditJobPage'),
  },
  {
    path: paths.jobHistory(':id'),
    guard: hiringRoles,
    beforeApproval: employerRoles,
    title: 'jobHistory.title',
    page: memberPage('JobHistoryPage'),
  },
  {
    path: paths.allJobs,
    guard: crossOrganizationRoles,
    title: 'jobs.manage.wideTitle',
    page: memberPage('JobsPage'),
  },
  {
    path: paths.applicantTable(':id'),
    guard: staffRoles,
    title: 'applications.review.pageTitle',
    page: memberPage('ApplicantTablePage'),
  },
  {
    path: paths.applicantBoard(':id'),
    guard: staffRoles,
    title: 'applications.review.pageTitle',
    page: memberPage('ApplicantBoardPage'),
  },
  {
    path: paths.applications,
    guard: staffRoles,
    title: 'applications.review.allTitle',
    page: memberPage('ApplicationsPage'),
    crossOrganizationPath: paths.allApplications,
    sideNav: true,
  },
  {
    path: paths.allApplications,
    guard: crossOrganizationRoles,
    title: 'applications.review.wideTitle',
    page: memberPage('ApplicationsPage'),
  },
  {
    path: paths.homepage,
    guard: ['hiring_manager', 'recruiter', 'hiring_member', 'recruiter_member'],
    beforeApproval: employerRoles,
    title: 'overview.staffHome.title',
    page: memberPage('HomepagePage'),
    sideNav: true,
  },
  {
    path: paths.hiringTeam,
    guard: ['admin', 'hiring_manager', 'concierge_member'],
    title: 'teams.hiring.title',
    page: memberPage('HiringTeamPage'),
    crossOrganizationPath: paths.allHiringTeams,
    sideNav: true,
  },
  {
    path: paths.allHiringTeams,
    guard: ['admin', 'concierge_member'],
    title: 'teams.wide.title',
    page: memberPage('HiringTeamPage'),
  },
  {
    path: paths.team,
    guard: ['admin', 'recruiter'],
    title: 'teams.partner.title',
    page: memberPage('PartnerTeamPage'),
    sideNav: true,
  },
  {
    path: paths.conciergeTeam,
    guard: ['admin'],
    title: 'teams.concierge.title',
    page: memberPage('ConciergeTeamPage'),
    sideNav: true,
  },
  {
    path: paths.profile,
    guard: 'session',
    title: 'pages.own.title',
    page: memberPage('ProfilePage'),
  },
  {
    path: paths.erd,
    guard: ['program_manager'],
    title: 'erd.title',
    page: memberPage('ErdPage'),
  },
  {
    path: paths.interviews,
    guard: ['job_seeker', ...hiringRoles],
    title: 'interviews.title',
    page: memberPage('InterviewsPage'),
    crossOrganizationPath: paths.allInterviews,
    sideNav: true,
  },
  {
    path: paths.allInterviews,
    guard: crossOrganizationRoles,
    title: 'interviews.title',
    page: memberPage('InterviewsPage'),
  },
  {
    path: paths.offers,
    guard: ['job_seeker', ...hiringRoles],
    title: 'offers.title',
    page: memberPage('OffersPage'),
    crossOrganizationPath: paths.allOffers,
    sideNav: true,
  },
  {
    path: paths.allOffers,
    guard: crossOrganizationRoles,
    title: 'offers.title',
    page: memberPage('OffersPage'),
  },
  {
    path: paths.messages,
    guard: ['job_seeker', 'admin', 'hiring_manager', 'hiring_member', ...partnerRoles],
    title: 'messages.title',
    page: memberPage('MessagesPage'),
    sideNav: true,
  },
  {
    path: paths.advancedSearch,
    guard: ['job_seeker', ...hiringRoles, ...partnerRoles],
    title: 'seekers.advanced.title',
    page: memberPage('AdvancedSearchPage'),
    sideNav: true,
  },
  {
    path: paths.compareApplicants,
    guard: [...hiringRoles, ...partnerRoles],
    title: 'applications.compare.title',
    page: memberPage('ComparePage'),
    sideNav: true,
  },
  {
    path: paths.assistant,
    guard: 'session',
    title: 'assistant.title',
    page: memberPage('AssistantPage'),
  },
  {
    path: paths.helpdesk,
    guard: ['concierge_member'],
    title: 'helpdesk.title',
    page: memberPage('HelpdeskPage'),
    sideNav: true,
  },
  {
    path: paths.helpdeskChat,
    guard: ['concierge_member'],
    title: 'helpdesk.title',
    page: memberPage('HelpdeskPage'),
    sideNav: true,
  },
];
