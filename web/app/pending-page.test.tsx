// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { describe, expect, it } from 'vitest';
import { renderAlone } from '#web/testing/render.tsx';
import { followNavigation, useIsLeaving } from './pending-page.ts';

function Page({ name }: { readonly name: string }) {
  return <p>{`${name}: ${useIsLeaving() ? 'leaving' : 'here'}`}</p>;
}

async function open() {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const lazy = async () => {
    await arrival;
    return { element: <Page name="next" /> };
  };
  const routes = [
    { path: '/', element: <Page name="first" /> },
    { path: '/next', lazy },
  ];
  const router = createMemoryRouter(routes);
  followNavigation(router);
  await renderAlone(<RouterProvider router={router} />);
  return { router, arrive };
}

describe('useIsLeaving', () => {
  it('is true from the navigation to another page until that page is on screen', async () => {
    const { router, arrive } = await open();
    expect(screen.getByText('first: here')).toBeDefined();
    await act(() => void router.navigate('/next'));
    expect(screen.getByText('first: leaving')).toBeDefined();
    await act(async () => arrive());
    expect(await screen.findByText('next: here')).toBeDefined();
  });

  it('is false once the navigation was canceled by one to the page on screen', async () => {
    const { router } = await open();
    await act(() => void router.navigate('/next'));
    await act(() => router.navigate('/'));
    expect(screen.getByText('first: here')).toBeDefined();
  });

  it('stays false while only the query of the page changes', async () => {
    const { router } = await open();
    await act(() => router.navigate('/?words=data'));
    expect(screen.getByText('first: here')).toBeDefined();
  });
});
