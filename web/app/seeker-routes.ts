import type { RouteRow } from './route-row.ts';

/** The pages of job seekers. */
export const seekerRoutes: readonly RouteRow[] = [];
