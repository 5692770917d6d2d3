// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';
import { MoveJobDialog } from './move-job-dialog.tsx';

beforeEach(() => {
  localStorage.clear();
  signInStaff(1);
});

const job = { id: 7, title: 'Data analyst', status: 'paused', version: 3, stages: {} } as const;

async function openAgain(code: string) {
  mockApi({ 'POST /api/v1/jobs/7/status': () => [409, { code }] });
  const onClose = vi.fn<() => void>();
  await renderWithQueries(<MoveJobDialog wanted={{ job, to: 'active' }} onClose={onClose} />);
  fireEvent.click(screen.getByRole('button', { name: 'Reopen job' }));
  return onClose;
}

test('explains a past deadline and links to the form', async () => {
  const onClose = await openAgain('closing_day_past');
  expect(
    await screen.findByText('The deadline has passed. Set a later deadline for the job, or remove it. Then try again.'),
  ).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Change the deadline' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('offers the latest version after a conflict', async () => {
  const onClose = await openAgain('changed_meanwhile');
  fireEvent.click(await screen.findByRole('button', { name: 'Load the latest version' }));
  expect(onClose).toHaveBeenCalledOnce();
});
