// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Notification } from '#domain/features/notifications/contract.ts';
import { answerCalls } from '#web/testing/answers.ts';
import { renderAsking } from '#web/testing/queries.tsx';
import { useToasts } from '#web/ui/feedback/toast.ts';
import { NotificationItem } from './notification-item.tsx';

beforeEach(() => useToasts.setState({ queue: [] }));

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
  await renderAsking(<NotificationItem notification={notification} />);
  fireEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
}

const told = () => useToasts.getState().queue.map(({ tone, text }) => [tone, text]);

test('a refusal is told in the server’s own words', async () => {
  answerCalls({ 'PUT /api/v1/notification/7': () => [409, { code: 'conflict', detail: 'It is gone.' }] });
  await markRead();
  await waitFor(() => expect(told()).toEqual([['danger', 'It is gone.']]));
});

test('a server that does not answer is told in the fixed words', async () => {
  answerCalls({});
  await markRead();
  await waitFor(() => expect(told()).toEqual([['danger', 'No response from server.']]));
});
