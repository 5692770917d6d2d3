// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderAlone } from '#web/testing/render.tsx';
import { ChunkFailed, chunkLimit, loadPage } from './page-loading.ts';
import { RouteError } from './route-error.tsx';

beforeEach(() => {
  // The router reports what it catches; the tests expect it.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function open(failing: RouteObject) {
  const children = [
    { path: '/', element: <p>the home page</p> },
    { ...failing, path: '/broken' },
  ];
  const router = createMemoryRouter([{ errorElement: <RouteError />, children }], { initialEntries: ['/broken'] });
  await renderAlone(<RouterProvider router={router} />);
}

test('a page that breaks says so, and going elsewhere resets the screen', async () => {
  const Broken = () => {
    throw new Error('broken on purpose');
  };
  await open({ element: <Broken /> });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('something went wrong');
  fireEvent.click(screen.getByRole('link', { name: 'Go to home page' }));
  await waitFor(() => expect(screen.getByText('the home page')).toBeDefined());
  expect(screen.queryByText('something went wrong')).toBeNull();
});

test('a part that cannot be downloaded says which kind of failure it is', async () => {
  await open({ lazy: () => loadPage(() => Promise.reject(new Error('404'))).then(({ Component }) => ({ Component })) });
  await waitFor(() => expect(screen.getByText('Part of this page didn’t load.')).toBeDefined());
});

test('a part that does not arrive has failed after 120 seconds, and not before', async () => {
  vi.useFakeTimers();
  const failed = vi.fn();
  const loading = loadPage(() => new Promise(() => undefined)).catch(failed);
  await vi.advanceTimersByTimeAsync(chunkLimit - 1);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loading;
  expect(failed).toHaveBeenCalledWith(expect.any(ChunkFailed));
  vi.useRealTimers();
});
