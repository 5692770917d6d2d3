import { accountRoutes } from './account-routes.ts';
import { contentRoutes } from './content-routes.ts';
import { peopleRoutes } from './people-routes.ts';
import { publicRoutes } from './public-routes.ts';
import { reportRoutes } from './report-routes.ts';
import type { RouteRow } from './route-row.ts';
import { seekerRoutes } from './seeker-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { staffRoutes } from './staff-routes.ts';
import { tenantRoutes } from './tenant-routes.ts';
import { workRoutes } from './work-routes.ts';

/** Every address of the product: one row a page. The first match by react-router's ranking wins. */
export const routes: readonly RouteRow[] = [
  ...publicRoutes,
  ...accountRoutes,
  ...contentRoutes,
  ...tenantRoutes,
  ...sessionRoutes,
  ...seekerRoutes,
  ...staffRoutes,
  ...peopleRoutes,
  ...workRoutes,
  ...reportRoutes,
];

const addresses = new Set(routes.map((row) => row.path));

/** Whether an address has a page. Menus offer only what is there. */
export function hasPage(path: string): boolean {
  return addresses.has(path);
}
