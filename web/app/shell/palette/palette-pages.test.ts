import { describe, expect, it } from 'vitest';
import { roles } from '#domain/access/roles.ts';
import { paths } from '#web/app/paths.ts';
import { routes } from '#web/app/routes.tsx';
import { listPalettePages } from './palette-pages.ts';

const visitor = { isSignedIn: false, role: null };
const getPaths = (person: Parameters<typeof listPalettePages>[1]) =>
  listPalettePages(routes, person).map((row) => row.path);

describe.each(roles)('listPalettePages for %s', (role) => {
  const pages = listPalettePages(routes, { isSignedIn: true, role });

  it('contains only pages that the role may open', () => {
    for (const { guard } of pages) {
      expect(guard === 'public' || guard === 'session' || guard.includes(role)).toBe(true);
    }
  });

  it('lists pages of the role first and public pages last', () => {
    const ranks = pages.map(({ guard }) => (typeof guard === 'string' ? ['session', 'public'].indexOf(guard) : -1));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    // The pages for this role alone are still to come.
    if (role !== 'skilling_partner') expect(ranks[0]).toBe(-1);
  });

  it('has no duplicate titles and no paths with parameters', () => {
    expect(new Set(pages.map((row) => row.title)).size).toBe(pages.length);
    expect(pages.filter((row) => /[:*]/.test(row.path))).toEqual([]);
    expect(pages.length).toBeGreaterThan(5);
  });
});

describe('listPalettePages', () => {
  it('visitor -> login and sign-up, but no pages that require a session', () => {
    expect(getPaths(visitor)).toEqual(
      expect.arrayContaining([paths.login, paths.signUp, paths.search, paths.languages]),
    );
    expect(getPaths(visitor)).not.toContain(paths.dashboard);
  });

  it('logged in -> no login page', () => {
    expect(getPaths({ isSignedIn: true, role: 'job_seeker' })).not.toContain(paths.login);
  });

  it('adminsDecide -> approvals only for administrators', () => {
    const pages = (adminsDecide: boolean) => getPaths({ isSignedIn: true, role: 'program_manager', adminsDecide });
    expect(pages(false)).toContain(paths.allApprovals);
    expect(pages(true)).not.toContain(paths.allApprovals);
  });

  it('cross-organization role -> the pages for all organizations', () => {
    const pages = getPaths({ isSignedIn: true, role: 'program_manager' });
    expect(pages).toContain(paths.allJobs);
    expect(pages).not.toContain(paths.jobs);
  });
});
