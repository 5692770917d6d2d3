// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type UrlFilters, useUrlFilters } from './use-url-filters.ts';

it('keeps a change when another one follows before the page renders', async () => {
  let filters: UrlFilters | undefined;
  const Page = () => {
    filters = useUrlFilters();
    return null;
  };
  window.history.replaceState(null, '', '/?person=ana');
  const router = createBrowserRouter([{ path: '/', element: createElement(Page) }]);
  renderHook(() => null, { wrapper: () => createElement(RouterProvider, { router }) });
  const { update } = filters ?? expect.unreachable();
  // The page that has not rendered yet handles the second change.
  await act(async () => update({ topic: 'job' }));
  await act(async () => update({ action: 'job.move' }));
  expect(router.state.location.search).toBe('?person=ana&topic=job&action=job.move');
  await act(() => router.navigate(-1));
  await act(async () => filters?.update({ person: null }));
  expect(router.state.location.search).not.toContain('person');
});
