// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { expect, it } from 'vitest';
import { type UrlSelection, useUrlSelection } from './use-url-selection.ts';

function openPage(query: string) {
  let selection: UrlSelection | undefined;
  const Page = () => {
    selection = useUrlSelection(['filter', 'view']);
    return null;
  };
  window.history.replaceState(null, '', query);
  const router = createBrowserRouter([{ path: '/', element: createElement(Page) }]);
  renderHook(() => null, { wrapper: () => createElement(RouterProvider, { router }) });
  return { getSearch: () => router.state.location.search, selection: () => selection ?? expect.unreachable() };
}

it('opens a record with the filters, and closes the one before', async () => {
  const { getSearch, selection } = openPage('/?filter=past&id=4&edit=1');
  expect(selection().getId('id')).toBe(4);
  await act(async () => selection().open({ id: '5' }));
  expect(getSearch()).toBe('?filter=past&id=5');
  expect(selection().get('edit')).toBe('');
});

it('closes the record and removes a filter', async () => {
  const { getSearch, selection } = openPage('/?filter=past&view=list&id=4');
  await act(async () => selection().filter({ filter: null }));
  expect(getSearch()).toBe('?view=list');
});

it('keeps a filter when a record is opened before the page renders', async () => {
  const { getSearch, selection } = openPage('/');
  const { filter, open } = selection();
  await act(async () => filter({ view: 'list' }));
  await act(async () => open({ id: '5' }));
  expect(getSearch()).toBe('?view=list&id=5');
});

it.each(['0', '-1', '1.5', 'choose', ''])('reads no number from "%s"', (text) => {
  expect(openPage(`/?id=${text}`).selection().getId('id')).toBeNull();
});
