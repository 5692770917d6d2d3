// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { signIn, signOut, updateUser } from '#web/lib/session.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { createTokens } from '#web/testing/tokens.ts';
import { storePendingSave, takePendingSave } from './pending-save.ts';
import { SaveJob } from './save-job.tsx';

const job = { id: 7, title: 'Data analyst' };
const ids = 'GET /api/v1/saved-jobs/ids';
const one = '/api/v1/saved-jobs/7';

function signInSeeker(): void {
  signIn(createTokens({ seconds: 1800 }));
  updateUser({ is_user: true, role_id: null });
}

beforeEach(() => {
  signOut();
  sessionStorage.clear();
});

test('rolls back with the reason when the server rejects the change', async () => {
  signInSeeker();
  mockApi({
    [ids]: () => [200, { ids: [3] }],
    [`PUT ${one}`]: () => [409, { code: 'too_many_saved_jobs' }],
  });
  await renderWithQueries(<SaveJob job={job} />);
  const button = await screen.findByRole('button', { name: 'Save: Data analyst', pressed: false });
  await expect.poll(() => button.hasAttribute('disabled')).toBe(false);
  fireEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('You can save up to 500 jobs.');
  await screen.findByRole('button', { name: 'Save: Data analyst', pressed: false });
});

test('saves and unsaves a job with the same button', async () => {
  signInSeeker();
  const calls = mockApi({
    [ids]: () => [200, { ids: [7] }],
    [`PUT ${one}`]: () => [200, { is_saved: true }],
    [`DELETE ${one}`]: () => [200, { is_saved: false }],
  });
  await renderWithQueries(<SaveJob job={job} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Saved: Data analyst', pressed: true }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save: Data analyst', pressed: false }));
  await screen.findByRole('button', { name: 'Saved: Data analyst', pressed: true });
  expect(calls.map(({ method }) => method)).toEqual(['GET', 'DELETE', 'PUT']);
});

test('sends a visitor to the login page and saves the job on return', async () => {
  mockApi({});
  const { unmount } = await renderWithQueries(<SaveJob job={job} />);
  const link = screen.getByRole('link', { name: 'Save: Data analyst' });
  expect(link.getAttribute('href')).toBe('/login');
  fireEvent.click(link);
  unmount();
  signInSeeker();
  const calls = mockApi({ [ids]: () => [200, { ids: [] }], [`PUT ${one}`]: () => [200, { is_saved: true }] });
  await renderWithQueries(<SaveJob job={{ id: 8, title: 'Another job' }} />);
  await expect.poll(() => calls.some(({ method, path }) => method === 'PUT' && path === one)).toBe(true);
  expect(takePendingSave()).toBeNull();
});

test('shows nothing to staff', async () => {
  signIn(createTokens({ seconds: 1800 }));
  updateUser({ is_user: false, role_id: 1 });
  mockApi({});
  const { container } = await renderWithQueries(<SaveJob job={job} />);
  expect(container.textContent).toBe('');
});

test('ignores an invalid value in tab storage', () => {
  sessionStorage.setItem('wanted_job', '{"id":"7"}');
  expect(takePendingSave()).toBeNull();
  storePendingSave(job);
  expect([takePendingSave(), takePendingSave()]).toEqual([job, null]);
});
