import type { Role } from '#domain/access/roles.ts';

/** The roles with a side navigation. Apart from its items, whose icons the first page doesn't need. */
export const staffRoles: readonly Role[] = [
  'admin',
  'hiring_manager',
  'recruiter',
  'hiring_member',
  'recruiter_member',
  'concierge_member',
  'program_manager',
];
