import type { Role } from '#domain/access/roles.ts';

/** Who opens a route: a visitor, or an account with a role. */
export type Kind = 'visitor' | Role;

/** The demo account of each role. */
export const getAccount: Record<Role, string> = {
  job_seeker: 'seeker@wavelength.test',
  admin: 'admin@wavelength.test',
  hiring_manager: 'manager@wavelength.test',
  recruiter: 'recruiter@wavelength.test',
  skilling_partner: 'skilling@wavelength.test',
  hiring_member: 'member@wavelength.test',
  recruiter_member: 'recruiter-member@wavelength.test',
  concierge_member: 'concierge@wavelength.test',
  program_manager: 'program@wavelength.test',
};

const hirers: Role[] = ['admin', 'hiring_manager', 'hiring_member', 'concierge_member', 'program_manager'];
const partners: Role[] = ['recruiter', 'recruiter_member'];
const staff: Role[] = [...hirers, ...partners];
const wide: Role[] = ['admin', 'concierge_member', 'program_manager'];
const seekerSupporters: Role[] = [...wide, ...partners];
const reporters: Role[] = [...hirers, 'skilling_partner'];
const partnerReporters: Role[] = ['admin', ...partners];
const surveyors: Role[] = ['admin', 'skilling_partner'];
const seekers: Role[] = ['job_seeker'];

/** `public`; `members` (logged in); `guests` (logged out); `linked` (with a link token or logged in); or roles. */
export type Audience = 'public' | 'members' | 'guests' | 'linked' | readonly Role[];

/** Every route and its audience, listed independently of the product's route table. */
export const expectedRoutes: Readonly<Record<string, Audience>> = {
  ...each('public', [
    '/',
    '/homepage_new',
    '/ca',
    '/search',
    '/searchJobs',
    '/demo_paginator',
    '/location/atlanta',
    '/location/houston',
    '/pricing',
    '/new_all_candidates',
    '/globallocations',
    '/faq',
    '/signup',

    '/jobs/:id',
    '/jobs_view/:id',
    '/employers/:id',
    '/first-administrator',
    '/account-deleted',
    '/verifyEmail',
    '/thankYou',
    '/forgotPassword',
    '/passwordResetDone',
    '/confirmPasswordReset',
    '/loginIndeed',
    '/linkedInLogin',
    '/loginsso',
    '/terms-of-service',
    '/privacy-policy',
    '/privacy-policy-ep',
    '/privacy-policy-npp',
    '/fairness',
    '/about',
    '/contact-us',
    '/languages',
    '/survey',
    '/thankYouFeedback',
    '/news',
    '/news/pressrelease',
    '/unsubscribeConfirm',
    '/logs',
    '/unauthorized',
    '/404',
  ]),
  ...each('guests', [
    '/login',
    '/old_login',
    '/signup/candidate',
    '/signup/nonProfitPartner',
    '/signup/corporatePartner',
    '/signup/employer',
    '/signup/skilling',
  ]),
  ...each('linked', [
    '/approval',
    '/approval1',
    '/rejected',

    '/setpasswordpartner',
    '/setpassword',
    '/supporting',
  ]),
  ...each('members', [
    '/onboarding',
    '/profile',
    '/settingsV2',
    '/setting',
    '/simplifybot',
    '/notifications',
    '/dashboard',
    '/applications/:id',
  ]),
  ...each(staff, ['/jobs', '/applications', '/jobs/:id/applications', '/jobs/:id/applicantlist', '/compareApplicants']),
  ...each(hirers, ['/jobs/create', '/jobs/templates', '/jobs/edit/:id', '/jobs/history/:id']),
  ...each(['admin', 'hiring_manager'], ['/jobs/import', '/jobs/import/sources']),
  ...each(wide, [
    '/newJobs',
    '/newApplications',
    '/newInterview',
    '/newOffers',
    '/approvals',
    '/newApprovals',
    '/approve',
  ]),
  ...each(seekers, ['/search/saved', '/application', '/profilev2', '/jobs/:id/apply']),
  ...each(['hiring_manager', 'hiring_member', ...partners], ['/homepage']),
  ...each([...seekers, ...hirers], ['/interview', '/offers']),
  ...each(['admin', 'hiring_manager', 'concierge_member'], ['/hiringTeam']),
  ...each(['admin', 'concierge_member'], ['/newHiringTeam']),
  ...each(['admin'], ['/conciergeTeam', '/getUsers']),
  ...each(['admin', 'recruiter'], ['/team']),
  ...each(
    ['admin', ...partners],
    ['/jobSeekers/import', '/jobSeekers/imported', '/jobSeekers/imported/:id', '/jobSeekers/duplicates'],
  ),
  ...each(partners, ['/jobSeekers/caseload', '/jobSeekers/outcomes', '/jobSeekers/:id/prepare']),
  ...each(['skilling_partner'], ['/dashboard/classes', '/dashboard/classes/:id']),
  ...each(seekerSupporters, ['/jobSeekers', '/jobSeeker', '/jobSeekersv2', '/jobSeekers/:id']),
  ...each([...seekers, 'admin', 'hiring_manager', 'hiring_member', ...partners], ['/inbox_messages']),
  ...each([...seekers, ...staff], ['/advancedSearch']),
  ...each(['program_manager'], ['/erd']),
  ...each(['admin', 'program_manager'], ['/auditReports', '/report/fairness']),
  ...each(hirers, ['/report/reviews']),
  ...each(surveyors, ['/export']),
  ...each(surveyors, ['/surveyReports', '/surveySummary']),
  ...each(['concierge_member'], ['/helpdesk', '/helpdeskChat']),
  ...each(reporters, [
    '/report',
    '/report/currentPipeline',
    '/report/applicationSource',
    '/report/historicPipeline',
    '/report/hiringVelocity',
    '/report/successMetric',
    '/report/timeToHire',
  ]),
  ...each(partnerReporters, [
    '/nppreport',
    '/nppreport/jobseekerjournal',
    '/nppreport/currentapplication',
    '/nppreport/jobactivity',
    '/nppreport/jobseekersuccessmetric',
    '/nppreport/openjobs',
  ]),
};

/** The address where a visitor or role ends up when opening a route. */
export function expectedTarget(path: string, kind: Kind): string {
  const audience = expectedRoutes[path] ?? 'public';
  if (audience === 'public') return path;
  if (audience === 'guests') return kind === 'visitor' ? path : getStart(kind);
  if (kind === 'visitor') return '/login';
  if (typeof audience !== 'string' && !audience.includes(kind)) return '/unauthorized';
  return redirectFor(path, kind);
}

/** Roles 6 and 7 work across organizations; accounts with a role id use another route for the list of job seekers. */
function redirectFor(path: string, kind: Role): string {
  const isWide = kind === 'concierge_member' || kind === 'program_manager';
  const variant = wideVariants[path];
  if (isWide && variant) return variant;
  if (path === '/jobSeekers' || path === '/jobSeeker') return kind === 'admin' ? '/jobSeekers' : '/jobSeeker';
  // A job seeker's conditions are those of the job search.
  if (path === '/advancedSearch' && kind === 'job_seeker') return '/search';
  // Without a link token the request opens in the list.
  if (path === '/approve') return '/approvals';
  return path;
}

const wideVariants: Readonly<Record<string, string>> = {
  '/jobs': '/newJobs',
  '/applications': '/newApplications',
  '/interview': '/newInterview',
  '/offers': '/newOffers',
  '/approvals': '/newApprovals',
  '/approve': '/newApprovals',
  '/hiringTeam': '/newHiringTeam',
};

function getStart(kind: Role): string {
  const hasHomepage = ['hiring_manager', 'hiring_member', ...partners].includes(kind);
  return hasHomepage ? '/homepage' : '/dashboard';
}

function each(audience: Audience, paths: readonly string[]): Record<string, Audience> {
  return Object.fromEntries(paths.map((path) => [path, audience]));
}
