// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { describe, expect, it } from 'vitest';
import { renderWithoutRouter } from '#web/testing/render.tsx';
import { trackNavigation, useIsLeaving } from './requested-location.ts';

function Page({ name }: { readonly name: string }) {
  return <p>{`${name}: ${useIsLeaving() ? 'leaving' : 'current'}`}</p>;
}

async function openFirstPage() {
  let finishLoading = () => {};
  const loaded = new Promise<void>((resolve) => {
    finishLoading = resolve;
  });
  const lazy = async () => {
    await loaded;
    return { element: <Page name="next" /> };
  };
  const routes = [
    { path: '/', element: <Page name="first" /> },
    { path: '/next', lazy },
  ];
  const router = createMemoryRouter(routes);
  trackNavigation(router);
  await renderWithoutRouter(<RouterProvider router={router} />);
  return { router, finishLoading };
}

describe('useIsLeaving', () => {
  it('is true from the navigation to another page until that page is rendered', async () => {
    const { router, finishLoading } = await openFirstPage();
    expect(screen.getByText('first: current')).toBeDefined();
    await act(() => void router.navigate('/next'));
    expect(screen.getByText('first: leaving')).toBeDefined();
    await act(async () => finishLoading());
    expect(await screen.findByText('next: current')).toBeDefined();
  });

  it('is false after a canceled navigation', async () => {
    const { router } = await openFirstPage();
    await act(() => void router.navigate('/next'));
    await act(() => router.navigate('/'));
    expect(screen.getByText('first: current')).toBeDefined();
  });

  it('stays false while only the query of the page changes', async () => {
    const { router } = await openFirstPage();
    await act(() => router.navigate('/?query=data'));
    expect(screen.getByText('first: current')).toBeDefined();
  });
});
