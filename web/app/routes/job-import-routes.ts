import type { Role } from '#domain/access/roles.ts';
import { paths } from '#web/app/paths.ts';
import { memberPage } from './member-page.ts';
import type { RouteEntry } from './route-entry.ts';

const importRoles: readonly Role[] = ['admin', 'hiring_manager'];

/** The pages on which employers bring in jobs from other systems. */
export const jobImportRoutes: readonly RouteEntry[] = [
  {
    path: paths.importJobs,
    guard: importRoles,
    title: 'jobImports.title',
    page: memberPage('JobImportPage'),
  },
  {
    path: paths.jobSources,
    guard: importRoles,
    title: 'jobSources.title',
    page: memberPage('JobSourcesPage'),
  },
];
