// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWithoutRouter } from '#web/testing/render.tsx';
import { ChunkLoadError, chunkTimeoutMs, loadPage } from './page-loading.ts';
import { RouteError } from './route-error.tsx';

beforeEach(() => {
  // The router logs the errors that it catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

async function open(failing: RouteObject) {
  const children = [
    { path: '/', element: <p>the home page</p> },
    { ...failing, path: '/broken' },
  ];
  const router = createMemoryRouter([{ errorElement: <RouteError />, children }], { initialEntries: ['/broken'] });
  await renderWithoutRouter(<RouterProvider router={router} />);
}

describe('RouteError', () => {
  it('a page throws -> shows the error screen, which navigation resets', async () => {
    const Broken = () => {
      throw new Error('broken on purpose');
    };
    await open({ element: <Broken /> });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('something went wrong');
    fireEvent.click(screen.getByRole('link', { name: 'Go to home page' }));
    await waitFor(() => expect(screen.getByText('the home page')).toBeDefined());
    expect(screen.queryByText('something went wrong')).toBeNull();
  });

  it('a chunk fails to load -> shows the chunk error text', async () => {
    await open({
      lazy: () => loadPage(() => Promise.reject(new Error('404'))).then(({ Component }) => ({ Component })),
    });
    await waitFor(() => expect(screen.getByText('Part of this page didn’t load.')).toBeDefined());
  });
});

describe('loadPage', () => {
  it('a chunk does not load -> fails after exactly 120 seconds', async () => {
    vi.useFakeTimers();
    const failed = vi.fn();
    const loading = loadPage(() => new Promise(() => undefined)).catch(failed);
    await vi.advanceTimersByTimeAsync(chunkTimeoutMs - 1);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await loading;
    expect(failed).toHaveBeenCalledWith(expect.any(ChunkLoadError));
    vi.useRealTimers();
  });
});
