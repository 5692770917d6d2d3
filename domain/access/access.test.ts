import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getScope, visitor } from './actor.ts';
import { getRoleScope, type Permission, permissions } from './permissions.ts';
import { accountKinds, getRole, getRoleId, roles } from './roles.ts';

const names = Object.keys(permissions) as Permission[];

describe('permissions', () => {
  it.each([
    ['admin', null, 'admin'],
    ['job_seeker', null, 'job_seeker'],
    ['staff', 1, 'hiring_manager'],
    ['staff', 2, 'recruiter'],
    ['staff', 3, 'skilling_partner'],
    ['staff', 4, 'hiring_member'],
    ['staff', 5, 'recruiter_member'],
    ['staff', 6, 'concierge_member'],
    ['staff', 7, 'program_manager'],
  ])('gives an account of kind %s with role id %s the role %s', (kind, roleId, role) => {
    expect(getRole(kind, roleId)).toBe(role);
  });

  it('gives any other combination no role', () => {
    const kinds = fc.oneof(fc.constantFrom(...accountKinds), fc.string());
    fc.assert(
      fc.property(kinds, fc.option(fc.integer({ min: -3, max: 12 })), (kind, roleId) => {
        const role = getRole(kind, roleId);
        if (role === 'admin') expect([kind, roleId]).toEqual(['admin', null]);
        if (role !== null) expect(getRoleId(role)).toBe(roleId);
      }),
    );
  });

  it('denies every permission to visitors', () => {
    for (const name of names) expect(getScope(visitor, name)).toBeNull();
  });

  it('limits a skilling partner to its own account, organization, cohorts, feedback, chats, API tokens, reports, and their export', () => {
    const granted = names.filter((name) => getRoleScope(name, 'skilling_partner') !== null);
    expect(granted.sort()).toEqual([
      'account.own',
      'account.second_step',
      'account.secure',
      'api_token.own',
      'chat.own',
      'cohort.manage',
      'data.own',
      'export.tenant',
      'feedback.send',
      'notification.choose',
      'notification.own',
      'organisation.own',
      'report.hiring',
      'report.hiring_download',
      'report.save',
      'supporter.help',
      'survey.download',
      'survey.read',
    ]);
  });

  it('lets only job seekers apply, and gives them only the scope own', () => {
    expect(roles.filter((role) => getRoleScope('application.apply', role) !== null)).toEqual(['job_seeker']);
    const scopes = names.map((name) => getRoleScope(name, 'job_seeker')).filter((scope) => scope !== null);
    expect(new Set(scopes)).toEqual(new Set(['own']));
  });

  it('gives tenant scope only to admins, concierges and program managers, besides the aggregates of reports', () => {
    const aggregates: Permission[] = [
      'report.hiring',
      'report.hiring_download',
      'export.tenant',
      'survey.read',
      'survey.download',
    ];
    const personal = names.filter((name) => !aggregates.includes(name));
    const wide = roles.filter((role) => personal.some((name) => getRoleScope(name, role) === 'tenant'));
    expect(wide.sort()).toEqual(['admin', 'concierge_member', 'program_manager']);
  });
});
