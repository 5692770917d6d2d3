import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reach, visitor } from './actor.ts';
import { type Permission, permissions, scopeOf } from './permissions.ts';
import { accountKinds, roleIdOf, roleOf, roles } from './roles.ts';

const names = Object.keys(permissions) as Permission[];

test.each([
  ['admin', null, 'admin'],
  ['job_seeker', null, 'job_seeker'],
  ['staff', 1, 'hiring_manager'],
  ['staff', 2, 'recruiter'],
  ['staff', 3, 'skilling_partner'],
  ['staff', 4, 'hiring_member'],
  ['staff', 5, 'recruiter_member'],
  ['staff', 6, 'concierge_member'],
  ['staff', 7, 'program_manager'],
])('an account of kind %s with role id %s is %s', (kind, roleId, role) => {
  expect(roleOf(kind, roleId)).toBe(role);
});

test('any other combination has no role at all, least of all the administrator’s', () => {
  const kinds = fc.oneof(fc.constantFrom(...accountKinds), fc.string());
  fc.assert(
    fc.property(kinds, fc.option(fc.integer({ min: -3, max: 12 })), (kind, roleId) => {
      const role = roleOf(kind, roleId);
      if (role === 'admin') expect([kind, roleId]).toEqual(['admin', null]);
      if (role !== null) expect(roleIdOf(role)).toBe(roleId);
    }),
  );
});

test('a visitor reaches nothing that needs a permission', () => {
  for (const name of names) expect(reach(visitor, name)).toBeNull();
});

test('a skilling partner has nothing but its own account and organisation, and a say', () => {
  const granted = names.filter((name) => scopeOf(name, 'skilling_partner') !== null);
  expect(granted.sort()).toEqual([
    'account.own',
    'account.second_step',
    'account.secure',
    'data.own',
    'feedback.send',
    'notification.choose',
    'notification.own',
    'organisation.own',
    'supporter.help',
  ]);
});

test('nobody but job seekers applies, and no job seeker reaches beyond their own', () => {
  expect(roles.filter((role) => scopeOf('application.apply', role) !== null)).toEqual(['job_seeker']);
  const scopes = names.map((name) => scopeOf(name, 'job_seeker')).filter((scope) => scope !== null);
  expect(new Set(scopes)).toEqual(new Set(['own']));
});

test('only the tenant’s own people reach the whole tenant', () => {
  const wide = roles.filter((role) => names.some((name) => scopeOf(name, role) === 'tenant'));
  expect(wide.sort()).toEqual(['admin', 'concierge_member', 'program_manager']);
});
