import type { Role } from '#domain/access/roles.ts';
import { paths } from '#web/app/paths.ts';
import type { RouteEntry } from './route-entry.ts';

const skillingRoles: readonly Role[] = ['skilling_partner'];

/** The pages of skilling partners. */
export const skillingRoutes: readonly RouteEntry[] = [
  {
    path: paths.cohorts,
    guard: skillingRoles,
    title: 'cohorts.title',
    page: async () => (await import('#web/pages/staff/cohort-pages.tsx')).CohortsPage,
  },
  {
    path: paths.cohort(':id'),
    guard: skillingRoles,
    title: 'cohorts.columns.name',
    page: async () => (await import('#web/pages/staff/cohort-pages.tsx')).CohortPage,
  },
];
