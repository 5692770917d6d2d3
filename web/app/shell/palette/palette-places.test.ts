import { describe, expect, test } from 'vitest';
import { roles } from '#domain/access/roles.ts';
import { paths } from '#web/app/paths.ts';
import { routes } from '#web/app/routes.tsx';
import { palettePlaces } from './palette-places.ts';

const visitor = { isSignedIn: false, role: null };
const pathsOf = (person: Parameters<typeof palettePlaces>[1]) => palettePlaces(routes, person).map((row) => row.path);

describe.each(roles)('for the role %s', (role) => {
  const places = palettePlaces(routes, { isSignedIn: true, role });

  test('every page is one that opens for it', () => {
    for (const { guard } of places) {
      expect(guard === 'public' || guard === 'session' || guard.includes(role)).toBe(true);
    }
  });

  test('the pages of the role come first, those for everybody last', () => {
    const ranks = places.map(({ guard }) => (typeof guard === 'string' ? ['session', 'public'].indexOf(guard) : -1));
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    expect(ranks[0]).toBe(-1);
  });

  test('there is one place for each title, and none that needs more than its address', () => {
    expect(new Set(places.map((row) => row.title)).size).toBe(places.length);
    expect(places.filter((row) => /[:*]/.test(row.path))).toEqual([]);
    expect(places.length).toBeGreaterThan(5);
  });
});

test('a visitor finds the way in, and nothing that asks for a sign-in', () => {
  expect(pathsOf(visitor)).toEqual(expect.arrayContaining([paths.login, paths.signUp, paths.search, paths.languages]));
  expect(pathsOf(visitor)).not.toContain(paths.dashboard);
});

test('somebody signed in is not offered to sign in', () => {
  expect(pathsOf({ isSignedIn: true, role: 'job_seeker' })).not.toContain(paths.login);
});

test('where administrators alone decide, nobody else finds the approvals', () => {
  const places = (adminsDecide: boolean) => pathsOf({ isSignedIn: true, role: 'program_manager', adminsDecide });
  expect(places(false)).toContain(paths.allApprovals);
  expect(places(true)).not.toContain(paths.allApprovals);
});

test('who works across organisations gets the pages over all of them', () => {
  const places = pathsOf({ isSignedIn: true, role: 'program_manager' });
  expect(places).toContain(paths.allJobs);
  expect(places).not.toContain(paths.jobs);
});
