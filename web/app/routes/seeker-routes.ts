import type { Role } from '#domain/access/roles.ts';
import { paths } from '#web/app/paths.ts';
import type { RouteEntry } from './route-entry.ts';

const seekerRoles: readonly Role[] = ['job_seeker'];

/** The pages of job seekers. */
export const seekerRoutes: readonly RouteEntry[] = [
  {
    path: paths.apply(':id', ':part?'),
    guard: seekerRoles,
    title: 'applications.apply.pageTitle',
    page: async () => (await import('#web/pages/seeker/apply-page.tsx')).ApplyPage,
  },
  {
    path: paths.saved,
    guard: seekerRoles,
    title: 'savedSearches.title',
    page: async () => (await import('#web/pages/seeker/saved-page.tsx')).SavedPage,
  },
  {
    path: paths.profilePage(':part?'),
    guard: seekerRoles,
    title: 'seekers.profile.title',
    page: async () => (await import('#web/pages/seeker/profile/profile-editor-page.tsx')).ProfileEditorPage,
  },
  {
    path: paths.supporting,
    guard: 'link',
    title: 'supporters.helping.title',
    page: async () => (await import('#web/pages/seeker/supporting-page.tsx')).SupportingPage,
  },
  {
    path: paths.tracker,
    guard: seekerRoles,
    title: 'applications.tracker.title',
    page: async () => (await import('#web/pages/seeker/tracker-page.tsx')).TrackerPage,
  },
  {
    path: paths.application(':id'),
    guard: 'session',
    beforeApproval: [],
    title: 'applications.tracker.detail.pageTitle',
    page: async () => (await import('#web/pages/staff/applications/application-page.tsx')).ApplicationPage,
  },
  {
    path: paths.dashboard,
    guard: 'session',
    // What a skilling partner sees there is public, other than its own numbers.
    beforeApproval: ['skilling_partner'],
    title: 'overview.dashboard.title',
    staffTitle: 'overview.staffHome.dashboardTitle',
    page: async () => (await import('#web/pages/staff/home/dashboard-page.tsx')).DashboardPage,
    sideNav: true,
  },
];
