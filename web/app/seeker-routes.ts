import type { Role } from '#domain/access/roles.ts';
import { paths } from './paths.ts';
import type { RouteRow } from './route-row.ts';

const seekers: readonly Role[] = ['job_seeker'];

/** The pages of job seekers. */
export const seekerRoutes: readonly RouteRow[] = [
  {
    path: paths.apply(':id', ':part?'),
    guard: seekers,
    title: 'apply.pageTitle',
    page: async () => (await import('#web/pages/apply-page.tsx')).ApplyPage,
  },
  {
    path: paths.editProfile,
    guard: seekers,
    title: 'profile.title',
    page: async () => (await import('#web/pages/profile-editor-page.tsx')).ProfileEditorPage,
  },
  {
    path: paths.tracker,
    guard: seekers,
    title: 'tracker.title',
    page: async () => (await import('#web/pages/tracker-page.tsx')).TrackerPage,
  },
  {
    path: paths.application(':id'),
    guard: 'session',
    title: 'tracker.detail.pageTitle',
    page: async () => (await import('#web/pages/application-page.tsx')).ApplicationPage,
  },
  {
    path: paths.dashboard,
    guard: 'session',
    title: 'dashboard.title',
    page: async () => (await import('#web/pages/dashboard-page.tsx')).DashboardPage,
  },
];
