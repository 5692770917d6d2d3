import type { Role } from '#domain/access/roles.ts';
import { paths } from '#web/app/paths.ts';
import type { RouteEntry } from './route-entry.ts';

const importRoles: readonly Role[] = ['admin', 'hiring_manager'];

/** The pages on which employers bring in jobs from other systems. */
export const jobImportRoutes: readonly RouteEntry[] = [
  {
    path: paths.importJobs,
    guard: importRoles,
    title: 'jobImports.title',
    page: async () => (await import('#web/pages/staff/imports/job-import-pages.tsx')).JobImportPage,
  },
  {
    path: paths.jobSources,
    guard: importRoles,
    title: 'jobSources.title',
    page: async () => (await import('#web/pages/staff/imports/job-import-pages.tsx')).JobSourcesPage,
  },
];
