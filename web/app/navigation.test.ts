import { expect, test } from 'vitest';
import type { Role } from '#domain/access/roles.ts';
import { sideLinks } from './navigation.ts';
import { routes } from './routes.tsx';
import { hasSideNavigation } from './side-navigation-places.ts';

const all = { hasPage: () => true, adminsDecide: false };
const onlyPlain = {
  ...all,
  hasPage: (path: string) => !path.startsWith('/new') || path === '/new_all_candidates',
};

/** The menu of each role, as the product promises it. */
const promised: [Role, string[]][] = [
  ['job_seeker', []],
  ['skilling_partner', []],
  [
    'hiring_manager',
    ['/homepage', '/dashboard', '/jobs', '/applications', '/interview', '/offers', '/report', '/hiringTeam'],
  ],
  ['recruiter', ['/homepage', '/dashboard', '/new_all_candidates', '/jobs', '/applications', '/nppreport', '/team']],
  ['hiring_member', ['/homepage', '/dashboard', '/jobs', '/applications', '/interview', '/offers', '/report']],
  ['recruiter_member', ['/homepage', '/dashboard', '/new_all_candidates', '/jobs', '/applications', '/nppreport']],
  [
    'concierge_member',
    [
      '/dashboard',
      '/approvals',
      '/new_all_candidates',
      '/jobs',
      '/applications',
      '/interview',
      '/offers',
      '/report',
      '/hiringTeam',
    ],
  ],
  [
    'program_manager',
    ['/dashboard', '/approvals', '/new_all_candidates', '/jobs', '/applications', '/interview', '/offers', '/report'],
  ],
  [
    'admin',
    [
      '/dashboard',
      '/approvals',
      '/new_all_candidates',
      '/jobs',
      '/applications',
      '/interview',
      '/offers',
      '/report',
      '/nppreport',
      '/hiringTeam',
      '/conciergeTeam',
      '/team',
    ],
  ],
];

test.each(promised)('the side navigation of %s', (role, paths) => {
  expect(sideLinks(role, onlyPlain).map((link) => link.path)).toEqual(paths);
});

test('roles across organisations get the wide pages where they exist', () => {
  const paths = sideLinks('concierge_member', all).map((link) => link.path);
  expect(paths).toEqual(expect.arrayContaining(['/newJobs', '/newApplications', '/newHiringTeam', '/dashboard']));
  expect(paths).not.toContain('/jobs');
});

test('where administrators alone decide, nobody else is offered the approvals', () => {
  const offered = (role: Role) => sideLinks(role, { ...onlyPlain, adminsDecide: true }).map((link) => link.path);
  expect(offered('admin')).toContain('/approvals');
  for (const role of ['concierge_member', 'program_manager'] as const)
    expect(offered(role)).not.toContain('/approvals');
});

test('administrators tell the two kinds of report apart', () => {
  const labels = sideLinks('admin', all).map((link) => link.label);
  expect(labels).toEqual(expect.arrayContaining(['shell.side.reportsHeading', 'shell.side.partnerReports']));
  expect(sideLinks('recruiter', all).map((link) => link.label)).toContain('shell.side.reports');
});

test('a page without a route is not offered', () => {
  expect(sideLinks('admin', { ...all, hasPage: (path) => path === '/jobs' }).map((link) => link.path)).toEqual([
    '/jobs',
  ]);
});

/** First parts of addresses that have the side navigation, capitals included. */
const segments = [
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
];

test('the side navigation stands beside exactly these addresses, and what is below them', () => {
  for (const segment of segments) {
    expect(hasSideNavigation(`/${segment}`, null)).toBe(true);
    expect(hasSideNavigation(`/${segment}/7`, null)).toBe(true);
  }
  const others = routes.map((row) => row.path).filter((path) => !segments.includes(path.split('/')[1] ?? ''));
  expect(others.length).toBeGreaterThan(30);
  for (const path of others) expect([path, hasSideNavigation(path, null)]).toEqual([path, false]);
});

test.each([
  ['/jobs', null, true],
  ['/jobs/7/applications', null, true],
  ['/jobs/7', { jobPath: '/jobs/7' }, false],
  ['/search', null, false],
  ['/', null, false],
])('%s with %o has a side navigation: %s', (pathname, state, has) => {
  expect(hasSideNavigation(pathname, state)).toBe(has);
});
