import { expect, test } from 'vitest';
import { type Role, roles } from '#domain/access/roles.ts';
import { profilePlaces } from './profile-links.ts';

const all = () => true;
const labels = (role: Role | null, userId = 9) => profilePlaces(role, userId, all).map((place) => place.label);

test('the menu has the profile, my jobs and the settings for everybody', () => {
  for (const role of roles) {
    expect(labels(role).slice(0, 3)).toEqual([
      'shell.profile.profile',
      'shell.profile.myJobs',
      'shell.profile.settings',
    ]);
  }
});

test.each<[Role, number, string[]]>([
  ['admin', 1, ['shell.profile.impersonate']],
  ['admin', 2, []],
  ['program_manager', 9, ['shell.profile.erd']],
  ['skilling_partner', 9, ['shell.profile.export', 'shell.profile.report', 'shell.profile.survey']],
  ['hiring_manager', 9, []],
  ['job_seeker', 9, []],
])('extras of %s with the user id %i', (role, userId, extras) => {
  expect(labels(role, userId).slice(3)).toEqual(extras);
});
