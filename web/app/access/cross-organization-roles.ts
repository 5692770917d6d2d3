import type { Role } from '#domain/access/roles.ts';

const crossOrganizationRoles: ReadonlySet<Role> = new Set<Role>(['concierge_member', 'program_manager']);

/** Whether the role works across organizations; it is redirected to the pages for all organizations. */
export function isCrossOrganizationRole(role: Role): boolean {
  return crossOrganizationRoles.has(role);
}
