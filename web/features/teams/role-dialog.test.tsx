// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { RoleDialog } from './role-dialog.tsx';

const member = { id: 7, name: 'Al Member' };

test.each([
  [4, 'Make lead', true],
  [1, 'Make team member', false],
])('asks before it changes the role of a person with role %i', async (roleId, label, isLead) => {
  const calls = mockApi({ 'PUT /api/v1/teams/members/7/role': () => [200, { role_id: 1 }] });
  const onClose = vi.fn();
  await renderWithQueries(<RoleDialog member={{ ...member, role_id: roleId }} onClose={onClose} />);
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: label }));
  await expect.poll(() => calls[0]?.body).toEqual({ is_lead: isLead });
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
});
