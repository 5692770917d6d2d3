import type { Role } from '#domain/access/roles.ts';

type Id = number | string;

/** The addresses of the product. Pages and features link through these. */
export const paths = {
  home: '/',
  homeNew: '/homepage_new',
  /** Leads a signed-in person to their own start. */
  start: '/home',
  login: '/login',
  signUp: '/signup',
  signUpCandidate: '/signup/candidate',
  signUpEmployer: '/signup/employer',
  signUpNonProfit: '/signup/nonProfitPartner',
  signUpCorporate: '/signup/corporatePartner',
  signUpSkilling: '/signup/skilling',
  thankYou: '/thankYou',
  verifyEmail: '/verifyEmail',
  forgotPassword: '/forgotPassword',
  confirmPasswordReset: '/confirmPasswordReset',
  passwordResetDone: '/passwordResetDone',
  /** Where the link leads that a fresh installation prints. */
  firstAdmin: '/first-administrator',
  setPassword: '/setpassword',
  setPartnerPassword: '/setpasswordpartner',
  /** Where one's own organisation stands. */
  approval: '/approval',
  approvalVariant: '/approval1',
  rejected: '/rejected',
  /** Where an approver lands from the mail. */
  approve: '/approve',
  unsubscribe: '/unsubscribeConfirm',
  outbox: '/outbox',
  /** The people one helps, and where an invitation to help leads. */
  supporting: '/supporting',
  onboarding: '/onboarding',
  search: '/search',
  searchJobs: '/searchJobs',
  /** The jobs and searches that a job seeker keeps. */
  saved: '/search/saved',
  job: (id: Id) => `/jobs/${id}`,
  /** The page of a job without the shell, to pass on. */
  sharedJob: (id: Id) => `/jobs_view/${id}`,
  apply: (id: Id, part?: string) => (part ? `/jobs/${id}/apply/${part}` : `/jobs/${id}/apply`),
  tracker: '/application',
  profile: '/profile',
  editProfile: '/profilev2',
  /** A field or a part of the editor. */
  editProfileAt: (name: string) => `/profilev2#${name}`,
  settings: '/setting',
  /** One's own settings, and those of what one's role looks after. */
  allSettings: '/settingsV2',
  oldLogin: '/old_login',
  indeedReturn: '/loginIndeed',
  linkedInReturn: '/linkedInLogin',
  ssoReturn: '/loginsso',
  homepage: '/homepage',
  dashboard: '/dashboard',
  approvals: '/approvals',
  /** The same over all organisations. */
  allApprovals: '/newApprovals',
  candidates: '/new_all_candidates',
  /** The list of job seekers for accounts without a role id, and for those with one. */
  seekers: '/jobSeekers',
  seekersTable: '/jobSeekersv2',
  seekersOfRole: '/jobSeeker',
  seeker: (id: Id) => `/jobSeekers/${id}`,
  jobs: '/jobs',
  /** The same over all employers. */
  allJobs: '/newJobs',
  createJob: '/jobs/create',
  editJob: (id: Id) => `/jobs/edit/${id}`,
  applicantTable: (jobId: Id) => `/jobs/${jobId}/applications`,
  applicantBoard: (jobId: Id) => `/jobs/${jobId}/applicantlist`,
  applications: '/applications',
  /** The same over all employers. */
  allApplications: '/newApplications',
  application: (id: Id) => `/applications/${id}`,
  interviews: '/interview',
  allInterviews: '/newInterview',
  offers: '/offers',
  allOffers: '/newOffers',
  reports: '/report',
  report: (name: string) => `/report/${name}`,
  partnerReports: '/nppreport',
  partnerReport: (name: string) => `/nppreport/${name}`,
  auditReports: '/auditReports',
  hiringTeam: '/hiringTeam',
  /** The same over all employers. */
  allHiringTeams: '/newHiringTeam',
  conciergeTeam: '/conciergeTeam',
  team: '/team',
  messages: '/inbox_messages',
  conversation: (id: Id) => `/inbox_messages?conversation=${id}`,
  advancedSearch: '/advancedSearch',
  compareApplicants: '/compareApplicants',
  assistant: '/simplifybot',
  helpdesk: '/helpdesk',
  helpdeskChat: '/helpdeskChat',
  impersonate: '/getUsers',
  erd: '/erd',
  survey: '/survey',
  thankYouFeedback: '/thankYouFeedback',
  surveyReports: '/surveyReports',
  surveySummary: '/surveySummary',
  news: '/news',
  pressRelease: '/news/pressrelease',
  faq: '/faq',
  pricing: '/pricing',
  contact: '/contact-us',
  logs: '/logs',
  paginator: '/demo_paginator',
  locations: '/globallocations',
  location: (slug: string) => `/location/${slug}`,
  canada: '/ca',
  about: '/about',
  terms: '/terms-of-service',
  privacy: '/privacy-policy',
  privacyForEmployers: '/privacy-policy-ep',
  privacyForPartners: '/privacy-policy-npp',
  languages: '/languages',
  unauthorized: '/unauthorized',
  notFound: '/404',
} as const;

/** Where people of a role begin, the best place first. */
export function startsOf(role: Role): readonly string[] {
  if (role === 'job_seeker') return [paths.dashboard, paths.search];
  const hasHomepage = ['hiring_manager', 'recruiter', 'hiring_member', 'recruiter_member'].includes(role);
  return [hasHomepage ? paths.homepage : paths.dashboard, paths.jobs, paths.search];
}
