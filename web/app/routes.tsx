import { accountRoutes } from './routes/account-routes.ts';
import { contentRoutes } from './routes/content-routes.ts';
import { peopleRoutes } from './routes/people-routes.ts';
import { publicRoutes } from './routes/public-routes.ts';
import { reportRoutes } from './routes/report-routes.ts';
import type { RouteRow } from './routes/route-entry.ts';
import { seekerRoutes } from './routes/seeker-routes.ts';
import { sessionRoutes } from './routes/session-routes.ts';
import { staffRoutes } from './routes/staff-routes.ts';
import { tenantRoutes } from './routes/tenant-routes.ts';
import { workRoutes } from './routes/work-routes.ts';

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
