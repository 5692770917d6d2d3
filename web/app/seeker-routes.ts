import type { Role } from '#domain/access/roles.ts';
import { paths } from './paths.ts';
import type { RouteRow } from './route-row.ts';

const seekers: readonly Role[] = ['job_seeker'];

/** The pages of job seekers. */
export const seekerRoutes: readonly RouteRow[] = [
  {
    path: paths.onboarding,
    guard: seekers,
    title: 'profile.onboarding.title',
    page: async () => (await import('#web/pages/onboarding-page.tsx')).OnboardingPage,
  },
  {
    path: paths.editProfile,
    guard: seekers,
    title: 'profile.title',
    page: async () => (await import('#web/pages/profile-editor-page.tsx')).ProfileEditorPage,
  },
];
