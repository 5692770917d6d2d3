// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signOut } from '#web/lib/session.ts';
import { mockApi } from '#web/testing/mock-api.ts';
import { renderWithQueries, signInStaff } from '#web/testing/queries.tsx';
import { AboutPage, NewsPage } from './content-pages.tsx';

test('shows each news item with its date, latest first', async () => {
  mockApi({});
  const { container } = await renderWithQueries(<NewsPage />);
  const days = [...container.querySelectorAll('time')].map((time) => time.dateTime);
  expect(days).toHaveLength(screen.getAllByRole('heading', { level: 2 }).length);
  expect(days).toEqual(days.toSorted().toReversed());
});

test('offers the sign-up to visitors only', async () => {
  mockApi({});
  signOut();
  const { unmount } = await renderWithQueries(<AboutPage />);
  expect(screen.getByRole('link', { name: 'Sign up' })).toBeDefined();
  unmount();
  signInStaff(1);
  await renderWithQueries(<AboutPage />);
  expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Contact us' })).toBeDefined();
});
