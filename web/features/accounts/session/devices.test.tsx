// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';
import { Devices } from './devices.tsx';

function getSessions(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    id: `00000000-0000-4000-8000-00000000000${at}`,
    user_agent: '',
    browser: null,
    system: null,
    signed_in_at: '2026-03-01T10:00:00.000Z',
    last_seen_at: '2026-03-01T10:00:00.000Z',
    is_current: at === 0,
    is_live: true,
    viewed_by: null,
  }));
}

test('shows the last five sessions and the rest on request', async () => {
  signInStaff(1);
  mockApi({ 'GET /api/v1/me/sessions': () => [200, { sessions: getSessions(7) }] });
  await renderWithQueries(<Devices />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'Show more about Where you’re logged in' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
});
