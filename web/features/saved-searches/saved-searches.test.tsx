// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SavedSearch } from '#domain/features/saved-searches/contract.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { SaveDialog } from './save-dialog.tsx';
import { SavedSearches } from './saved-searches.tsx';

const search: SavedSearch = {
  id: 4,
  name: 'Archives in Austin',
  address: 'words=archives',
  frequency: 'never',
  new_jobs: 0,
  created_at: '2026-03-02T09:00:00.000Z',
};
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('SavedSearches', () => {
  async function openList(searches: readonly SavedSearch[], mail: 'on' | 'off' | 'unconfirmed' = 'on', fail = false) {
    const calls = mockApi({
      'GET /api/v1/saved-searches': () => [200, { searches, mail }],
      'PUT /api/v1/saved-searches/4': ({ body }) =>
        fail ? [500, { code: 'server_error' }] : [200, { ...search, ...Object(body) }],
      'DELETE /api/v1/saved-searches/4': () => [200, { is_removed: true }],
      'POST /api/v1/saved-searches/4/restoration': () => [200, search],
    });
    await renderWithQueries(<SavedSearches empty={<p>No searches</p>} />);
    await screen.findByText(searches.length === 0 ? 'No searches' : 'Archives in Austin');
    return () => calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body]);
  }

  const linkAddress = () => screen.getByRole('link', { name: 'Archives in Austin' }).getAttribute('href');
  const isChosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;

  it('shows the empty state without saved searches', async () => {
    await openList([]);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('opens a search with new jobs sorted by newest', async () => {
    await openList([{ ...search, new_jobs: 2 }]);
    screen.getByText('2 new jobs');
    expect(linkAddress()).toBe('/search?words=archives&sort=newest');
  });

  it('opens a search without new jobs in its own order', async () => {
    await openList([search]);
    screen.getByText('No new jobs since you last checked');
    expect(linkAddress()).toBe('/search?words=archives');
  });

  it('saves a chosen email frequency immediately', async () => {
    const changes = await openList([search]);
    fireEvent.click(screen.getByRole('radio', { name: 'Weekly' }));
    await expect.poll(changes).toEqual([['PUT', { frequency: 'weekly' }]]);
    await expect.poll(() => isChosen('Weekly')).toBe(true);
  });

  it('returns to the saved frequency and shows the error when saving fails', async () => {
    await openList([search], 'on', true);
    fireEvent.click(screen.getByRole('radio', { name: 'Weekly' }));
    await screen.findByText(/Something went wrong on our side/);
    expect(isChosen('Off')).toBe(true);
  });

  it.each([
    ['off', 'Email notifications are off, so you won’t get these alerts.'],
    ['unconfirmed', 'Confirm your email address to get these alerts.'],
  ] as const)('warns that alerts are not sent while email is %s', async (mail, text) => {
    await openList([{ ...search, frequency: 'daily' }], mail);
    screen.getByText(text, { exact: false });
  });

  it('does not mention email while all alerts are off', async () => {
    await openList([search], 'off');
    expect(screen.queryByText(/Email notifications are off/)).toBeNull();
  });

  it('replaces a deleted search with Undo, which restores it', async () => {
    const changes = await openList([search]);
    click('Delete: Archives in Austin');
    await screen.findByText('Search “Archives in Austin” deleted');
    expect(screen.queryByRole('link', { name: 'Archives in Austin' })).toBeNull();
    click('Undo');
    await screen.findByRole('link', { name: 'Archives in Austin' });
    expect(changes().map(([method]) => method)).toEqual(['DELETE', 'POST']);
  });

  it('renames a search', async () => {
    const changes = await openList([search]);
    click('Rename: Archives in Austin');
    fireEvent.change(await screen.findByLabelText('Search name'), { target: { value: 'Texas archives' } });
    click('Save');
    await screen.findByRole('link', { name: 'Texas archives' });
    expect(changes()).toEqual([['PUT', { name: 'Texas archives' }]]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('SaveDialog', () => {
  async function openDialog(status = 201) {
    const onClose = vi.fn();
    const calls = mockApi({
      'POST /api/v1/saved-searches': () => [status, status === 201 ? search : { code: 'search_saved_already' }],
    });
    await renderWithQueries(<SaveDialog address="words=archives" name="archives" onClose={onClose} />);
    await screen.findByRole('dialog', { name: 'Save this search' });
    return { calls, onClose };
  }

  it('saves the suggested name without email alerts', async () => {
    const { calls, onClose } = await openDialog();
    click('Save search');
    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(calls).toMatchObject([{ body: { name: 'archives', address: 'words=archives', frequency: 'never' } }]);
  });

  it('saves nothing without a name', async () => {
    const { calls, onClose } = await openDialog();
    fireEvent.change(screen.getByLabelText('Search name'), { target: { value: ' ' } });
    click('Save search');
    await screen.findByText('There is a problem');
    expect(calls).toEqual([]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays open with the reason when the search is already saved', async () => {
    const { onClose } = await openDialog(409);
    click('Save search');
    await screen.findByText(/You’ve already saved this search/);
    expect(onClose).not.toHaveBeenCalled();
  });
});
