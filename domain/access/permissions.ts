import type { Role } from './roles.ts';

/**
 * How far a permission reaches: one's own rows, the rows of jobs one is assigned to, one's organisation's rows,
 * the job seekers one's organisation sponsors, or the whole tenant.
 */
export type Scope = 'own' | 'assigned' | 'sponsored' | 'organisation' | 'tenant';

type Grants = Readonly<Partial<Record<Role, Scope>>>;

const everyone: Grants = {
  job_seeker: 'own',
  admin: 'own',
  hiring_manager: 'own',
  recruiter: 'own',
  skilling_partner: 'own',
  hiring_member: 'own',
  recruiter_member: 'own',
  concierge_member: 'own',
  program_manager: 'own',
};

/** Staff who read applications, and what came with them. */
const whoReadsApplications = {
  admin: 'tenant',
  hiring_manager: 'organisation',
  recruiter: 'sponsored',
  hiring_member: 'assigned',
  recruiter_member: 'sponsored',
  concierge_member: 'tenant',
  program_manager: 'tenant',
} as const satisfies Grants;

/** THE table: who may do what, and how far it reaches. What is not written here is refused. */
export const permissions = {
  'account.own': everyone,
  'notification.own': everyone,
  'profile.own': { job_seeker: 'own' },
  'resume.upload': { job_seeker: 'own' },
  'file.download': { job_seeker: 'own', ...whoReadsApplications },
  'match.own': { job_seeker: 'own' },
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
  'application.read': { job_seeker: 'own', ...whoReadsApplications },
  'application.read_job': whoReadsApplications,
  'application.move': {
    job_seeker: 'own',
    admin: 'tenant',
    hiring_manager: 'organisation',
    hiring_member: 'assigned',
    program_manager: 'tenant',
  },
  /** Reading and writing what the team writes down about an application. */
  'application.note': {
    admin: 'tenant',
    hiring_manager: 'organisation',
    hiring_member: 'assigned',
    concierge_member: 'tenant',
    program_manager: 'tenant',
  },
  /** The employers of the tenant, for those who work across them. */
  'organisation.list': { admin: 'tenant', concierge_member: 'tenant', program_manager: 'tenant' },
  /** What needs somebody today, on the start page of those who hire or look after job seekers. */
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
  /** Brand, contact, languages, texts, switches and weights of the tenant. */
  'tenant.edit': { admin: 'tenant' },
} as const satisfies Record<string, Grants>;

export type Permission = keyof typeof permissions;

/** What a partner may use before the organisation is approved: its own things, and drafts. */
const whilePending: ReadonlySet<Permission> = new Set([
  'account.own',
  'notification.own',
  'job.read_all',
  'job.write',
  'homepage.read',
  'dashboard.read',
]);

/** How far the role may use the permission, or null when it may not at all. */
export function scopeOf(permission: Permission, role: Role): Scope | null {
  const grants: Grants = permissions[permission];
  return grants[role] ?? null;
}

export function isAllowedWhilePending(permission: Permission): boolean {
  return whilePending.has(permission);
}
