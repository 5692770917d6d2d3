import { describe, expect, test } from 'vitest';
import type { Role } from '#domain/access/roles.ts';
import { sideLinks } from './navigation.ts';
import { hasSideNav, routes } from './routes.tsx';

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

describe('hasSideNav', () => {
  test.each([
    ['/jobs', null, true],
    ['/jobs/7/applications', null, true],
    ['/jobs/7', null, true],
    ['/jobs/7', { jobPath: '/jobs/7' }, false],
    ['/settingsv2', null, true],
    ['/settingsV2', null, false],
    ['/newJobs', null, false],
    ['/search', null, false],
    ['/', null, false],
  ])('%s with state %o: %s', (pathname, state, expected) => {
    expect(hasSideNav(pathname, state)).toBe(expected);
  });

  test('every page that the side navigation offers has it, except the administration of the concierge team', () => {
    const offered = ['admin', 'hiring_manager', 'recruiter'] as const;
    const paths = new Set(offered.flatMap((role) => sideLinks(role, onlyPlain).map((link) => link.path)));
    expect([...paths].filter((path) => !hasSideNav(path, null))).toEqual(['/conciergeTeam']);
  });

  test('no page for visitors only and no page without the frame has it', () => {
    const others = routes.filter(({ guard, frame }) => guard === 'guest' || frame === 'bare');
    expect(others.length).toBeGreaterThan(5);
    for (const { path } of others) expect([path, hasSideNav(path, null)]).toEqual([path, false]);
  });
});
