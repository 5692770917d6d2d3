// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Notification } from '#domain/features/notifications/contract.ts';
import { useImportResult } from '#web/lib/import-result.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { toasts } from '#web/ui/feedback/toast.ts';
import { NotificationItem } from './notification-item.tsx';

const notification: Notification = {
  id: 7,
  message: 'An answer to your application.',
  is_read: false,
  model_type: 'application',
  created_at: '2026-03-04T12:00:00.000Z',
  updated_at: '2026-03-04T12:00:00.000Z',
  token: null,
  feedback: { application_id: 3 },
};

async function markRead() {
  await renderWithQueries(<NotificationItem notification={notification} />);
  fireEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
}

const shownToasts = () => toasts.visibleToasts.map(({ content: { tone, text } }) => [tone, text]);

test('shows the error text of the server', async () => {
  mockApi({ 'PUT /api/v1/notification/7': () => [409, { code: 'conflict', detail: 'It is gone.' }] });
  await markRead();
  await waitFor(() => expect(shownToasts()).toEqual([['danger', 'It is gone.']]));
});

test('shows the fixed text when the server does not answer', async () => {
  mockApi({});
  await markRead();
  await waitFor(() => expect(shownToasts()).toEqual([['danger', 'No response from server.']]));
});

test('opens the result dialog of an import and marks the notification as read', async () => {
  const calls = mockApi({ 'PUT /api/v1/notification/7': () => [200, { unread_count: 0 }] });
  const upload = { ...notification, model_type: 'uploaded_files', token: 'abc', feedback: { application_id: null } };
  await renderWithQueries(<NotificationItem notification={upload} />);
  fireEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(useImportResult.getState().token).toBe('abc');
  await waitFor(() => expect(calls).toHaveLength(1));
});

test.each([
  ['application', 'View application', '/applications/3'],
  ['message', 'Open conversation', '/inbox_messages?conversation=3'],
  ['interview', 'View interview', '/interview?application=3'],
  ['offer', 'View offer', '/offers?application=3'],
])('names what opens: %s -> %s', async (modelType, label, address) => {
  await renderWithQueries(<NotificationItem notification={{ ...notification, model_type: modelType }} />);
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(address);
});
