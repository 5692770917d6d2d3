// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { FeedbackInbox } from './feedback-inbox.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const empty = { feedback: [], next: null, counts: { open: 0, answered: 0, closed: 0 } };

describe('FeedbackInbox', () => {
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
