import type { Role } from '#domain/access/roles.ts';
import { memberPage } from '#web/app/member-page.ts';
import { paths } from '#web/app/paths.ts';
import type { RouteRow } from './route-entry.ts';

const seekers: readonly Role[] = ['job_seeker'];

/** The pages of job seekers. */
export const seekerRoutes: readonly RouteRow[] = [
  {
    path: paths.apply(':id', ':part?'),
    guard: seekers,
    title: 'apply.pageTitle',
    page: memberPage('ApplyPage'),
  },
  {
    path: paths.saved,
    guard: seekers,
    title: 'saved.title',
    page: memberPage('SavedPage'),
  },
  {
    path: paths.editProfile,
    guard: seekers,
    title: 'profile.title',
    page: memberPage('ProfileEditorPage'),
  },
  {
    path: paths.supporting,
    guard: 'link',
    title: 'supporters.helping.title',
    page: async () => (await import('#web/pages/seeker/supporting-page.tsx')).SupportingPage,
  },
  {
    path: paths.tracker,
    guard: seekers,
    title: 'tracker.title',
    page: memberPage('TrackerPage'),
  },
  {
    path: paths.application(':id'),
    guard: 'session',
    title: 'tracker.detail.pageTitle',
    page: memberPage('ApplicationPage'),
  },
  {
    path: paths.dashboard,
    guard: 'session',
    title: 'dashboard.title',
    page: memberPage('DashboardPage'),
  },
];
