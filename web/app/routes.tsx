import { getSegment } from './path-segment.ts';
import { accountRoutes } from './routes/account-routes.ts';
import { jobImportRoutes } from './routes/job-import-routes.ts';
import { peopleRoutes } from './routes/people-routes.ts';
import { publicRoutes } from './routes/public-routes.ts';
import { reportRoutes } from './routes/report-routes.ts';
import type { RouteEntry } from './routes/route-entry.ts';
import { seekerRoutes } from './routes/seeker-routes.ts';
import { skillingRoutes } from './routes/skilling-routes.ts';
import { staffRoutes } from './routes/staff-routes.ts';

/** All routes, one entry per page. React Router ranks them; the first of equal rank wins. */
export const routes: readonly RouteEntry[] = [
  ...publicRoutes,
  ...accountRoutes,
  ...seekerRoutes,
  ...staffRoutes,
  ...peopleRoutes,
  ...skillingRoutes,
  ...jobImportRoutes,
  ...reportRoutes,
];

/** Without the optional part of an address that names a sub-page. */
const routePaths = new Set(routes.map(({ path }) => path.replace('/:part?', '')));
const sideNavSegments = new Set(routes.flatMap(({ path, sideNav }) => (sideNav ? [getSegment(path)] : [])));

/** Whether a path has a page. Menus list only existing pages. */
export function hasPage(path: string): boolean {
  return routePaths.has(path);
}

const comingPaths = new Set(routes.filter(({ isComing }) => isComing).map(({ path }) => path));

/** Whether a path has a page whose feature works. */
export function hasWorkingPage(path: string): boolean {
  return hasPage(path) && !comingPaths.has(path);
}

/** Whether a page has the side navigation. A job opened from a list passes its path as state and has none. */
export function hasSideNav(pathname: string, state: unknown): boolean {
  const { jobPath } = Object(state);
  return sideNavSegments.has(getSegment(pathname)) && jobPath !== pathname;
}
