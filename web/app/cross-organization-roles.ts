import type { Role } from '#domain/access/roles.ts';

const wideRoles: ReadonlySet<Role> = new Set<Role>(['concierge_member', 'program_manager']);

/** Whether people of the role work across organisations: they get the pages over all of them. */
export function worksAcross(role: Role): boolean {
  return wideRoles.has(role);
}
