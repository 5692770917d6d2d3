// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { JobPage } from '#domain/features/jobs/search/search.ts';
import { emptySearch } from '#web/features/jobs/search/search-address.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { NoJobs } from './no-results.tsx';

const emptyPage: JobPage = {
  jobs: [],
  next: null,
  total: { count: 0, capped: false },
  unmatched: false,
  corrected: null,
  chips: [],
  did_you_mean: null,
  without: [],
  wider: null,
  sort: 'newest',
  place: null,
};
const saveButton = <button type="button">Save this search</button>;

test('says that there are no jobs when an empty search has no results', async () => {
  await renderWithQueries(<NoJobs search={emptySearch} page={emptyPage} onChange={() => {}} saveButton={saveButton} />);
  screen.getByText('There are no open jobs right now');
  expect(screen.queryByRole('button')).toBeNull();
});

test('offers to drop one filter at a time with the count each would give', async () => {
  const onChange = vi.fn();
  const page: JobPage = {
    ...emptyPage,
    place: { kind: 'city', name: 'Atlanta, GA', country: 'US', radius: 40 },
    wider: { radius: 80, total: { count: 3, capped: false } },
    without: [
      { filter: 'words', words: '', total: { count: 12, capped: false } },
      { filter: 'mode', words: '', total: { count: 1, capped: false } },
    ],
  };
  const search = { ...emptySearch, words: 'zzz', place: 'Atlanta', mode: ['remote'] as const };
  await renderWithQueries(<NoJobs search={search} page={page} onChange={onChange} saveButton={saveButton} />);
  screen.getByText('No jobs match your search');
  fireEvent.click(screen.getByRole('button', { name: 'Remove “zzz”: 12 jobs' }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove “Remote”: 1 job' }));
  fireEvent.click(screen.getByRole('button', { name: 'Search within 50 miles: 3 jobs' }));
  expect(onChange.mock.calls).toEqual([[{ words: '', plain: [] }], [{ mode: [] }], [{ radius: 80 }]]);
  screen.getByRole('button', { name: 'Save this search' });
});
