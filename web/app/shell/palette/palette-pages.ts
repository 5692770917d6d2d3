import type { Role } from '#domain/access/roles.ts';
import { isCrossOrganizationRole } from '#web/app/access/cross-organization-roles.ts';
import { paths } from '#web/app/paths.ts';
import type { Guard, RouteEntry } from '#web/app/routes/route-entry.ts';

/** The person using the palette. The role is null for visitors, and while it is unknown. */
interface Viewer {
  readonly isSignedIn: boolean;
  readonly role: Role | null;
  /** Only administrators decide on approvals in this tenant. */
  readonly adminsDecide?: boolean;
}

/** Pages that only make sense after a previous step, such as confirmation pages. */
const transientPaths: ReadonlySet<string> = new Set<string>([
  paths.thankYou,
  paths.unauthorized,
  paths.notFound,
  paths.verifyEmail,
  paths.confirmPasswordReset,
  paths.passwordResetDone,
  paths.unsubscribe,
  paths.thankYouFeedback,
  paths.accountDeleted,
  paths.linkedInReturn,
  paths.indeedReturn,
  paths.ssoReturn,
]);

/** The pages that a person may open, without duplicate titles: pages of their role first, public pages last. */
export function listPalettePages(routes: readonly RouteEntry[], person: Viewer): RouteEntry[] {
  const pages = new Map<string, RouteEntry>();
  for (const entry of routes) {
    // A page with sub-pages opens at its first one.
    const row = { ...entry, path: entry.path.replace('/:part?', '') };
    if (isListed(row, person) && !pages.has(row.title)) pages.set(row.title, row);
  }
  return [...pages.values()].toSorted((a, b) => getRank(a.guard) - getRank(b.guard));
}

function getRank(guard: Guard): number {
  if (typeof guard !== 'string') return 0;
  return guard === 'session' ? 1 : 2;
}

function isListed(
  { path, guard, frame, crossOrganizationPath, isComing }: RouteEntry,
  { isSignedIn, role, adminsDecide }: Viewer,
): boolean {
  if (isComing || /[:*]/.test(path) || frame === 'bare' || transientPaths.has(path)) return false;
  if (isSignedIn && /^\/(signup|forgotPassword)$/.test(path)) return false;
  if (adminsDecide && role !== 'admin' && (path === paths.approvals || path === paths.allApprovals)) return false;
  // Roles that work across organizations have the page for all organizations instead.
  if (crossOrganizationPath !== undefined && role !== null && isCrossOrganizationRole(role)) return false;
  return canEnter(guard, { isSignedIn, role });
}

function canEnter(guard: Guard, { isSignedIn, role }: Viewer): boolean {
  if (guard === 'public') return true;
  if (guard === 'guest') return !isSignedIn;
  if (guard === 'link') return false;
  if (guard === 'session') return isSignedIn;
  return role !== null && guard.includes(role);
}
