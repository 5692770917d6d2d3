import type { Role } from '#domain/access/roles.ts';
import { paths } from '#web/app/paths.ts';
import type { RouteEntry } from './route-entry.ts';

const partnerRoles: readonly Role[] = ['recruiter', 'recruiter_member'];
const importRoles: readonly Role[] = ['admin', ...partnerRoles];
const supportRoles: readonly Role[] = ['admin', 'concierge_member', 'program_manager', ...partnerRoles];

/** The pages about job seekers, for partners and for those who support everyone. */
export const peopleRoutes: readonly RouteEntry[] = [
  {
    path: paths.seekers,
    guard: supportRoles,
    title: 'seekers.pool.title',
    page: async () => (await import('#web/pages/staff/seekers-page.tsx')).SeekersByRolePage,
    sideNav: true,
  },
  {
    path: paths.seekersOfRole,
    guard: supportRoles,
    title: 'seekers.pool.title',
    page: async () => (await import('#web/pages/staff/seekers-page.tsx')).SeekersByRolePage,
  },
  {
    path: paths.seekersTable,
    guard: supportRoles,
    title: 'seekers.pool.title',
    page: async () => (await import('#web/pages/staff/seekers-page.tsx')).SeekersPage,
  },
  {
    path: paths.caseload,
    guard: partnerRoles,
    title: 'seekers.caseload.title',
    page: async () => (await import('#web/pages/staff/caseload-page.tsx')).CaseloadPage,
  },
  {
    path: paths.outcomes,
    guard: partnerRoles,
    title: 'outcomes.title',
    page: async () => (await import('#web/pages/staff/outcomes-page.tsx')).OutcomesPage,
  },
  {
    path: paths.importResumes,
    guard: importRoles,
    title: 'resumeImports.title',
    page: async () => (await import('#web/pages/staff/imports/people-import-pages.tsx')).ResumeImportPage,
  },
  {
    path: paths.importedPeople,
    guard: importRoles,
    title: 'resumeImports.people.title',
    page: async () => (await import('#web/pages/staff/imports/people-import-pages.tsx')).ImportedPeoplePage,
  },
  {
    path: paths.duplicates,
    guard: importRoles,
    title: 'duplicates.title',
    page: async () => (await import('#web/pages/staff/imports/duplicates-page.tsx')).DuplicatesPage,
  },
  {
    path: paths.importedPerson(':id'),
    guard: importRoles,
    title: 'resumeImports.person.pageTitle',
    page: async () => (await import('#web/pages/staff/imports/people-import-pages.tsx')).ImportedPersonPage,
  },
  {
    path: paths.seeker(':id'),
    guard: supportRoles,
    title: 'seekers.pool.detail.pageTitle',
    page: async () => (await import('#web/pages/staff/seeker-page.tsx')).SeekerPage,
  },
  {
    path: paths.prepare(':id'),
    guard: partnerRoles,
    title: 'preparedApplications.page.title',
    page: async () => (await import('#web/pages/staff/applications/prepare-page.tsx')).PreparePage,
  },
];
