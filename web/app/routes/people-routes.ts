import type { Role } from '#domain/access/roles.ts';
import { paths } from '#web/app/paths.ts';
import { memberPage } from './member-page.ts';
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
    page: memberPage('SeekersByRolePage'),
    sideNav: true,
  },
  {
    path: paths.seekersOfRole,
    guard: supportRoles,
    title: 'seekers.pool.title',
    page: memberPage('SeekersByRolePage'),
  },
  {
    path: paths.seekersTable,
    guard: supportRoles,
    title: 'seekers.pool.title',
    page: memberPage('SeekersPage'),
  },
  {
    path: paths.caseload,
    guard: partnerRoles,
    title: 'seekers.caseload.title',
    page: memberPage('CaseloadPage'),
  },
  {
    path: paths.outcomes,
    guard: partnerRoles,
    title: 'outcomes.title',
    page: memberPage('OutcomesPage'),
  },
  {
    path: paths.importResumes,
    guard: importRoles,
    title: 'resumeImports.title',
    page: memberPage('ResumeImportPage'),
  },
  {
    path: paths.importedPeople,
    guard: importRoles,
    title: 'resumeImports.people.title',
    page: memberPage('ImportedPeoplePage'),
  },
  {
    path: paths.duplicates,
    guard: importRoles,
    title: 'duplicates.title',
    page: memberPage('DuplicatesPage'),
  },
  {
    path: paths.importedPerson(':id'),
    guard: importRoles,
    title: 'resumeImports.person.pageTitle',
    page: memberPage('ImportedPersonPage'),
  },
  {
    path: paths.seeker(':id'),
    guard: supportRoles,
    title: 'seekers.pool.detail.pageTitle',
    page: memberPage('SeekerPage'),
  },
  {
    path: paths.prepare(':id'),
    guard: partnerRoles,
    title: 'preparedApplications.page.title',
    page: memberPage('PreparePage'),
  },
];
