import { describe, expect, it } from 'vitest';
import type { Role } from '#domain/access/roles.ts';
import { staffRoles } from './access/staff-roles.ts';
import { getSideLinks, isActiveLink } from './navigation.ts';
import { hasSideNav, routes } from './routes.tsx';

const all = { hasPage: () => true, adminsDecide: false };
const withoutCrossOrganizationPages = {
  ...all,
  hasPage: (path: string) => !path.startsWith('/new') || path === '/new_all_candidates',
};

/** The menu of each role as in the specification, and the helpdesk, which it lists as a page of role 6. */
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
      '/helpdesk',
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

describe('staffRoles', () => {
  it('are the roles with items in the side navigation', () => {
    const withItems = expectedPaths.filter(([role]) => getSideLinks(role, all).length > 0).map(([role]) => role);
    expect(withItems.toSorted()).toEqual(staffRoles.toSorted());
  });
});

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

describe('isActiveLink', () => {
  it.each([
    ['/jobs', '/jobs/7/applications', true],
    ['/newJobs', '/jobs/7', true],
    ['/new_all_candidates', '/jobSeekers/9', true],
    ['/new_all_candidates', '/jobSeekersv2', true],
    ['/report', '/report/timeToHire', true],
    ['/report', '/nppreport', false],
    ['/team', '/hiringTeam', false],
  ])('%s on %s -> %s', (path, pathname, expected) => {
    expect(isActiveLink({ path }, pathname)).toBe(expected);
  });
});

describe('hasSideNav', () => {
  it.each([
    ['/jobs', null, true],
    ['/jobs/7/applications', null, true],
    ['/jobs/7', null, true],
    ['/jobs/7', { jobPath: '/jobs/7' }, false],
    ['/settingsv2', null, true],
    ['/settingsV2', null, true],
    ['/newJobs', null, true],
    ['/newHiringTeam', null, true],
    ['/conciergeTeam', null, true],
    ['/jobSeekersv2', null, true],
    ['/jobSeeker', null, true],
    ['/news', null, false],
    ['/search', null, false],
    ['/', null, false],
  ])('%s with state %o -> %s', (pathname, state, expected) => {
    expect(hasSideNav(pathname, state)).toBe(expected);
  });

  it('all linked pages have it', () => {
    const paths = new Set(
      expectedPaths.flatMap(([role]) =>
        [all, withoutCrossOrganizationPages].flatMap((options) => getSideLinks(role, options).map(({ path }) => path)),
      ),
    );
    expect([...paths].filter((path) => !hasSideNav(path, null))).toEqual([]);
  });

  it('guest pages and bare pages do not have it', () => {
    const others = routes.filter(({ guard, frame }) => guard === 'guest' || frame === 'bare');
    expect(others.length).toBeGreaterThan(5);
    for (const { path } of others) expect([path, hasSideNav(path, null)]).toEqual([path, false]);
  });
});
