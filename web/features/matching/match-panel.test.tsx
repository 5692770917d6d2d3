// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { signIn, signOut, updateUser } from '#web/lib/session.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithoutRouter } from '#web/testing/render.tsx';
import { createTokens } from '#web/testing/tokens.ts';
import { matchFor } from './match.fixture.ts';
import { MatchPanel } from './match-panel.tsx';

async function open(address: string) {
  signOut();
  signIn(createTokens({ seconds: 1800 }));
  updateUser({ is_user: true });
  mockApi({ 'GET /api/v1/jobs/9/match': () => [200, matchFor({ skills: [1, 2, 3, 20] }, { skills: [1, 2, 3, 20] })] });
  const panel = <MatchPanel jobId={9} skillCount={1} />;
  const router = createMemoryRouter([{ path: '*', element: panel }], { initialEntries: [address] });
  await renderWithoutRouter(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByText('Strong match');
}

test('moves to the match when the address contains #match', async () => {
  await open('/jobs/9#match');
  const heading = screen.getByRole('heading', { name: 'How you match this job' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('keeps the focus without a hash', async () => {
  await open('/jobs/9');
  expect(document.activeElement).toBe(document.body);
});
