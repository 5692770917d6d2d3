// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { describe, expect, it } from 'vitest';
import { trackNavigation } from '#web/lib/navigation/requested-location.ts';
import { renderWithoutRouter } from '#web/testing/render.tsx';
import { usePopup } from './use-popup.ts';

function Frame() {
  const { isOpen, trigger } = usePopup('dialog', () => undefined);
  return (
    <>
      <button type="button" onClick={trigger.onPress} aria-expanded={isOpen}>
        Comfort
      </button>
      <Outlet />
    </>
  );
}

async function openFirstPage() {
  const children = [
    { index: true, element: <p>first</p> },
    { path: 'next', element: <p>next</p> },
  ];
  const router = createMemoryRouter([{ path: '/', element: <Frame />, children }]);
  trackNavigation(router);
  await renderWithoutRouter(<RouterProvider router={router} />);
  return router;
}

const isExpanded = () => screen.getByRole('button').getAttribute('aria-expanded');

describe('usePopup', () => {
  it('stays open when pressed after a navigation started but before React rendered it', async () => {
    const router = await openFirstPage();
    await act(async () => {
      const arrived = router.navigate('/next');
      fireEvent.click(screen.getByRole('button'));
      await arrived;
    });
    expect(await screen.findByText('next')).toBeDefined();
    expect(isExpanded()).toBe('true');
  });

  it('closes when a later navigation arrives', async () => {
    const router = await openFirstPage();
    fireEvent.click(screen.getByRole('button'));
    expect(isExpanded()).toBe('true');
    await act(() => router.navigate('/next'));
    expect(await screen.findByText('next')).toBeDefined();
    expect(isExpanded()).toBe('false');
  });
});
