// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Leaving } from '#domain/features/teams/membership.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { EndMembershipDialog } from './end-membership-dialog.tsx';

const member = { id: 7, name: 'Al Member' };
const leaving: Leaving = {
  ...{ jobs: [], offers: [], interviews: [], chats: 0, steps: 0 },
  successors: [{ id: 8, name: 'Cleo Member' }],
  is_last_lead: false,
};
const look = 'GET /api/v1/teams/members/7/leaving';

async function show(found: Leaving) {
  const onClose = vi.fn();
  const calls = mockApi({
    [look]: () => [200, found],
    'POST /api/v1/teams/members/7/end': () => [200, { status: 'success' }],
  });
  await renderWithQueries(<EndMembershipDialog member={member} onClose={onClose} onEnded={() => {}} />);
  return { onClose, calls };
}

test('asks for no successor without open jobs', async () => {
  const { onClose, calls } = await show(leaving);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove from team' }));
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(calls.at(-1)).toMatchObject({ method: 'POST', body: { successor_id: null } });
});

test('lists open jobs and requires a successor', async () => {
  const { calls } = await show({ ...leaving, jobs: [{ id: 3, title: 'Archivist' }] });
  await screen.findByText('Archivist');
  fireEvent.click(screen.getByRole('button', { name: 'Remove from team' }));
  await screen.findByText('There is a problem');
  expect(calls.map(({ method }) => method)).toEqual(['GET']);
});

test.each([
  [{ ...leaving, is_last_lead: true }, /No one else leads this organization/],
  [{ ...leaving, jobs: [{ id: 3, title: 'Archivist' }], successors: [] }, /no one else on this team/],
])('shows what prevents removal and sends nothing', async (found, text) => {
  await show(found);
  await screen.findByText(text);
  expect(screen.queryByRole('button', { name: 'Remove from team' })).toBeNull();
});

test('lists the offers, interviews, chats and next steps that the removal affects', async () => {
  await show({
    ...leaving,
    offers: [{ id: 5, name: 'Ines Okafor', job: 'Archivist' }],
    interviews: [
      { id: 6, name: '#19', job: 'Archivist', starts_at: '2026-03-04T15:00:00.000Z' },
      { id: 7, name: 'Bo Reyes', job: 'Baker', starts_at: null },
    ],
    chats: 2,
    steps: 1,
  });
  await screen.findByText('Ines Okafor, Archivist');
  expect(screen.getByText(/^#19, Archivist, March 4, 2026/)).toBeTruthy();
  expect(screen.getByText('Bo Reyes, Baker, no time yet')).toBeTruthy();
  expect(screen.getByText('2 open chats go back to the queue.')).toBeTruthy();
  expect(screen.getByText(/^1 next step/)).toBeTruthy();
});
