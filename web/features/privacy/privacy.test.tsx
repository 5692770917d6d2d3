// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DataExport, Consents as OwnConsents } from '#domain/features/privacy/contract.ts';
import { signIn, useSession } from '#web/lib/session.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { createTokens } from '#web/testing/tokens.ts';
import { Consents } from './consents.tsx';
import { DataDownload } from './data-download.tsx';
import { DeleteAccount } from './delete-account.tsx';

const moment = '2026-03-04T12:00:00.000Z';
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const listTexts = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

beforeEach(() => {
  signIn(createTokens({ seconds: 1800 }));
});

describe('Consents', () => {
  const read = 'GET /api/v1/me/consents';
  const save = 'PUT /api/v1/me/discoverable';
  const hidden: OwnConsents = {
    is_discoverable: false,
    events: [{ id: 1, at: moment, kind: 'terms', is_given: true }],
  };
  const found: OwnConsents = {
    is_discoverable: true,
    events: [{ id: 2, at: moment, kind: 'discoverable', is_given: true }, ...hidden.events],
  };
  const findSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: /^Let partners/ });

  it('turning on discoverability saves it and adds it to the history', async () => {
    const calls = mockApi({ [read]: () => [200, hidden], [save]: () => [200, found] });
    await renderWithQueries(<Consents />);
    const discoverable = await findSwitch();
    expect(discoverable.checked).toBe(false);
    expect(listTexts()).toEqual([expect.stringMatching(/^You accepted the terms and the privacy policy\..*2026/)]);
    fireEvent.click(discoverable);
    await waitFor(() => expect(discoverable.checked).toBe(true));
    expect(listTexts()).toEqual([
      expect.stringMatching(/^You let partners find your profile\./),
      expect.stringMatching(/^You accepted the terms/),
    ]);
    expect(calls.at(-1)?.body).toEqual({ is_discoverable: true });
  });

  it('shows the reason and leaves the switch unchanged if saving fails', async () => {
    mockApi({ [read]: () => [200, found], [save]: () => [500, { code: 'server_error' }] });
    await renderWithQueries(<Consents />);
    const discoverable = await findSwitch();
    fireEvent.click(discoverable);
    expect(await screen.findByText(/Something went wrong on our side/)).toBeTruthy();
    expect(discoverable.checked).toBe(true);
  });

  it('shows no switch to an account that is never discoverable', async () => {
    mockApi({ [read]: () => [200, { is_discoverable: null, events: [] }] });
    await renderWithQueries(<Consents />);
    expect(await screen.findByText('No consents recorded.')).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('DataDownload', () => {
  const path = '/api/v1/me/exports';
  const waiting: DataExport = {
    id: 4,
    status: 'waiting',
    done: 2,
    total: 9,
    byte_size: null,
    created_at: moment,
    expires_at: null,
  };
  const ready: DataExport = {
    ...waiting,
    id: 3,
    status: 'ready',
    byte_size: 100,
    expires_at: '2026-03-11T12:00:00.000Z',
  };

  async function open(exports: readonly DataExport[], replies: Parameters<typeof mockApi>[0] = {}) {
    const calls = mockApi({ [`GET ${path}`]: () => [200, { exports }], ...replies });
    await renderWithQueries(<DataDownload />);
    await screen.findByRole('list');
    return calls;
  }

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('starting an export shows its progress and offers no second one', async () => {
    await open([], { [`POST ${path}`]: () => [202, { exports: [waiting] }] });
    press('Prepare my download');
    const progress = await screen.findByRole('progressbar', { name: 'Preparing your download' });
    expect(progress.getAttribute('aria-valuetext')).toBe('2 of 9 parts');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the reason if an export cannot start', async () => {
    await open([], { [`POST ${path}`]: () => [429, { code: 'too_many_requests' }] });
    press('Prepare my download');
    expect(await screen.findByText('Too many attempts. Wait one minute, then try again.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Prepare my download' })).toBeTruthy();
  });

  it('downloads a finished export as a dated file', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const calls = await open([ready], { [`GET ${path}/3/file`]: () => [200, 'content'] });
    expect(listTexts()).toEqual([expect.stringMatching(/^Created .*2026.*Available until .*11.*2026/)]);
    press('Download');
    await waitFor(() => expect(saved).toEqual(['my-data-2026-03-04.zip']));
    expect(calls.at(-1)?.path).toBe(`${path}/3/file`);
  });

  it('shows the reason if a finished export fails to download', async () => {
    await open([ready], { [`GET ${path}/3/file`]: () => [500, { code: 'server_error' }] });
    press('Download');
    expect(await screen.findByText(/Something went wrong on our side/)).toBeTruthy();
  });

  it('offers no file for failed and expired exports', async () => {
    await open([
      { ...waiting, status: 'failed' },
      { ...ready, status: 'expired' },
    ]);
    expect(listTexts()).toEqual([
      'We couldn’t prepare this download. Start it again.',
      expect.stringMatching(/^The download from .*2026 is no longer available\.$/),
    ]);
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Prepare my download' })).toBeTruthy();
  });
});

describe('DeleteAccount', () => {
  const deletion = 'POST /api/v1/me/deletion';

  async function openDialog(replies: Parameters<typeof mockApi>[0]) {
    const calls = mockApi(replies);
    await renderWithQueries(<DeleteAccount />);
    fireEvent.change(screen.getByLabelText(/Current password/), { target: { value: 'correct horse' } });
    press('Delete my account');
    return { calls, dialog: within(await screen.findByRole('alertdialog', { name: 'Delete your account for good?' })) };
  }

  it('deletes nothing if the confirmation is canceled', async () => {
    const { calls, dialog } = await openDialog({});
    expect(dialog.getByText(/You can’t undo this/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls).toEqual([]);
    expect(useSession.getState().user.authenticated).toBe(true);
  });

  it('deletes the account with the password after confirmation, and logs out', async () => {
    const { calls, dialog } = await openDialog({ [deletion]: () => [200, { status: 'success' }] });
    fireEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(useSession.getState().user.authenticated).toBe(false));
    expect(calls.map(({ body }) => body)).toEqual([{ password: 'correct horse' }]);
  });

  it('shows a wrong password at its field and keeps the person logged in', async () => {
    const field = { field: 'body.password', code: 'password_wrong' };
    const { dialog } = await openDialog({ [deletion]: () => [422, { code: 'invalid_input', fields: [field] }] });
    fireEvent.click(dialog.getByRole('button', { name: 'Delete my account' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const password = screen.getByLabelText(/Current password/);
    const descriptionIds = password.getAttribute('aria-describedby')?.split(' ') ?? [];
    const description = descriptionIds.map((id) => document.getElementById(id)?.textContent).join(' ');
    expect(description).toContain('This password is incorrect.');
    expect(useSession.getState().user.authenticated).toBe(true);
  });
});
