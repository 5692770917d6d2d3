// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ApplicationState } from '#domain/features/applications/bulk/contract.ts';
import { buildCard } from '#web/features/applications/list/cards.fixture.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { MessageDialog, type SentMessages } from './message-dialog.tsx';

const cards = [
  buildCard({ id: 1, name: 'Ines Okafor' }),
  buildCard({ id: 2, name: 'Noor Haddad' }),
  buildCard({ id: 3, name: 'Ada Lindqvist' }),
];

const buildState = (id: number, messages: ApplicationState['messages']): ApplicationState => ({
  id,
  version: 3,
  status: 'applied',
  next_statuses: [],
  is_masked: false,
  messages,
});

async function open() {
  const onSent = vi.fn<(sent: SentMessages) => void>();
  await renderWithQueries(<MessageDialog cards={cards} onClose={() => undefined} onSent={onSent} />);
  return onSent;
}

test('sends only to open conversations and reports who got nothing', async () => {
  const calls = mockApi({
    'GET /api/v1/application-states': () => [
      200,
      { states: [buildState(1, 'open'), buildState(2, 'open'), buildState(3, 'closed')] },
    ],
    'POST /api/v1/messages': () => [
      200,
      {
        results: [
          { id: 1, error: null },
          { id: 2, error: 'conversation_closed' },
        ],
      },
    ],
  });
  const onSent = await open();
  expect(await screen.findByText('1 conversation is closed:')).toBeDefined();
  expect(screen.getByText('Ada Lindqvist')).toBeDefined();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'We reply by Friday.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send to 2 people' }));
  await waitFor(() => expect(onSent).toHaveBeenCalled());
  const posted = calls.filter(({ method }) => method === 'POST');
  expect(posted.map(({ body }) => body)).toMatchObject([{ ids: [1, 2], text: 'We reply by Friday.' }]);
  expect(onSent.mock.calls[0]?.[0]).toMatchObject({
    sentCount: 1,
    failed: [{ card: { id: 2 }, error: 'conversation_closed' }],
  });
});

test('asks for a text and keeps it after a refused request', async () => {
  mockApi({
    'GET /api/v1/application-states': () => [200, { states: [buildState(1, 'open')] }],
    'POST /api/v1/messages': () => [429, { code: 'too_many_requests' }],
  });
  const onSent = await open();
  const send = await screen.findByRole('button', { name: 'Send to 1 person' });
  fireEvent.click(send);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'We reply by Friday.' } });
  fireEvent.click(send);
  await waitFor(() => expect(screen.getByText(/too many/i)).toBeDefined());
  expect(screen.getByRole('textbox').textContent || (screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe(
    'We reply by Friday.',
  );
  expect(onSent).not.toHaveBeenCalled();
});
