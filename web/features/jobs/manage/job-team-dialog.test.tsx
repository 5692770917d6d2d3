// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { JobTeam } from '#domain/features/jobs/job-team.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { JobTeamDialog } from './job-team-dialog.tsx';

const job = { id: 5, title: 'Archivist' };
const team: JobTeam = {
  owner_id: 1,
  member_ids: [1, 3],
  people: [
    { id: 1, name: 'Marisol Quint', role_id: 1 },
    { id: 3, name: 'Priya Nair', role_id: null },
    { id: 2, name: 'Tam Reyes', role_id: 4 },
  ],
  can_change: true,
};

async function open(shown: JobTeam) {
  const calls = mockApi({
    'GET /api/v1/jobs/5/team': () => [200, shown],
    'PUT /api/v1/jobs/5/team': () => [200, shown],
  });
  await renderWithQueries(<JobTeamDialog job={job} onClose={() => {}} />);
  return calls;
}

test('sends the chosen team with the one that was read', async () => {
  const calls = await open(team);
  fireEvent.click(await screen.findByRole('checkbox', { name: /Tam Reyes/ }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Priya Nair/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Save team' }));
  await expect
    .poll(() => calls.find(({ method }) => method === 'PUT')?.body)
    .toEqual({ owner_id: 1, member_ids: [1, 2], before: [1, 3] });
});

test('shows who is on the team in plain words to those who may not change it', async () => {
  await open({ ...team, people: team.people.slice(0, 2), can_change: false });
  expect(await screen.findByText('Marisol Quint (Owner)')).toBeDefined();
  expect(screen.getByText('Priya Nair (Administrator)')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Save team' })).toBeNull();
});
