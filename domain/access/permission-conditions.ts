import type { Permission } from './permissions.ts';

/** Permissions while the organization isn't approved or the email isn't confirmed: own account, profile, drafts, and help. */
export const whilePending: ReadonlySet<Permission> = new Set([
  'account.own',
  'account.secure',
  'account.second_step',
  'notification.own',
  'notification.choose',
  'data.own',
  'organisation.own',
  'job.read_all',
  'job.write',
  'feedback.send',
  'chat.own',
  'homepage.read',
]);

/** These show an employer its drafts. Partners that write no jobs have none, and would see the jobs of others. */
export const draftsWhilePending: ReadonlySet<Permission> = new Set(['job.read_all', 'homepage.read']);

/**
 * Permissions during impersonation. Not listed, and so denied: password and sign-in methods, consent, offers, messages,
 * private needs, exports, other accounts, nested impersonation.
 */
export const whileImpersonating: ReadonlySet<Permission> = new Set([
  'account.own',
  'notification.own',
  'profile.own',
  'match.own',
  'job.read_all',
  'job.write',
  'job.decide',
  'application.read',
  'application.read_job',
  'application.move',
  'application.note',
  'organisation.list',
  'seeker.read',
  'seeker.search',
  'team.hiring',
  'team.partner',
  'homepage.read',
  'dashboard.read',
  'report.hiring',
  'report.hiring_rows',
  'report.partner',
  'survey.read',
]);

/** Permissions of an account that must set up two-factor first. */
export const beforeTwoFactor: ReadonlySet<Permission> = new Set([
  'account.own',
  'account.secure',
  'account.second_step',
]);

/** Permissions that need recent authentication from roles with tenant scope, for changes only. */
export const recentAuthForTenantRoles: ReadonlySet<Permission> = new Set(['tenant.edit', 'team.change']);

/** Permissions that need recent authentication from every role: an open session must not allow account takeover. */
export const recentAuthForEveryone: ReadonlySet<Permission> = new Set([
  'account.second_step',
  'webhook.manage',
  'api_token.own',
]);

export const firstAdminOnly: ReadonlySet<Permission> = new Set(['user.impersonate']);
