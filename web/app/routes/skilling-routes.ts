import type { Role } from '#domain/access/roles.ts';
import { paths } from '#web/app/paths.ts';
import { memberPage } from './member-page.ts';
import type { RouteEntry } from './route-entry.ts';

const skillingRoles: readonly Role[] = ['skilling_partner'];

/** The pages of skilling partners. */
export const skillingRoutes: readonly RouteEntry[] = [
  {
    path: paths.cohorts,
    guard: skillingRoles,
    title: 'cohorts.title',
    page: memberPage('CohortsPage'),
  },
  {
    path: paths.cohort(':id'),
    guard: skillingRoles,
    title: 'cohorts.columns.name',
    page: memberPage('CohortPage'),
  },
];
