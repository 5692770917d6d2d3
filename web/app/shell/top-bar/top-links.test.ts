import { describe, expect, it } from 'vitest';
import { type Role, roles } from '#domain/access/roles.ts';
import { canSeeMessages, getTopLinks, hasSignUpLink } from './top-links.ts';

const all = () => true;
const labels = (isSignedIn: boolean, role: Role | null) => getTopLinks(isSignedIn, role, all).map((link) => link.label);

describe('getTopLinks', () => {
  it('visitor -> news and jobs', () => {
    expect(labels(false, null)).toEqual(['shell.bar.news', 'shell.bar.jobs']);
  });

  it('logged in -> browse jobs; job seekers and roles 2 and 3 also have the dashboard', () => {
    const withDashboard = roles.filter((role) => labels(true, role).includes('shell.bar.dashboard'));
    expect(withDashboard).toEqual(['job_seeker', 'recruiter', 'skilling_partner']);
    for (const role of roles) expect(labels(true, role)).toContain('shell.bar.browseJobs');
  });
});

describe('canSeeMessages', () => {
  it('is false for roles 3, 6 and 7, and while the role is unknown', () => {
    const without = roles.filter((role) => !canSeeMessages(role));
    expect(without).toEqual(['skilling_partner', 'concierge_member', 'program_manager']);
    expect(canSeeMessages(null)).toBe(false);
  });
});

describe('hasSignUpLink', () => {
  it.each([
    ['/', true],
    ['/homepage_new', true],
    ['/ca', true],
    ['/login', false],
    ['/search', false],
  ])('%s -> %s', (pathname, expected) => {
    expect(hasSignUpLink(pathname)).toBe(expected);
  });
});
