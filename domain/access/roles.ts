/** Stored account kinds. Rights follow from the kind and the role id, never from a missing value. */
export const accountKinds = ['job_seeker', 'staff', 'admin'] as const;
export type AccountKind = (typeof accountKinds)[number];

/** Staff roles by their id in the API. Role 3, the skilling partner, has no side menu. */
export const staffRoles = {
  1: 'hiring_manager',
  2: 'recruiter',
  3: 'skilling_partner',
  4: 'hiring_member',
  5: 'recruiter_member',
  6: 'concierge_member',
  7: 'program_manager',
} as const;

export type RoleId = keyof typeof staffRoles;
export type StaffRole = (typeof staffRoles)[RoleId];
export type Role = 'job_seeker' | 'admin' | StaffRole;

export const roles: readonly Role[] = ['job_seeker', 'admin', ...Object.values(staffRoles)];

/**
 * The role of an account; null for an invalid combination of kind and role id.
 * Null means no rights: an account without its role id must not become an administrator.
 */
export function getRole(accountKind: string, roleId: number | null): Role | null {
  if (accountKind === 'staff') return isRoleId(roleId) ? staffRoles[roleId] : null;
  if (roleId !== null) return null;
  return accountKind === 'admin' || accountKind === 'job_seeker' ? accountKind : null;
}

export function getRoleId(role: Role): RoleId | null {
  const entry = Object.entries(staffRoles).find(([, name]) => name === role);
  return entry ? (Number(entry[0]) as RoleId) : null;
}

function isRoleId(value: number | null): value is RoleId {
  return value !== null && Object.hasOwn(staffRoles, value);
}
