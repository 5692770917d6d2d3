import { describe, expect, it } from 'vitest';
import type { Role } from '#domain/access/roles.ts';
import { getSideLinks } from './navigation.ts';
import { hasSideNav, routes } from './routes.tsx';

const all = { hasPage: () => true, adminsDecide: false };
const withoutCrossOrganizationPages = {
  ...all,
  hasPage: (path: string) => !path.startsWith('/new') || path === '/new_all_candidates',
};

/** The menu of each role as in the specification. */
const expectedPaths: [Role, string[]][] = [
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

describe('getSideLinks', () => {
  it.each(expectedPaths)('%s -> the links of the specification', (role, paths) => {
    expect(getSideLinks(role, withoutCrossOrganizationPages).map((link) => link.path)).toEqual(paths);
  });

  it('cross-organization role -> the cross-organization pages, if they exist', () => {
    const paths = getSideLinks('concierge_member', all).map((link) => link.path);
    expect(paths).toEqual(expect.arrayContaining(['/newJobs', '/newApplications', '/newHiringTeam', '/dashboard']));
    expect(paths).not.toContain('/jobs');
  });

  it('adminsDecide -> approvals only for administrators', () => {
    const offered = (role: Role) =>
      getSideLinks(role, { ...withoutCrossOrganizationPages, adminsDecide: true }).map((link) => link.path);
    expect(offered('admin')).toContain('/approvals');
    for (const role of ['concierge_member', 'program_manager'] as const)
      expect(offered(role)).not.toContain('/approvals');
  });

  it('admin -> distinct labels for the two kinds of reports', () => {
    const labels = getSideLinks('admin', all).map((link) => link.label);
    expect(labels).toEqual(expect.arrayContaining(['shell.side.reportsHeading', 'shell.side.partnerReports']));
    expect(getSideLinks('recruiter', all).map((link) => link.label)).toContain('shell.side.reports');
  });

  it('omits pages without a route', () => {
    expect(getSideLinks('admin', { ...all, hasPage: (path) => path === '/jobs' }).map((link) => link.path)).toEqual([
      '/jobs',
    ]);
  });
});

describe('hasSideNav', () => {
  it.each([
    ['/jobs', null, true],
    ['/jobs/7/applications', null, true],
    ['/jobs/7', null, true],
    ['/jobs/7', { jobPath: '/jobs/7' }, false],
    ['/settingsv2', null, true],
    ['/settingsV2', null, false],
    ['/newJobs', null, false],
    ['/search', null, false],
    ['/', null, false],
  ])('%s with state %o -> %s', (pathname, state, expected) => {
    expect(hasSideNav(pathname, state)).toBe(expected);
  });

  it('all linked pages have it, except that of the concierge team', () => {
    const offered = ['admin', 'hiring_manager', 'recruiter'] as const;
    const paths = new Set(
      offered.flatMap((role) => getSideLinks(role, withoutCrossOrganizationPages).map((link) => link.path)),
    );
    expect([...paths].filter((path) => !hasSideNav(path, null))).toEqual(['/conciergeTeam']);
  });

  it('guest pages and bare pages do not have it', () => {
    const others = routes.filter(({ guard, frame }) => guard === 'guest' || frame === 'bare');
    expect(others.length).toBeGreaterThan(5);
    for (const { path } of others) expect([path, hasSideNav(path, null)]).toEqual([path, false]);
  });
});
