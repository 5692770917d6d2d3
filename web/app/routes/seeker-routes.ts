import type { Role } from '#domain/access/roles.ts';
import { paths } from '#web/app/paths.ts';
import { memberPage } from './member-page.ts';
import type { RouteEntry } from './route-entry.ts';

const seekerRoles: readonly Role[] = ['job_seeker'];

/** The pages of job seekers. */
export const seekerRoutes: readonly RouteEntry[] = [
  {
    path: paths.apply(':id', ':part?'),
    guard: seekerRoles,
    title: 'applications.apply.pageTitle',
    page: memberPage('ApplyPage'),
  },
  {
    path: paths.saved,
    guard: seekerRoles,
    title: 'savedSearches.title',
    page: memberPage('SavedPage'),
  },
  {
    path: paths.profilePage(':part?'),
    guard: seekerRoles,
    title: 'seekers.profile.title',
    page: memberPage('ProfileEditorPage'),
  },
  {
    path: paths.supporting,
    guard: 'link',
    title: 'supporters.helping.title',
    page: memberPage('SupportingPage'),
  },
  {
    path: paths.tracker,
    guard: seekerRoles,
    title: 'applications.tracker.title',
    page: memberPage('TrackerPage'),
  },
  {
    path: paths.application(':id'),
    guard: 'session',
    beforeApproval: [],
    title: 'applications.tracker.detail.pageTitle',
    page: memberPage('ApplicationPage'),
  },
  {
    path: paths.dashboard,
    guard: 'session',
    // What a skilling partner sees there is public, other than its own numbers.
    beforeApproval: ['skilling_partner'],
    title: 'overview.dashboard.title',
    staffTitle: 'overview.staffHome.dashboardTitle',
    page: memberPage('DashboardPage'),
    sideNav: true,
  },
];
