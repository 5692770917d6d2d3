// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { toasts } from '#web/ui/feedback/toast.ts';
import { FeedbackInbox } from './feedback-inbox.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const empty = { feedback: [], next: null, counts: { open: 0, answered: 0, closed: 0 } };

const item = {
  ...{ id: 7, feedback_type: 'Questions', description: 'Where is my résumé?', page: '/profile', status: 'open' },
  ...{ at: '2026-11-20T12:00:00.000Z', contact_email: null, answer: null },
  person: { id: 3, name: 'Ines Okafor', role: 'job_seeker' },
};

/** Lists the item until it is answered or closed. */
async function openWithItem() {
  let isOpen = true;
  const end = () => {
    isOpen = false;
    return [200, { ...item, status: 'closed' }] as const;
  };
  mockApi({
    'GET /api/v1/feedback': () => [
      200,
      { feedback: isOpen ? [item] : [], next: null, counts: { open: isOpen ? 1 : 0, answered: 0, closed: 0 } },
    ],
    'POST /api/v1/feedback/7/answer': end,
    'POST /api/v1/feedback/7/close': end,
  });
  await renderWithQueries(<FeedbackInbox />);
  await screen.findByText('Where is my résumé?');
}

describe('FeedbackInbox', () => {
  it('answered -> moves the focus from the item, which left the list, to the list', async () => {
    await openWithItem();
    fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Below your name.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send answer' }));
    await screen.findByText('No feedback here');
    const list = screen.getByRole('region', { name: 'Typed feedback' });
    await waitFor(() => expect(document.activeElement).toBe(list));
  });

  it('closed -> moves the focus to the list and says so', async () => {
    await openWithItem();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByText('No feedback here');
    const list = screen.getByRole('region', { name: 'Typed feedback' });
    await waitFor(() => expect(document.activeElement).toBe(list));
    expect(toasts.visibleToasts.map(({ content }) => content.text)).toContain('Feedback from Ines Okafor closed');
  });

  it('answer canceled -> closes the form and returns the focus to its button', async () => {
    await openWithItem();
    fireEvent.click(screen.getByRole('button', { name: 'Answer' }));
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Answer' }));
  });

  it('saves the feedback of the filter as a file', async () => {
    const calls = mockApi({ 'GET /api/v1/feedback': () => [200, empty], 'GET /api/v1/feedback/csv': () => [200, {}] });
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await renderWithQueries(<FeedbackInbox />);
    fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await expect.poll(() => saved.mock.calls.length).toBe(1);
    expect(calls.map(({ path }) => path)).toContain('/api/v1/feedback/csv');
  });

  it('shows why a download failed', async () => {
    mockApi({ 'GET /api/v1/feedback': () => [200, empty], 'GET /api/v1/feedback/csv': () => [500, {}] });
    await renderWithQueries(<FeedbackInbox />);
    fireEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    await screen.findByText(/Something went wrong on our side/);
  });
});
