// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { buildCard } from '#web/features/applications/list/cards.fixture.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { RatedNote } from './rated-note.tsx';
import { type Rated, RatingDialog } from './rating-dialog.tsx';

const cards = [
  buildCard({ id: 1, name: 'Ines Okafor' }),
  buildCard({ id: 2, name: 'Noor Haddad', rating: 1 }),
  buildCard({ id: 3, name: 'Ada Lindqvist', rating: 3 }),
];

test('previews which ratings are replaced, then rates everyone', async () => {
  const calls = mockApi({
    'POST /api/v1/application-ratings': () => [200, { results: cards.map(({ id }) => ({ id, error: null })) }],
  });
  const onRated = vi.fn<(rated: Rated) => void>();
  await renderWithQueries(<RatingDialog cards={cards} onClose={() => undefined} onRated={onRated} />);
  fireEvent.click(screen.getByRole('button', { name: 'Save rating' }));
  expect(screen.getByText('Choose a rating.')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Good fit' }));
  expect(screen.getByText('1 person already has another rating. Saving replaces it:')).toBeDefined();
  expect(screen.getByText('Noor Haddad')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Save rating' }));
  await waitFor(() => expect(onRated).toHaveBeenCalled());
  expect(calls.map(({ body }) => body)).toEqual([
    {
      ratings: [
        { id: 1, from: null, to: 3 },
        { id: 2, from: 1, to: 3 },
        { id: 3, from: 3, to: 3 },
      ],
    },
  ]);
});

test('undo restores the earlier ratings and reports who was rated otherwise since', async () => {
  const calls = mockApi({
    'POST /api/v1/application-ratings': () => [
      200,
      {
        results: [
          { id: 1, error: null },
          { id: 2, error: 'rated_otherwise' },
        ],
      },
    ],
  });
  const rated: Rated = {
    cards,
    changes: [
      { id: 1, from: null, to: 3 },
      { id: 2, from: 1, to: 3 },
      { id: 3, from: 3, to: 3 },
    ],
    results: [
      { id: 1, error: null },
      { id: 2, error: null },
      { id: 3, error: 'not_found' },
    ],
  };
  await renderWithQueries(<RatedNote rated={rated} onClose={() => undefined} />);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Someone else has changed this rating.')).toBeDefined();
  expect(calls[0]?.body).toEqual({
    ratings: [
      { id: 1, from: 3, to: null },
      { id: 2, from: 3, to: 1 },
    ],
  });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
