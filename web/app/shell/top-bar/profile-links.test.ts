import { describe, expect, it } from 'vitest';
import { type Role, roles } from '#domain/access/roles.ts';
import { getProfileLinks } from './profile-links.ts';

const all = () => true;
const labels = (role: Role | null, userId = 9) => getProfileLinks(role, userId, all).map((link) => link.label);

describe('getProfileLinks', () => {
  it('all roles -> profile, my jobs and settings', () => {
    for (const role of roles) {
      expect(labels(role).slice(0, 3)).toEqual([
        'shell.profile.profile',
        'shell.profile.myJobs',
        'shell.profile.settings',
      ]);
    }
  });

  it.each<[Role, number, string[]]>([
    ['admin', 1, ['shell.profile.impersonate']],
    ['admin', 2, []],
    ['program_manager', 9, ['shell.profile.erd']],
    ['skilling_partner', 9, ['shell.profile.export', 'shell.profile.report', 'shell.profile.survey']],
    ['hiring_manager', 9, []],
    ['job_seeker', 9, []],
  ])('%s with user id %i -> additional links', (role, userId, extras) => {
    expect(labels(role, userId).slice(3)).toEqual(extras);
  });
});
