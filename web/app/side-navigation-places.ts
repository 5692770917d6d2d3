const sideSegments: ReadonlySet<string> = new Set([
  'dashboard',
  'jobs',
  'homepage',
  'applications',
  'interview',
  'report',
  'nppreport',
  'offers',
  'jobSeekers',
  'settingsv2',
  'inbox_messages',
  'approvals',
  'compareApplicants',
  'advancedSearch',
  'hiringTeam',
  'team',
  'new_all_candidates',
]);

/** Whether the side navigation belongs to an address. A job opened from a list passes its path and goes without. */
export function hasSideNavigation(pathname: string, state: unknown): boolean {
  const { jobPath } = Object(state);
  return sideSegments.has(pathname.split('/')[1] ?? '') && jobPath !== pathname;
}
