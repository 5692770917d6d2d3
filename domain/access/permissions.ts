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
  /** Password, devices, ways in. */
  'account.secure': everyone,
  /** The code that a sign-in asks for besides the password. */
  'account.second_step': everyone,
  'notification.own': everyone,
  /** How one is told of things. */
  'notification.choose': everyone,
  /** One's consents, the download of one's data, and the end of one's account. */
  'data.own': everyone,
  'profile.own': { job_seeker: 'own' },
  /** The whole profile as a file, to take along. */
  'profile.download': { job_seeker: 'own' },
  /** Whether partners may find the profile. */
  'profile.discoverable': { job_seeker: 'own' },
  'resume.upload': { job_seeker: 'own' },
  /** What helps somebody to work well, and whom they show it to. */
  'needs.own': { job_seeker: 'own' },
  /** Opening what has been shown to the caller on purpose; without a grant it opens nothing. */
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
  /** Helping those who have invited the caller. */
  'supporter.help': everyone,
  'file.download': { job_seeker: 'own', ...whoReadsApplications },
  'match.own': { job_seeker: 'own' },
  /** Keeping jobs, and searches with the mail about them. */
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
  /** The organisation one leads: what it tells about itself, and where its approval stands. */
  'organisation.own': { hiring_manager: 'organisation', recruiter: 'organisation', skilling_partner: 'organisation' },
  /** Deciding on what waits for an approval. A tenant may keep it to administrators. */
  'approval.decide': { admin: 'tenant', concierge_member: 'tenant', program_manager: 'tenant' },
  /** The mails the tenant has sent, with what went wrong. */
  'mail.outbox': { admin: 'tenant' },
  /** Conversations in which one takes part: about one's own applications, those one looks after, and those of one's job seekers. */
  'message.own': {
    job_seeker: 'own',
    admin: 'assigned',
    hiring_manager: 'assigned',
    recruiter: 'sponsored',
    hiring_member: 'assigned',
    recruiter_member: 'sponsored',
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
  /** Job seekers who are looked after, and those who agreed to be found. */
  'seeker.read': {
    admin: 'tenant',
    recruiter: 'sponsored',
    recruiter_member: 'sponsored',
    concierge_member: 'tenant',
    program_manager: 'tenant',
  },
  'team.hiring': { admin: 'tenant', hiring_manager: 'organisation', concierge_member: 'tenant' },
  'team.partner': { admin: 'tenant', recruiter: 'organisation' },
  'team.concierge': { admin: 'tenant' },
  /** Inviting into the teams one may see, and ending a membership. */
  'team.change': { admin: 'tenant', hiring_manager: 'organisation', recruiter: 'organisation' },
  'feedback.send': everyone,
  /** Employment results as rows for other programs. */
  'erd.read': { program_manager: 'tenant' },
  /** Looking at the product as somebody else: of the administrators, the very first alone. */
  'user.impersonate': { admin: 'tenant' },
  /** Brand, contact, languages, texts, switches and weights of the tenant. */
  'tenant.edit': { admin: 'tenant' },
} as const satisfies Record<string, Grants>;

export type Permission = keyof typeof permissions;

/** What a partner may use before the organisation is approved: its own things, and drafts. */
const whilePending: ReadonlySet<Permission> = new Set([
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
  'homepage.read',
  'dashboard.read',
]);

/**
 * What an administrator may do while looking at the product as somebody else. What is not written here is refused:
 * password and ways in, consent, offers, messages, private needs, exports, accounts of others, another look.
 */
const whileImpersonating: ReadonlySet<Permission> = new Set([
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
  'team.hiring',
  'team.partner',
  'homepage.read',
  'dashboard.read',
]);

/** What an account may do that has to have a second step at sign-in and has none yet: see to its own safety. */
const beforeSecondStep: ReadonlySet<Permission> = new Set(['account.own', 'account.secure', 'account.second_step']);

/** Where whoever reaches the whole tenant proves anew who is at the keyboard before a change; reading needs no proof. */
const takesProof: ReadonlySet<Permission> = new Set(['tenant.edit', 'team.change']);

/** Where everybody does: whoever finds a session open must neither lock its owner out nor open the account wider. */
const takesProofOfAll: ReadonlySet<Permission> = new Set(['account.second_step']);

/** The user id of the very first account, an administrator. */
export const firstAdminId = 1;

const firstAdminAlone: ReadonlySet<Permission> = new Set(['user.impersonate']);

/** How far the role may use the permission, or null when it may not at all. */
export function scopeOf(permission: Permission, role: Role): Scope | null {
  const grants: Grants = permissions[permission];
  return grants[role] ?? null;
}

export function isAllowedWhilePending(permission: Permission): boolean {
  return whilePending.has(permission);
}

export function isAllowedWhileImpersonating(permission: Permission): boolean {
  return whileImpersonating.has(permission);
}

export function isAllowedBeforeSecondStep(permission: Permission): boolean {
  return beforeSecondStep.has(permission);
}

/** Whose account has to have a second step at sign-in. */
export function isSecondStepRequired(userId: number, role: Role): boolean {
  return userId === firstAdminId && role === 'admin';
}

export function isProofNeeded(permission: Permission, role: Role): boolean {
  return takesProofOfAll.has(permission) || (takesProof.has(permission) && scopeOf(permission, role) === 'tenant');
}

export function isForFirstAdminAlone(permission: Permission): boolean {
  return firstAdminAlone.has(permission);
}
