// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { buildApplication, buildCard } from '#web/features/applications/list/cards.fixture.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { OwnAccommodations } from './own-accommodations.tsx';

test('offers no new request once the application has ended', async () => {
  mockApi({ 'GET /api/v1/applications/1/adjustments': () => [200, { requests: [] }] });
  const { container } = await renderWithQueries(
    <OwnAccommodations application={buildApplication(buildCard({ status: 'rejected' }))} />,
  );
  await waitFor(() => expect(container.textContent).toBe(''));
  expect(screen.queryByRole('heading')).toBeNull();
});
