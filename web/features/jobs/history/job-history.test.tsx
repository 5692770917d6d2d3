// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Job } from '#domain/features/jobs/job.ts';
import type { JobHistoryEntry } from '#domain/features/jobs/job-history.ts';
import { saveDraft } from '#web/lib/input/drafts.ts';
import { getOwnerId, useSession } from '#web/lib/session.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';
import { JobHistory } from './job-history.tsx';

beforeEach(() => {
  localStorage.clear();
  signInStaff(1);
});

const job = { id: 7, title: 'Data analyst', can_edit: true } as Job;
const pay = { min: 60_000, max: 70_000, currency: 'USD', period: 'year' } as const;
const entries: readonly JobHistoryEntry[] = [
  {
    kind: 'edit',
    version: 4,
    at: '2026-03-04T12:00:00.000Z',
    by: 'Rowan Ellery',
    is_first: false,
    is_latest: true,
    changes: [
      { kind: 'pay', field: 'salary', before: pay, after: { ...pay, max: 75_000 } },
      { kind: 'text', field: 'description', before: 'Old words.', after: 'New words.' },
      { kind: 'list', field: 'skills', added: ['SQL'], removed: ['Excel'], changed: [], is_reordered: false },
    ],
  },
  { kind: 'status', id: 9, at: '2026-03-01T12:00:00.000Z', by: null, from: 'draft', to: 'active' },
  {
    kind: 'edit',
    version: 3,
    at: '2026-03-01T12:00:00.000Z',
    by: 'Rowan Ellery',
    is_first: true,
    is_latest: false,
    changes: [],
  },
];

async function open(page: { entries: readonly JobHistoryEntry[]; next: string | null }) {
  mockApi({ 'GET /api/v1/jobs/7/versions': () => [200, page] });
  await renderWithQueries(<JobHistory job={job} />);
}

test('says what changed in words, by day', async () => {
  await open({ entries, next: null });
  expect(await screen.findByText('$60,000 to $70,000 a year → $60,000 to $75,000 a year')).toBeDefined();
  expect(screen.getByText('Added SQL; Removed Excel')).toBeDefined();
  expect(screen.getByText('Old words.').closest('details')?.open).toBe(false);
  expect(screen.getByText('Status: Draft → Active')).toBeDefined();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^Use the version from/ })).toHaveLength(1);
});

test('asks before it replaces unsaved changes', async () => {
  saveDraft(getOwnerId(useSession.getState()), 'job:7', { title: 'Unsaved' });
  await open({ entries, next: null });
  fireEvent.click(await screen.findByRole('button', { name: /^Use the version from/ }));
  expect(await screen.findByRole('alertdialog', { name: 'Replace your unsaved changes?' })).toBeDefined();
});

test('explains an empty history', async () => {
  await open({ entries: [], next: null });
  expect(await screen.findByText('No history yet')).toBeDefined();
});
