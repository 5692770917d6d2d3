import { hiringPermissions } from './hiring-permissions.ts';
import {
  beforeTwoFactor,
  draftsWhilePending,
  firstAdminOnly,
  recentAuthForEveryone,
  recentAuthForTenantRoles,
  whileImpersonating,
  whilePending,
} from './permission-conditions.ts';
import {
  applicationReaders,
  everyone,
  hiringReportReaders,
  partnerReportReaders,
  seekerReaders,
  seekerSearchers,
  staff,
} from './role-groups.ts';
import type { Role } from './roles.ts';

/**
 * The rows a permission covers: the account's own, those of jobs it is assigned to, its organization's,
 * those of job seekers its organization sponsors, or the whole tenant.
 */
export type Scope = 'own' | 'assigned' | 'sponsored' | 'organisation' | 'tenant';

export type Grants = Readonly<Partial<Record<Role, Scope>>>;

/** The permission table: which role has which permission in which scope. Anything not listed is denied. */
export const permissions = {
  'account.own': everyone,
  /** Password, devices, sign-in methods. */
  'account.secure': everyone,
  /** Two-factor authentication. */
  'account.second_step': everyone,
  'notification.own': everyone,
  /** Notification settings. */
  'notification.choose': everyone,
  /** Consents, data export and account deletion. */
  'data.own': everyone,
  'profile.own': { job_seeker: 'own' },
  /** Profile export as a file. */
  'profile.download': { job_seeker: 'own' },
  /** Whether partners may find the profile. */
  'profile.discoverable': { job_seeker: 'own' },
  'resume.upload': { job_seeker: 'own' },
  /** Importing many résumés at once, and the people recorded by it. */
  'resume.import': { admin: 'tenant', recruiter: 'organisation', recruiter_member: 'organisation' },
  /** Importing many jobs at once. */
  'job.import': { admin: 'tenant', hiring_manager: 'organisation' },
  /** Working needs and the audiences they are shared with. */
  'needs.own': { job_seeker: 'own' },
  /** Opening needs that were shared with the caller; without a grant nothing opens. */
  'needs.open': {
    hiring_manager: 'organisation',
    recruiter: 'organisation',
    hiring_member: 'assigned',
    recruiter_member: 'organisation',
    concierge_member: 'tenant',
  },
  'adjustment.ask': { job_seeker: 'own' },
  'adjustment.answer': { hiring_manager: 'organisation', hiring_member: 'assigned' },
  'supporter.invite': { job_seeker: 'own' },
  /** Helping job seekers who invited the caller. */
  'supporter.help': everyone,
  'file.download': { job_seeker: 'own', ...applicationReaders },
  'match.own': { job_seeker: 'own' },
  /** Saved jobs, and saved searches with their email alerts. */
  'job.save': { job_seeker: 'own' },
  'job.read_all': {
    admin: 'tenant',
    hiring_manager: 'organisation',
    recruiter: 'organisation',
    hiring_member: 'assigned',
    recruiter_member: 'organisation',
    concierge_member: 'tenant',
    program_manager: 'tenant',
  },
  'job.write': {
    admin: 'tenant',
    hiring_manager: 'organisation',
    hiring_member: 'assigned',
    concierge_member: 'tenant',
    program_manager: 'tenant',
  },
  'job.decide': { admin: 'tenant', hiring_manager: 'organisation', program_manager: 'tenant' },
  'application.apply': { job_seeker: 'own' },
  'application.read': { job_seeker: 'own', ...applicationReaders },
  'application.read_job': applicationReaders,
  'application.move': {
    job_seeker: 'own',
    admin: 'tenant',
    hiring_manager: 'organisation',
    hiring_member: 'assigned',
    program_manager: 'tenant',
  },
  /** Reading and writing the team's notes on an application. */
  'application.note': {
    admin: 'tenant',
    hiring_manager: 'organisation',
    hiring_member: 'assigned',
    concierge_member: 'tenant',
    program_manager: 'tenant',
  },
  ...hiringPermissions,
  /** The organization the caller leads: its profile and approval status. */
  'organisation.own': { hiring_manager: 'organisation', recruiter: 'organisation', skilling_partner: 'organisation' },
  /** Emails the tenant has sent, with delivery errors. */
  'mail.outbox': { admin: 'tenant' },
  /** The caller's conversations: about their own applications, their jobs, or the job seekers they sponsor. */
  'message.own': {
    job_seeker: 'own',
    admin: 'assigned',
    hiring_manager: 'assigned',
    recruiter: 'sponsored',
    hiring_member: 'assigned',
    recruiter_member: 'sponsored',
  },
  /** The tenant's employers, for roles that work across organizations. */
  'organisation.list': { admin: 'tenant', concierge_member: 'tenant', program_manager: 'tenant' },
  /** Action items on the start page of employers and non-profit partners. */
  'homepage.read': {
    hiring_manager: 'organisation',
    recruiter: 'sponsored',
    hiring_member: 'assigned',
    recruiter_member: 'sponsored',
  },
  'dashboard.read': {
    admin: 'tenant',
    hiring_manager: 'organisation',
    recruiter: 'sponsored',
    hiring_member: 'assigned',
    recruiter_member: 'sponsored',
    concierge_member: 'tenant',
    program_manager: 'tenant',
  },
  /** Sponsored job seekers and those who agreed to be discoverable. */
  'seeker.read': seekerReaders,
  /** The same list as a file. */
  'seeker.download': seekerReaders,
  /** Advanced search: employers find their own applicants, others whom they may read. */
  'seeker.search': seekerSearchers,
  /** The journal, tags and next steps of the people whom the caller's organization supports. */
  'journal.write': { recruiter: 'sponsored', recruiter_member: 'sponsored' },
  /** The supporting partner and the entries it shared; ending the support. */
  'journal.own': { job_seeker: 'own' },
  /** Programs, cohorts and certificates: of the caller's organization, or the caller's own. */
  'cohort.manage': { skilling_partner: 'organisation' },
  'cohort.own': { job_seeker: 'own' },
  'team.hiring': { admin: 'tenant', hiring_manager: 'organisation', concierge_member: 'tenant' },
  'team.partner': { admin: 'tenant', recruiter: 'organisation' },
  'team.concierge': { admin: 'tenant' },
  /** Inviting into the teams the caller can see, and ending memberships. */
  'team.change': { admin: 'tenant', hiring_manager: 'organisation', recruiter: 'organisation' },
  'feedback.send': everyone,
  /** Reading and answering all typed feedback. */
  'feedback.read': { admin: 'tenant', program_manager: 'tenant' },
  /** The caller's own chats with the helpdesk. */
  'chat.own': {
    job_seeker: 'own',
    admin: 'own',
    hiring_manager: 'own',
    recruiter: 'own',
    skilling_partner: 'own',
    hiring_member: 'own',
    recruiter_member: 'own',
    program_manager: 'own',
  },
  /** Answering all chats of the tenant. */
  'helpdesk.work': { concierge_member: 'tenant' },
  /** Editing the help articles. */
  'article.edit': { admin: 'tenant', concierge_member: 'tenant' },
  /** Reports on hiring. Skilling partners see aggregates only: no groups under ten, no rows. */
  'report.hiring': { ...hiringReportReaders, skilling_partner: 'tenant' },
  /** The rows behind the numbers of a report on hiring. */
  'report.hiring_rows': hiringReportReaders,
  'report.hiring_download': { ...hiringReportReaders, skilling_partner: 'tenant' },
  /** Reports on the job seekers that the caller's organization supports. */
  'report.partner': partnerReportReaders,
  'report.partner_download': partnerReportReaders,
  /** One’s own answers about gender, age, and so on. No role reads those of others. */
  'self_identification.own': { job_seeker: 'own' },
  /** The monthly selection rates by volunteered group, and whether one’s own employer publishes them. */
  'fairness.read': { admin: 'tenant', program_manager: 'tenant' },
  'fairness.publish': { hiring_manager: 'organisation' },
  /** Saving views of the reports that the role reads, and their email. */
  'report.save': staff,
  /** Writing and sending surveys. */
  'survey.manage': { admin: 'tenant' },
  /** Reports on surveys: whole groups of ten answers, for every reader. */
  'survey.read': { admin: 'tenant', skilling_partner: 'tenant' },
  'survey.download': { admin: 'tenant', skilling_partner: 'tenant' },
  /** Employment results as CSV rows (ERD). */
  'erd.read': { program_manager: 'tenant' },
  /** Exports of what the role may see: rows for administrators, aggregates for skilling partners. */
  'export.tenant': { admin: 'tenant', skilling_partner: 'tenant' },
  /** The audit trail: listing, export, and checking its chain. */
  'audit.read': { admin: 'tenant', program_manager: 'tenant' },
  /** Impersonation; of the administrators, only the first one has it. */
  'user.impersonate': { admin: 'tenant' },
  /** API tokens of staff. */
  'api_token.own': staff,
  /** Webhooks of one’s own organization; administrators: of all employers. */
  'webhook.manage': { admin: 'tenant', hiring_manager: 'organisation' },
  /** Brand, contact, languages, texts, switches and weights of the tenant. */
  'tenant.edit': { admin: 'tenant' },
} as const satisfies Record<string, Grants>;

export type Permission = keyof typeof permissions;

/** User id of the first account, an administrator. */
export const firstAdminId = 1;

/** The role's scope for a permission; null if it has none. */
export function getRoleScope(permission: Permission, role: Role): Scope | null {
  const grants: Grants = permissions[permission];
  return grants[role] ?? null;
}

export function isAllowedWhilePending(permission: Permission, role: Role): boolean {
  if (draftsWhilePending.has(permission) && getRoleScope('job.write', role) === null) return false;
  return whilePending.has(permission);
}

export function isAllowedWhileImpersonating(permission: Permission): boolean {
  return whileImpersonating.has(permission);
}

export function isAllowedBeforeTwoFactor(permission: Permission): boolean {
  return beforeTwoFactor.has(permission);
}

/** Whether the account must use two-factor. `isRequiredOfStaff`: the tenant requires it of all staff. */
export function isTwoFactorRequired(userId: number, role: Role, isRequiredOfStaff: boolean): boolean {
  const isFirstAdmin = userId === firstAdminId && role === 'admin';
  return isFirstAdmin || (isRequiredOfStaff && role !== 'job_seeker');
}

export function requiresRecentAuth(permission: Permission, role: Role): boolean {
  return (
    recentAuthForEveryone.has(permission) ||
    (recentAuthForTenantRoles.has(permission) && getRoleScope(permission, role) === 'tenant')
  );
}

export function isFirstAdminOnly(permission: Permission): boolean {
  return firstAdminOnly.has(permission);
}
