// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { NoJobs } from './no-results.tsx';
import { emptySearch } from './search-address.ts';

test('says that there are no jobs when an empty search has no results', async () => {
  await renderWithQueries(<NoJobs search={emptySearch} onChange={() => {}} />);
  screen.getByText('There are no open jobs right now');
  expect(screen.queryByRole('button')).toBeNull();
});

test('suggests changes for a search without results', async () => {
  const onChange = vi.fn();
  await renderWithQueries(<NoJobs search={{ ...emptySearch, words: 'zzz', mode: ['remote'] }} onChange={onChange} />);
  screen.getByText('No jobs match your search');
  fireEvent.click(screen.getByRole('button', { name: 'Clear search words' }));
  expect(onChange).toHaveBeenCalledWith({ words: '' });
});
