import { expect, test } from 'vitest';
import { type Role, roles } from '#domain/access/roles.ts';
import { showsMessages, showsSignUp, topLinks } from './top-links.ts';

const all = () => true;
const labels = (isSignedIn: boolean, role: Role | null) => topLinks(isSignedIn, role, all).map((link) => link.label);

test('visitors see news and jobs', () => {
  expect(labels(false, null)).toEqual(['shell.bar.news', 'shell.bar.jobs']);
});

test('everybody signed in can browse jobs; job seekers and role 2 also have the dashboard', () => {
  const withDashboard = roles.filter((role) => labels(true, role).includes('shell.bar.dashboard'));
  expect(withDashboard).toEqual(['job_seeker', 'recruiter']);
  for (const role of roles) expect(labels(true, role)).toContain('shell.bar.browseJobs');
});

test('the message icon is hidden for roles 6 and 7, and while no role is known', () => {
  const without = roles.filter((role) => !showsMessages(role));
  expect(without).toEqual(['concierge_member', 'program_manager']);
  expect(showsMessages(null)).toBe(false);
});

test.each([
  ['/', true],
  ['/homepage_new', true],
  ['/ca', true],
  ['/login', false],
  ['/search', false],
])('Sign Up on %s: %s', (pathname, isShown) => {
  expect(showsSignUp(pathname)).toBe(isShown);
});
