import type { Role } from '#domain/access/roles.ts';

type Id = number | string;

/** The sub-pages of the profile, in order. */
export const profilePages = ['preferences', 'needs', 'visibility', 'export'] as const;

/** The sub-pages of the settings, in order. */
export const ownSettingsPages = [
  'account',
  'organization',
  'login',
  'devices',
  'comfort',
  'notifications',
  'language',
  'supporters',
  'consents',
  'my-data',
  'delete-account',
] as const;

/** The sub-pages for the settings of the tenant, after the personal ones. */
export const tenantSettingsPages = [
  'brand',
  'contact',
  'languages',
  'texts',
  'switches',
  'sign-in',
  'weights',
  'retention',
  'feedback',
  'articles',
  'job-feeds',
  'surveys',
  'webhooks',
  'api-tokens',
] as const;

/** The paths of all pages. Links use these constants. */
export const paths = {
  home: '/',
  homeNew: '/homepage_new',
  /** Redirects a logged-in person to the start page of their role. */
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
  /** Target of the link that a new installation prints. */
  firstAdmin: '/first-administrator',
  setPassword: '/setpassword',
  setPartnerPassword: '/setpasswordpartner',
  /** Approval status of the person's own organization. */
  approval: '/approval',
  approvalVariant: '/approval1',
  rejected: '/rejected',
  /** Target of the link in emails to approvers. */
  approve: '/approve',
  unsubscribe: '/unsubscribeConfirm',
  outbox: '/outbox',
  /** The people that a supporter helps; target of supporter invitations. */
  supporting: '/supporting',
  /** Where the deletion of an account ends. */
  accountDeleted: '/account-deleted',
  onboarding: '/onboarding',
  search: '/search',
  searchJobs: '/searchJobs',
  /** Saved jobs and saved searches. */
  saved: '/search/saved',
  job: (id: Id) => `/jobs/${id}`,
  /** The page of a job without the app shell, for sharing. */
  sharedJob: (id: Id) => `/jobs_view/${id}`,
  employer: (id: Id) => `/employers/${id}`,
  apply: (id: Id, part?: string) => (part ? `/jobs/${id}/apply/${part}` : `/jobs/${id}/apply`),
  tracker: '/application',
  profile: '/profile',
  editProfile: '/profilev2',
  /** A field or section of the profile. */
  editProfileAt: (name: string) => `/profilev2#${name}`,
  /** A sub-page of the profile, such as the job preferences. */
  profilePage: (page: string) => `/profilev2/${page}`,
  settings: '/setting',
  /** Personal settings, and those that the role manages. */
  allSettings: '/settingsV2',
  settingsPage: (page: string) => `/setting/${page}`,
  allSettingsPage: (page: string) => `/settingsV2/${page}`,
  oldLogin: '/old_login',
  indeedReturn: '/loginIndeed',
  linkedInReturn: '/linkedInLogin',
  ssoReturn: '/loginsso',
  homepage: '/homepage',
  dashboard: '/dashboard',
  /** Programs and classes of a skilling partner. */
  cohorts: '/dashboard/classes',
  cohort: (id: Id) => `/dashboard/classes/${id}`,
  approvals: '/approvals',
  /** Approvals of all organizations. */
  allApprovals: '/newApprovals',
  candidates: '/new_all_candidates',
  /** The list of job seekers for accounts without a role id, and for those with one. */
  seekers: '/jobSeekers',
  seekersTable: '/jobSeekersv2',
  seekersOfRole: '/jobSeeker',
  seeker: (id: Id) => `/jobSeekers/${id}`,
  /** A partner prepares an application for a person. */
  prepare: (id: Id, jobId?: Id) => `/jobSeekers/${id}/prepare${jobId === undefined ? '' : `?job=${jobId}`}`,
  /** The people whom the partner supports, by next step. */
  caseload: '/jobSeekers/caseload',
  /** How people whom the partner supports do after they were hired. */
  outcomes: '/jobSeekers/outcomes',
  importResumes: '/jobSeekers/import',
  /** A résumé import by its token. */
  resumeImport: (token: string) => `/jobSeekers/import?token=${token}`,
  /** People without an account, recorded by the partner. */
  importedPeople: '/jobSeekers/imported',
  /** Records that look like one person. */
  duplicates: '/jobSeekers/duplicates',
  duplicatePair: (key: string) => `/jobSeekers/duplicates?pair=${key}`,
  importedPerson: (id: Id) => `/jobSeekers/imported/${id}`,
  jobs: '/jobs',
  /** Jobs of all employers. */
  allJobs: '/newJobs',
  createJob: '/jobs/create',
  createJobFrom: (templateId: Id) => `/jobs/create?template=${templateId}`,
  jobTemplates: '/jobs/templates',
  importJobs: '/jobs/import',
  /** The result dialog of a job import, over the list of jobs. */
  jobImportResult: (token: string) => `/jobs?import=${token}`,
  /** A job import by its token. */
  jobImport: (token: string) => `/jobs/import?token=${token}`,
  jobSources: '/jobs/import/sources',
  jobSource: (id: Id) => `/jobs/import/sources?source=${id}`,
  editJob: (id: Id) => `/jobs/edit/${id}`,
  jobHistory: (id: Id) => `/jobs/history/${id}`,
  applicantTable: (jobId: Id) => `/jobs/${jobId}/applications`,
  applicantBoard: (jobId: Id) => `/jobs/${jobId}/applicantlist`,
  applications: '/applications',
  overdueApplications: '/applications?figure=overdue&sort=oldest',
  /** Applications to all employers. */
  allApplications: '/newApplications',
  application: (id: Id) => `/applications/${id}`,
  /** The interviews on an application's page for staff. */
  applicationInterviews: (id: Id) => `/applications/${id}?tab=interviews`,
  interviews: '/interview',
  /** The interviews of an application. */
  interviewsOf: (applicationId: Id) => `/interview?application=${applicationId}`,
  interview: (id: Id) => `/interview?id=${id}`,
  editInterview: (id: Id) => `/interview?id=${id}&edit=1`,
  newInterview: (applicationId: Id) => `/interview?new=${applicationId}`,
  allInterviews: '/newInterview',
  offers: '/offers',
  offer: (id: Id) => `/offers?offer=${id}`,
  /** The offer of an application. */
  offerOf: (applicationId: Id) => `/offers?application=${applicationId}`,
  newOffer: (applicationId: Id) => `/offers?new=${applicationId}`,
  allOffers: '/newOffers',
  reports: '/report',
  report: (name: string) => `/report/${name}`,
  partnerReports: '/nppreport',
  partnerReport: (name: string) => `/nppreport/${name}`,
  fairness: '/report/fairness',
  /** Open requests that a person looks at a score or a decision again. */
  humanReviews: '/report/reviews',
  /** How the score works, and the records that employers publish. */
  publicFairness: '/fairness',
  auditReports: '/auditReports',
  /** What the role may see as a file: administrators and skilling partners. */
  export: '/export',
  hiringTeam: '/hiringTeam',
  /** Hiring teams of all employers. */
  allHiringTeams: '/newHiringTeam',
  conciergeTeam: '/conciergeTeam',
  team: '/team',
  /** All notifications of the person; the bell shows the newest. */
  notifications: '/notifications',
  messages: '/inbox_messages',
  conversation: (id: Id) => `/inbox_messages?conversation=${id}`,
  advancedSearch: '/advancedSearch',
  compareApplicants: '/compareApplicants',
  /** Two to four ids, separated by commas. */
  compare: (applicationIds: Id) => `/compareApplicants?ids=${applicationIds}`,
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

/** The possible start pages of a role, best first. */
export function listStartPaths(role: Role): readonly string[] {
  if (role === 'job_seeker') return [paths.dashboard, paths.search];
  const hasHomepage = ['hiring_manager', 'recruiter', 'hiring_member', 'recruiter_member'].includes(role);
  return [hasHomepage ? paths.homepage : paths.dashboard, paths.jobs, paths.search];
}
