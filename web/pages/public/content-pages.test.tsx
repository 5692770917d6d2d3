// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries } from '#web/testing/queries.tsx';
import { NewsPage } from './content-pages.tsx';

test('shows each news item with its date, latest first', async () => {
  mockApi({});
  const { container } = await renderWithQueries(<NewsPage />);
  const days = [...container.querySelectorAll('time')].map((time) => time.dateTime);
  expect(days).toHaveLength(screen.getAllByRole('heading', { level: 2 }).length);
  expect(days).toEqual(days.toSorted().toReversed());
});
