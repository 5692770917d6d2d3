import type { Role } from '#domain/access/roles.ts';
import { worksAcross } from '#web/app/cross-organization-roles.ts';
import { paths } from '#web/app/paths.ts';
import type { Guard, RouteEntry } from '#web/app/routes/route-entry.ts';

/** Who looks for a page. The role is null for visitors, and while it is not known. */
interface Seeker {
  readonly isSignedIn: boolean;
  readonly role: Role | null;
  /** The tenant keeps approvals to its administrators. */
  readonly adminsDecide?: boolean;
}

/** Pages one passes through: they say something about what has happened, and nothing without it. */
const passedThrough: ReadonlySet<string> = new Set<string>([
  paths.thankYou,
  paths.unauthorized,
  paths.notFound,
  paths.verifyEmail,
  paths.confirmPasswordReset,
  paths.passwordResetDone,
  paths.unsubscribe,
  paths.thankYouFeedback,
  paths.linkedInReturn,
  paths.indeedReturn,
  paths.ssoReturn,
]);

/** The pages a person may open from anywhere, each title once: first those of their role, last those for everybody. */
export function palettePlaces(routes: readonly RouteEntry[], person: Seeker): RouteEntry[] {
  const places = new Map<string, RouteEntry>();
  for (const row of routes) {
    if (isReachable(row, person) && !places.has(row.title)) places.set(row.title, row);
  }
  return [...places.values()].toSorted((one, other) => rankOf(one.guard) - rankOf(other.guard));
}

function rankOf(guard: Guard): number {
  if (typeof guard !== 'string') return 0;
  return guard === 'session' ? 1 : 2;
}

function isReachable({ path, guard, frame, wide }: RouteEntry, { isSignedIn, role, adminsDecide }: Seeker): boolean {
  if (/[:*]/.test(path) || frame === 'bare' || passedThrough.has(path)) return false;
  if (isSignedIn && /^\/(signup|forgotPassword)$/.test(path)) return false;
  if (adminsDecide && role !== 'admin' && (path === paths.approvals || path === paths.allApprovals)) return false;
  // Who works across organisations has the page over all of them instead.
  if (wide !== undefined && role !== null && worksAcross(role)) return false;
  return mayEnter(guard, { isSignedIn, role });
}

function mayEnter(guard: Guard, { isSignedIn, role }: Seeker): boolean {
  if (guard === 'public') return true;
  if (guard === 'guest') return !isSignedIn;
  if (guard === 'link') return false;
  if (guard === 'session') return isSignedIn;
  return role !== null && guard.includes(role);
}
