// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Notification } from '#domain/features/notifications/contract.ts';
import { NotificationsPage } from '#web/pages/account/notifications-page.tsx';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';

const createNotification = (id: number, isRead: boolean): Notification => ({
  id,
  message: `Message ${id}`,
  is_read: isRead,
  model_type: 'feedback_note',
  created_at: '2020-03-04T12:00:00.000Z',
  updated_at: '2020-03-04T12:00:00.000Z',
  token: null,
  feedback: { application_id: 3 },
});

/** Three notifications, the newest two unread, in pages of two. */
function mockNotifications(failsAt = 0) {
  const items = [createNotification(3, false), createNotification(2, false), createNotification(1, true)];
  const readIds = new Set<number>();
  const read = (id: number) => {
    readIds.add(id);
    return [200, { unread_count: 0 }] as const;
  };
  let calls = 0;
  return mockApi({
    'GET /api/v1/notifications/all': ({ query }) => {
      calls += 1;
      if (calls <= failsAt) return [500, { code: 'server_error' }];
      const all = items.map((item) => ({ ...item, is_read: item.is_read || readIds.has(item.id) }));
      const unread = all.filter((item) => !item.is_read);
      const shown = query.only === 'unread' ? unread : all;
      const page = Number(query.page);
      const data = shown.slice(2 * page - 2, 2 * page);
      const pages = Math.max(1, Math.ceil(shown.length / 2));
      return [200, { data, unread_count: unread.length, total_pages: pages, page_number: page }];
    },
    'PUT /api/v1/notification/3': () => read(3),
    'PUT /api/v1/notification/2': () => read(2),
  });
}

const rowTexts = () => screen.getAllByRole('listitem').map((row) => within(row).getByText(/^Message/).textContent);

beforeEach(() => signInStaff(1));

describe('NotificationsPage', () => {
  it('shows the next page on request', async () => {
    mockNotifications();
    await renderWithQueries(<NotificationsPage />);
    await screen.findByRole('region', { name: 'Older' });
    expect(rowTexts()).toEqual(['Message 3', 'Message 2']);
    fireEvent.click(screen.getByRole('button', { name: 'Load more' }));
    await screen.findByText('Message 1');
    expect(rowTexts()).toEqual(['Message 3', 'Message 2', 'Message 1']);
  });

  it('keeps the focus on the row that is marked as read', async () => {
    mockNotifications();
    await renderWithQueries(<NotificationsPage />);
    fireEvent.click((await screen.findAllByRole('button', { name: 'Mark as read' }))[0] as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Mark as read' })).toHaveLength(1));
    expect(document.activeElement?.textContent).toContain('Message 3');
  });

  it('removes a read row from the unread ones, with the focus on its neighbor, until none is left', async () => {
    mockNotifications();
    await renderWithQueries(<NotificationsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Unread 2' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Unread 2', pressed: true })).toBeTruthy());
    await screen.findByText('Message 3');
    fireEvent.click(screen.getAllByRole('button', { name: 'Mark as read' })[0] as HTMLElement);
    await waitFor(() => expect(rowTexts()).toEqual(['Message 2']));
    expect(document.activeElement?.textContent).toContain('Message 2');
    fireEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
    await screen.findByText('You’re all caught up');
    fireEvent.click(screen.getByRole('button', { name: 'Show all notifications' }));
    await screen.findByText('Message 3');
  });

  it('offers to try again when the list fails to load', async () => {
    mockNotifications(1);
    await renderWithQueries(<NotificationsPage />);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByText('Message 3');
  });
});
